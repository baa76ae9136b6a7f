import type { Parsed } from '../../contract';
import type { GameRecord } from '../../game-codec';
import { asObject, asText, onlyKeys, parseJson } from '../../reading/json';
import { LINE_KEYS, lineToJson, readLine, readTags } from '../../reading/line';
import { checkAction } from './actions';
import { parse, print } from './notation';
import { changedOptions } from './options';
import { readPosition } from './position';
import { attempt, failAt, Malformed, malformed, show } from './problems';
import { isStart, setupFromText, setupOf } from './start';
import type { State } from './state';

/**
 * A record as JSON. Games from before the first card is dealt say so with `setup` and `options`; anything else has a
 * `start`, as a position line or as a JSON position.
 */
const GAME = 'tash-kalar';
const SETUP_KEYS = ['setup', 'options'];

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

const opening = (start: State): object =>
  isStart(start) ? { setup: setupOf(start), options: changedOptions(start.options) } : { start: print(start) };

function readRecord(source: Record<string, unknown>): GameRecord<State> {
  if (source.game !== undefined && source.game !== GAME) malformed(1, `game: ${show(source.game)}`, 'wrong-game');
  onlyKeys(source, ['game', 'tags', ...(source.start === undefined ? SETUP_KEYS : ['start']), ...LINE_KEYS], '');
  const start = source.start === undefined ? readSetup(source) : readStart(source.start);
  return { tags: readTags(source.tags), start, ...readLine(source, checkAction) };
}

function readSetup(source: Record<string, unknown>): State {
  if (source.setup === undefined) malformed(1, 'setup', 'missing-field');
  const options = source.options === undefined ? {} : asObject(source.options, 'options');
  return setupFromText(asText(source.setup, 'setup'), options, failAt);
}

function readStart(value: unknown): State {
  if (typeof value !== 'string') return readPosition(value, 'start');
  const parsed = parse(value);
  if (!parsed.ok) throw new Malformed({ ...parsed.error, found: `start: ${parsed.error.found}` });
  return parsed.value;
}
