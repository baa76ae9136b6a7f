import type { BoardMap } from './board-data';
import { mapById } from './board-data';
import { MAX_TURNS, OPTION_NAMES, OPTION_VALUES } from './options';
import { show, type Fail } from './problems';
import type { Options, Side } from './state';
import { sortTiles, troopIndex } from './tiles';

/** Readers of the small words that the one-line notation and the JSON forms have in common. */

export function readMap(text: string, fail: Fail): BoardMap {
  return mapById(text) ?? fail(0, text, 'unknown-map', 'TB-SET-1');
}

/** A tile list in any order; returned in troop order. */
export function readTiles(text: string, fail: Fail): string {
  for (let i = 0; i < text.length; i++) if (troopIndex(text[i]!) < 0) fail(i, text[i]!, 'bad-tile', 'TB-KIT-1');
  return sortTiles(text);
}

/** A stack, bottom to top: a colour before each troop (`"r5b7"`). */
export function readStack(text: string, fail: Fail): string {
  for (let i = 0; i < text.length; i += 2) {
    const tile = text.slice(i, i + 2);
    if (!/^[br]/.test(tile) || troopIndex(tile.slice(1)) < 0) fail(i, tile, 'bad-tile', 'TB-KIT-1');
  }
  return text;
}

export function readNode(text: string, map: BoardMap, fail: Fail): string {
  return map.nodeIndex.has(text) ? text : fail(0, text, 'unknown-node', 'TB-KIT-3');
}

export function readRegion(text: string, map: BoardMap, fail: Fail): string {
  return map.regionIndex.has(text) ? text : fail(0, text, 'unknown-region', 'TB-KIT-5');
}

export function readSide(text: unknown, fail: Fail): Side {
  return text === 'blue' || text === 'red' ? text : fail(0, asFound(text), 'bad-side', 'TB-GOAL-1');
}

/** A whole number from 0 to `max`. */
export function readNumber(value: unknown, max: number, fail: Fail): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return value;
  return fail(0, asFound(value), 'bad-number');
}

/** Digits as a number; any other text stays what it is, for `readNumber` to refuse. */
export function fromDigits(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

export function readOption(name: string, value: unknown, fail: Fail): Partial<Options> {
  const known = OPTION_NAMES.find((option) => option === name) ?? fail(0, name, 'bad-option');
  if (known === 'turnLimit') return { turnLimit: readNumber(value, MAX_TURNS, fail) };
  const values: readonly unknown[] = OPTION_VALUES[known];
  return values.includes(value) ? { [known]: value } : fail(0, asFound(value), 'bad-option');
}

const asFound = (value: unknown): string => (typeof value === 'string' ? value : show(value));
