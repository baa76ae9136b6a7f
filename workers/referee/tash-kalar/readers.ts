import { isSquare, type Square } from './squares';
import { PLAYERS, RANKS, type Piece, type Player, type Rank } from './pieces';
import { Unreadable } from './problem';

/** An object, or nothing for an empty one; with only these keys. */
export function record(value: unknown, where: string, keys: readonly string[]): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unreadable('not-an-object', null, where, value);
  }
  const stranger = Object.keys(value).find((key) => !keys.includes(key));
  if (stranger !== undefined) throw new Unreadable('unknown-key', null, where, stranger);
  return value as Record<string, unknown>;
}

/** A list of texts, each read; nothing is an empty list. */
export function list<Value>(value: unknown, where: string, one: (text: string, where: string) => Value): Value[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Unreadable('not-a-list', null, where, value);
  return value.map((item: unknown, index) => {
    if (typeof item !== 'string') throw new Unreadable('not-a-text', null, `${where}.${index}`, item);
    return one(item, `${where}.${index}`);
  });
}

/** One of these words, or the first of them if there is nothing. */
export function word<Word extends string>(value: unknown, where: string, words: readonly Word[]): Word {
  if (value === undefined) return words[0]!;
  const found = words.find((one) => one === value);
  if (found === undefined) throw new Unreadable('unknown-word', null, where, value);
  return found;
}

export const player = (value: unknown, where: string): Player => word(value, where, PLAYERS);

export function flag(value: unknown, where: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new Unreadable('not-a-flag', null, where, value);
  return value ?? false;
}

/** A whole number from 0. */
export function amount(value: unknown, where: string, missing = 0): number {
  if (value === undefined) return missing;
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new Unreadable('not-a-count', null, where, value);
  return value as number;
}

export function square(text: string, where: string): Square {
  if (!isSquare(text)) throw new Unreadable('unknown-square', 'TS-BOARD-1', where, text);
  return text;
}

const STARS: readonly string[] = ['', '*', '**'];

/** `d5`, `d5*`, `d5**`. */
export function ranked(text: string, where: string): { square: Square; rank: Rank } {
  const rank = RANKS[STARS.indexOf(text.slice(2))];
  if (!rank) throw new Unreadable('unknown-piece', 'TS-PIECE-2', where, text);
  return { square: square(text.slice(0, 2), where), rank };
}

export const writeRanked = (on: Square, rank: Rank): string => on + STARS[RANKS.indexOf(rank)]!;

export function board(value: unknown): Record<Square, Piece> {
  const both = record(value, 'board', PLAYERS);
  const pieces = PLAYERS.flatMap((owner) =>
    list(both[owner], `board.${owner}`, ranked).map(({ square: on, rank }) => ({ on, piece: { owner, rank } })),
  );
  const twice = pieces.find(({ on }, index) => pieces.findIndex((other) => other.on === on) !== index);
  if (twice) throw new Unreadable('square-taken-twice', 'TS-PLACE-1', `board.${twice.piece.owner}`, twice.on);
  return Object.fromEntries(pieces.map(({ on, piece }) => [on, piece]));
}

/** Something for each player. */
export function paired<Value>(
  value: unknown,
  where: string,
  one: (value: unknown, where: string) => Value,
): Record<Player, Value> {
  const both = record(value, where, PLAYERS);
  return { A: one(both.A, `${where}.A`), B: one(both.B, `${where}.B`) };
}
