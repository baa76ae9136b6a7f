import type { Parsed } from '../../contract';
import { asObject, asText, entries, onlyKeys, parseJson } from '../../reading/json';
import { blankState } from './blank';
import { mapOf } from './board-data';
import { readMap, readNode, readNumber, readOption, readRegion, readSide, readStack, readTiles } from './fields';
import { MAX_TURNS, changedOptions } from './options';
import { attempt, failAt, malformed } from './problems';
import { SIDES, type Position, type Sided, type State } from './state';
import { problemsOf } from './validity';

/** No army has more tiles than this to lose. */
const ARMY = 24;

const LISTS = ['rack', 'unseen', 'discard', 'frozen', 'known'] as const;
const KEYS: readonly string[] = ['map', 'toMove', 'stacks', ...LISTS, 'removed', 'taken', 'turns', 'options'];

/** The JSON text of a position; see `positionToState`. */
export function parsePosition(text: string): Parsed<State> {
  return attempt(() => readPosition(parseJson(text)));
}

/** The start of a turn that a JSON position describes, checked for shape and against the rules of set-up. */
export function positionToState(value: unknown): Parsed<State> {
  return attempt(() => readPosition(value));
}

/** `path` is the member of a larger file that holds the position. */
export function readPosition(value: unknown, path = ''): State {
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  const source = asObject(value, path || 'position');
  onlyKeys(source, KEYS, at(''));
  for (const key of ['map', 'toMove']) if (source[key] === undefined) malformed(1, at(key), 'missing-field');

  const map = readMap(asText(source.map, at('map')), failAt(at('map'), source.map));
  const state = blankState(map, readSide(source.toMove, failAt(at('toMove'), source.toMove)));
  for (const [node, stack, where] of entries(source.stacks, at('stacks'))) {
    readNode(node, map, failAt(where, stack));
    const tiles = readStack(asText(stack, where), failAt(where, stack));
    if (tiles) state.stacks[node] = tiles;
  }
  for (const name of LISTS) {
    for (const [side, tiles, where] of entries(source[name], at(name))) {
      state[name][readSide(side, failAt(where, tiles))] = readTiles(asText(tiles, where), failAt(where, tiles));
    }
  }
  for (const [side, count, where] of entries(source.removed, at('removed'))) {
    state.removed[readSide(side, failAt(where, count))] = readNumber(count, ARMY, failAt(where, count));
  }
  for (const [region, side, where] of entries(source.taken, at('taken'))) {
    state.taken[readRegion(region, map, failAt(where, side))] = readSide(side, failAt(where, side));
  }
  if (source.turns !== undefined) {
    state.turns = readNumber(source.turns, MAX_TURNS, failAt(at('turns'), source.turns));
  }
  for (const [name, option, where] of entries(source.options, at('options'))) {
    Object.assign(state.options, readOption(name, option, failAt(where, option)));
  }

  const [wrong] = problemsOf(state);
  if (wrong) malformed(1, `${at(wrong.where)}: ${JSON.stringify(wrong.found)}`, wrong.problem, wrong.rule);
  return state;
}

/** The JSON position of a state, with nothing in it that a missing key would mean; null in the middle of a turn and after the end. */
export function stateToPosition(state: State): Position | null {
  if (state.question !== 'turn') return null;
  const position: Position = { map: state.map, toMove: state.toMove };
  const stacks = mapOf(state)
    .nodes.filter((node) => state.stacks[node])
    .map((node) => [node, state.stacks[node]!]);
  if (stacks.length) position.stacks = Object.fromEntries(stacks);
  for (const name of LISTS) if (filled(state[name])) position[name] = present(state[name]);
  if (filled(state.removed)) position.removed = present(state.removed);
  const taken = mapOf(state)
    .regions.filter(({ id }) => state.taken[id])
    .map(({ id }) => [id, state.taken[id]!]);
  if (taken.length) position.taken = Object.fromEntries(taken);
  if (state.turns) position.turns = state.turns;
  const options = changedOptions(state.options);
  if (Object.keys(options).length) position.options = options;
  return position;
}

function filled(values: Sided<string | number>): boolean {
  return SIDES.some((side) => values[side]);
}

function present<T>(values: Sided<T>): Partial<Sided<T>> {
  return Object.fromEntries(SIDES.filter((side) => values[side]).map((side) => [side, values[side]])) as Partial<
    Sided<T>
  >;
}
