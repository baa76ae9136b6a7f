import type { Parsed } from '../../contract';
import type { GameRecord } from '../../game-codec';
import { asObject, asText, onlyKeys, parseJson } from '../../reading/json';
import { LINE_KEYS, lineToJson, readLine, readTags } from '../../reading/line';
import { parseAction } from './actions';
import { mapOf } from './board-data';
import { readMap, readOption, readSide, readTiles } from './fields';
import { parse, print } from './notation';
import { changedOptions } from './options';
import { readPosition } from './position';
import { attempt, failAt, Malformed, malformed, show } from './problems';
import { isStart, rackSizeAtStart, startState } from './start';
import { SIDES, type Options, type State } from './state';
import { problemsOf } from './validity';

/**
 * A record as JSON. Games dealt by the rules say so with `map`, `options`, `starter` and `racks` (section 4.2 of the
 * rules); anything else has a `start`, in the one-line notation or as a JSON position.
 */
const GAME = 'toy-battle';
const DEALT_KEYS = ['map', 'options', 'starter', 'racks'];

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
  return { map: start.map, options: changedOptions(start.options), starter: start.toMove, racks: start.rack };
}

function readRecord(source: Record<string, unknown>): GameRecord<State> {
  if (source.game !== undefined && source.game !== GAME) malformed(1, `game: ${show(source.game)}`, 'wrong-game');
  const openingKeys = source.start === undefined ? DEALT_KEYS : ['start'];
  onlyKeys(source, ['game', 'tags', ...openingKeys, ...LINE_KEYS], '');
  const start = source.start === undefined ? readDealt(source) : readStart(source.start);
  const map = mapOf(start);
  return { tags: readTags(source.tags), start, ...readLine(source, (text) => parseAction(text, map)) };
}

function readDealt(source: Record<string, unknown>): State {
  for (const key of ['map', 'starter', 'racks']) if (source[key] === undefined) malformed(1, key, 'missing-field');
  const map = readMap(asText(source.map, 'map'), failAt('map', source.map));
  const starter = readSide(source.starter, failAt('starter', source.starter));
  const options: Partial<Options> = {};
  for (const [name, value] of Object.entries(asObject(source.options ?? {}, 'options'))) {
    Object.assign(options, readOption(name, value, failAt(`options.${name}`, value)));
  }
  const given = asObject(source.racks, 'racks');
  onlyKeys(given, SIDES, 'racks.');
  const racks = { blue: '', red: '' };
  for (const side of SIDES) {
    const fail = failAt(`racks.${side}`, given[side]);
    racks[side] = readTiles(asText(given[side], `racks.${side}`), fail);
    if (racks[side].length !== rackSizeAtStart(side, starter)) fail(0, racks[side], 'bad-opening', 'TB-SET-6');
  }
  const state = startState(map, starter, racks, options);
  const [wrong] = problemsOf(state);
  if (wrong) malformed(1, `${wrong.where}: ${JSON.stringify(wrong.found)}`, wrong.problem, wrong.rule);
  return state;
}

function readStart(value: unknown): State {
  if (typeof value !== 'string') return readPosition(value, 'start');
  const parsed = parse(value);
  if (!parsed.ok) throw new Malformed({ ...parsed.error, found: `start: ${parsed.error.found}` });
  return parsed.value;
}
