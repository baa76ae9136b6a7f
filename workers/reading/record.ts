/** Records of games and analyses as JSON: what is the same in every game. */
import type { Parsed } from '../contract';
import type { GameRecord } from '../game-codec';
import { asObject, onlyKeys, parseJson } from './json';
import { readLine, readTags } from './line';
import { LINE_KEYS, lineToJson } from './line-json';
import { attempt, Malformed, malformed, show } from './problems';

type Members = Readonly<Record<string, unknown>>;

/** What a game says of its records. A game that began by the rules says how, in members of its own; any other has a `start`. */
export interface RecordForm<S> {
  game: string;
  /** The members that say how a game began. */
  openingKeys: readonly string[];
  /** Those members of a start that the rules know; null for any other. */
  opening(start: S): object | null;
  readOpening(source: Members): S;
  /** A start as a position line. */
  print(start: S): string;
  parse(text: string): Parsed<S>;
  /** A start as a JSON position; `path` is the member that holds it. */
  readPosition(value: unknown, path: string): S;
  /** Reads one action; whether it can be played is another question. */
  checkAction(text: string, start: S): Parsed<unknown>;
}

export interface Records<S> {
  /** Never throws. */
  parseRecord(text: string): Parsed<GameRecord<S>>;
  /** The record as indented JSON, without members that say nothing. */
  printRecord(record: GameRecord<S>): string;
}

export function recordsOf<S>(form: RecordForm<S>): Records<S> {
  return {
    parseRecord: (text) => attempt(() => readRecord(asObject(parseJson(text), 'record'), form)),
    printRecord({ tags, start, ...line }) {
      const opening = form.opening(start) ?? { start: form.print(start) };
      const record = { game: form.game, ...(Object.keys(tags).length && { tags }), ...opening, ...lineToJson(line) };
      return `${JSON.stringify(record, null, 2)}\n`;
    },
  };
}

function readRecord<S>(source: Members, form: RecordForm<S>): GameRecord<S> {
  const { game, openingKeys } = form;
  if (source.game !== undefined && source.game !== game) malformed(1, `game: ${show(source.game)}`, 'wrong-game');
  onlyKeys(source, ['game', 'tags', ...(source.start === undefined ? openingKeys : ['start']), ...LINE_KEYS], '');
  const start = source.start === undefined ? form.readOpening(source) : readStart(source.start, form);
  return { tags: readTags(source.tags), start, ...readLine(source, (text) => form.checkAction(text, start)) };
}

function readStart<S>(value: unknown, { parse, readPosition }: RecordForm<S>): S {
  if (typeof value !== 'string') return readPosition(value, 'start');
  const parsed = parse(value);
  if (!parsed.ok) throw new Malformed({ ...parsed.error, found: `start: ${parsed.error.found}` });
  return parsed.value;
}
