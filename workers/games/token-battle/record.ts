import type { Parsed } from '../../contract';
import type { GameRecord } from '../../game-codec';
import { asObject, onlyKeys, parseJson } from '../../reading/json';
import { LINE_KEYS, lineToJson, readLine, readTags } from '../../reading/line';
import { checkAction } from './actions';
import { copyStacks } from './cards';
import { parse, print } from './notation';
import { changedOptions } from './options';
import { readOptions, readPosition, readStacks } from './position';
import { attempt, Malformed, malformed, show } from './problems';
import { readySet, setById } from './ready-sets';
import { setProblems } from './sets';
import { isStart, startState } from './start';
import { SIDES, sided, type Side, type Stacks, type State } from './state';
import { problemsOf } from './validity';

/**
 * A record as JSON. Games from an empty board say so with `sets`, each the id of a ready set or four stacks, and
 * `options`; anything else has a `start`, as a position line or as a JSON position.
 */
const GAME = 'token-battle';
const START_KEYS = ['sets', 'options'];

export function parseRecord(text: string): Parsed<GameRecord<State>> {
  return attempt(() => readRecord(asObject(parseJson(text), 'record')));
}

/** The record as indented JSON, without members that say nothing. */
export function printRecord(record: GameRecord<State>): string {
  return `${JSON.stringify(recordToJson(record), null, 2)}\n`;
}

export function recordToJson({ tags, start, ...line }: GameRecord<State>): object {
  return { game: GAME, ...(Object.keys(tags).length && { tags }), ...opening(start), ...lineToJson(line) };
}

function opening(start: State): object {
  if (!isStart(start)) return { start: print(start) };
  const sets = sided((side) => readySet(start.cards[side])?.id ?? start.cards[side]);
  return { sets, options: changedOptions(start.options) };
}

function readRecord(source: Record<string, unknown>): GameRecord<State> {
  if (source.game !== undefined && source.game !== GAME) malformed(1, `game: ${show(source.game)}`, 'wrong-game');
  const openingKeys = source.start === undefined ? START_KEYS : ['start'];
  onlyKeys(source, ['game', 'tags', ...openingKeys, ...LINE_KEYS], '');
  const start = source.start === undefined ? readSets(source) : readStart(source.start);
  return { tags: readTags(source.tags), start, ...readLine(source, checkAction) };
}

function readSets(source: Record<string, unknown>): State {
  if (source.sets === undefined) malformed(1, 'sets', 'missing-field');
  const given = asObject(source.sets, 'sets');
  onlyKeys(given, SIDES, 'sets.');
  const cards = sided((side) => readSet(given[side], side));
  const state = startState(cards, readOptions(source.options, 'options'));
  const [wrong] = problemsOf(state);
  if (wrong) malformed(1, `${wrong.where}: ${JSON.stringify(wrong.found)}`, wrong.problem, wrong.rule);
  return state;
}

function readSet(value: unknown, side: Side): Stacks {
  const where = `sets.${side}`;
  if (value === undefined) malformed(1, where, 'missing-field');
  if (typeof value === 'string') {
    const set = setById(value) ?? malformed(1, `${where}: ${show(value)}`, 'unknown-set');
    return copyStacks(set.stacks);
  }
  const stacks = readStacks(value, where);
  const [wrong] = setProblems(stacks);
  if (wrong) {
    const path = wrong.stack === null ? where : `${where}.${wrong.stack}`;
    malformed(1, `${path}: ${JSON.stringify(wrong.found)}`, wrong.problem, wrong.rule);
  }
  return stacks;
}

function readStart(value: unknown): State {
  if (typeof value !== 'string') return readPosition(value, 'start');
  const parsed = parse(value);
  if (!parsed.ok) throw new Malformed({ ...parsed.error, found: `start: ${parsed.error.found}` });
  return parsed.value;
}
