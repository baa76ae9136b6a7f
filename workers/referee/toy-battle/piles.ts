export type TroopCode = 'K' | '1' | '2' | '3' | '4' | '5' | '6' | '7';

/** Troop order of every list: K 1 2 3 4 5 6 7 (rule file 4.2). */
export const TROOPS: readonly TroopCode[] = ['K', '1', '2', '3', '4', '5', '6', '7'];

/**
 * A pile is a multiset of tiles of one army, written one character a tile in troop order: `"K22"`.
 * Racks, unseen tiles, discards, frozen and known tiles are piles. `length` is the number of tiles.
 */
export type Pile = string;

export const isTroop = (text: string): text is TroopCode => (TROOPS as readonly string[]).includes(text);

export const count = (pile: Pile, troop: TroopCode): number => [...pile].filter((tile) => tile === troop).length;

/** The pile of these tiles, given in any order. */
export const pile = (tiles: string): Pile => TROOPS.map((troop) => troop.repeat(count(tiles, troop))).join('');

export const withTile = (from: Pile, troop: TroopCode): Pile => pile(from + troop);

/** One tile less of that troop; the same pile if it holds none. */
export const withoutTile = (from: Pile, troop: TroopCode): Pile => from.replace(troop, '');

/** What is left of a pile when the tiles of another are taken away, as far as they are there. */
export const without = (from: Pile, taken: Pile): Pile =>
  [...taken].reduce((rest, tile) => rest.replace(tile, ''), from);

/** Whether every tile of `part` is in `whole`, copies counted. */
export const contains = (whole: Pile, part: Pile): boolean => without(part, whole) === '';

/** The troops of a pile, each once, in troop order. */
export const kinds = (of: Pile): TroopCode[] => TROOPS.filter((troop) => of.includes(troop));
