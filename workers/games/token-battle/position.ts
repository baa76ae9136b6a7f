import type { Parsed } from '../../contract';
import { asList, asObject, asText, entries, onlyKeys, parseJson } from '../../reading/json';
import { blankState } from './blank';
import { FIELDS } from './board-fields';
import { changedOptions, readOption } from './options';
import { attempt, failAt, malformed, show } from './problems';
import { readCard, readField, readSide } from './readers';
import { TYPES, type Options, type Sided, type Stacks, type State, type Token } from './state';
import { MAX_COUNT, problemsOf } from './validity';

const KEYS = ['board', 'cards', 'turn', 'points', 'last', 'boost', 'extra', 'ply', 'options'];
const TOKEN_KEYS = ['owner', 'value', 'type'];

/** The JSON text of a position; see `positionToState`. */
export function parsePosition(text: string): Parsed<State> {
  return attempt(() => readPosition(parseJson(text)));
}

/** The state that a JSON position describes. Missing members mean what missing parts of a position line mean. */
export function positionToState(value: unknown): Parsed<State> {
  return attempt(() => readPosition(value));
}

/** `path` is the member of a larger file that holds the position. */
export function readPosition(value: unknown, path = ''): State {
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  const source = asObject(value, path || 'position');
  onlyKeys(source, KEYS, at(''));
  const state = blankState();
  const board = new Map(
    entries(source.board, at('board')).map(([field, token, where]) => [
      readField(field, failAt(where, token)),
      readToken(token, where),
    ]),
  );
  state.board = Object.fromEntries(FIELDS.flatMap((field) => (board.has(field) ? [[field, board.get(field)!]] : [])));
  for (const [side, stacks, where] of entries(source.cards, at('cards')))
    state.cards[readSide(side, failAt(where, stacks))] = readStacks(stacks, where);
  if (source.turn !== undefined) {
    state.turn = source.turn === '?' ? '?' : readSide(asText(source.turn, at('turn')), failAt(at('turn'), source.turn));
  }
  if (source.last !== undefined && source.last !== null)
    state.last = readField(asText(source.last, at('last')), failAt(at('last'), source.last));
  for (const name of ['points', 'boost', 'extra'] as const) readSided(state[name], source[name], at(name));
  if (source.ply !== undefined) state.ply = readCount(source.ply, at('ply'));
  state.options = readOptions(source.options, at('options'));

  const [wrong] = problemsOf(state);
  if (wrong) malformed(1, `${at(wrong.where)}: ${JSON.stringify(wrong.found)}`, wrong.problem, wrong.rule);
  return state;
}

/** Named options of a JSON file; those with their default value are dropped. */
export function readOptions(value: unknown, path: string): Partial<Options> {
  const options: Partial<Options> = {};
  for (const [name, option, where] of entries(value, path))
    Object.assign(options, readOption(name, option, failAt(where, option)));
  return changedOptions(options);
}

/** Stacks as JSON: lists of card ids, top card first. */
export function readStacks(value: unknown, path: string): Stacks {
  return asList(value, path).map((stack, i) =>
    asList(stack, `${path}.${i}`).map((card, j) => {
      const where = `${path}.${i}.${j}`;
      return readCard(asText(card, where), failAt(where, card));
    }),
  );
}

function readToken(value: unknown, path: string): Token {
  const source = asObject(value, path);
  onlyKeys(source, TOKEN_KEYS, `${path}.`);
  const owner = readSide(asText(source.owner, `${path}.owner`), failAt(`${path}.owner`, source.owner));
  const type = TYPES.find((known) => known === source.type);
  if (!type) malformed(1, `${path}.type: ${show(source.type)}`, 'bad-token', 'TK-CARD-8');
  return { owner, value: readCount(source.value, `${path}.value`), type };
}

function readSided(into: Sided<number>, value: unknown, path: string): void {
  for (const [side, count, where] of entries(value, path)) {
    into[readSide(side, failAt(where, count))] = readCount(count, where);
  }
}

function readCount(value: unknown, path: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT) return value;
  return malformed(1, `${path}: ${show(value)}`, 'bad-number');
}

/** The JSON position of a state: a copy, with its members in the order of the rules. */
export function stateToPosition({ board, cards, turn, points, last, boost, extra, ply, options }: State): State {
  return {
    board: Object.fromEntries(FIELDS.flatMap((field) => (board[field] ? [[field, board[field]]] : []))),
    cards,
    turn,
    points,
    last,
    boost,
    extra,
    ply,
    options: changedOptions(options),
  };
}
