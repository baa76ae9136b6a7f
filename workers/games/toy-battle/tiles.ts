import { TROOP_CODES, type Side, type TroopCode } from './state';

/** Tile lists are strings of troop codes (`"K22"`); everywhere in a state they stand in the order K 1 2 3 4 5 6 7. */

const ORDER = TROOP_CODES.join('');

/** Index 0 .. 7 of a troop code, -1 for anything else. */
export function troopIndex(code: string): number {
  return code.length === 1 ? ORDER.indexOf(code) : -1;
}

export function troopCode(index: number): TroopCode {
  const code = TROOP_CODES[index];
  if (code === undefined) throw new RangeError(`no troop ${index}`);
  return code;
}

/** Eight counts of a tile list. */
export function countTiles(tiles: string): number[] {
  const counts = new Array<number>(ORDER.length).fill(0);
  for (const code of tiles) counts[troopIndex(code)]!++;
  return counts;
}

export function tilesOf(counts: ArrayLike<number>): string {
  return TROOP_CODES.map((code, troop) => code.repeat(counts[troop]!)).join('');
}

export function sortTiles(tiles: string): string {
  return tilesOf(countTiles(tiles));
}

export const sideLetter = (side: Side): 'b' | 'r' => (side === 'blue' ? 'b' : 'r');

/** The side that owns a tile written with its colour (`"b7"`), or that tops a stack (`"b7r3"`); null for an empty stack. */
export function topSide(stack: string | undefined): Side | null {
  return stack ? (stack.at(-2) === 'b' ? 'blue' : 'red') : null;
}

/** Tiles in a stack. */
export const heightOf = (stack: string | undefined): number => (stack?.length ?? 0) / 2;

export const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');
