/**
 * What a game tells the editor of positions: what there is to put somewhere, where it can lie, and how each entry changes its
 * draft. The editor brings palette, trays, dragging, keys, undo and the engine's verdict.
 *
 * A *thing* is whatever can lie somewhere (a tile, a token, a card), in the words of the game; equal things are copies of each
 * other. A *where* is a place of the board as its pick (`node:7`), or a tray beside it (`tray:<id>`).
 */
import type { RuleId, View } from '$workers/contract';

/** Things to choose from. */
export interface PaletteGroup {
  id: string;
  label: string;
  /** Whose things these are; null if nobody's. */
  seat: number | null;
  /** `left`: how many lie nowhere yet, where the game knows. */
  things: readonly { thing: string; left?: number }[];
  /** Shut until somebody asks: long lists, and what is seldom needed. */
  folded?: boolean;
}

/** A list beside the board: a hand, a pile, what is not seen. */
export interface Tray {
  id: string;
  /** What it is; whose it is stands beside it. */
  label: string;
  seat: number | null;
  /** `item` tells copies and places in a pile apart within the tray. */
  things: readonly { item: string; thing: string; count?: number }[];
  /** Id of the fold it stands in, beside those that always show; see `Edits.folds`. */
  fold?: string;
}

/** What stands against a draft. `found` is what the checks name, e.g. `stacks.8: "b7"`. */
export interface Flaw {
  problem: string;
  rule: RuleId | null;
  found: string;
}

/** Where a flaw is: a place of the board or a tray, or a field of the game's own; in words, empty for the whole position. */
export interface Spot {
  where: string | null;
  field: string | null;
  words: string;
}

/** `D` is a position being edited; every function returns another one and leaves the given one as it is. */
export interface Edits<D> {
  /** The position on screen. */
  from(view: View): D;
  /** Notation or JSON, for the engine to judge. */
  text(draft: D): string;
  /** What can be seen to be wrong before the engine is asked. */
  flaw?(draft: D): Flaw | null;
  /**
   * Where something wrong is. `term` finds words of the game, such as the names of options; `rule` is all there is to go by
   * where the engine refused the whole and nothing was found.
   */
  spot(draft: D, found: string, term: (key: string) => string, rule: RuleId | null): Spot;

  palette(draft: D): readonly PaletteGroup[];
  trays(draft: D): readonly Tray[];
  /** Names of the folds that trays stand in, by id. */
  folds?: Readonly<Record<string, () => string>>;
  /** Picks of all places of the board. */
  places(draft: D): readonly string[];
  /** What lies uppermost at a place; null where nothing does. */
  top(draft: D, place: string): string | null;
  /** Whether a thing of this kind can lie there at all, rules aside. */
  fits(thing: string, where: string): boolean;
  put(draft: D, thing: string, where: string): D;
  /** Takes away for good. @param item of the tray; null for the uppermost thing of a place */
  take(draft: D, where: string, item: string | null): D;
  /** From one where to another; left out where that is no more than taking it away and putting it down. */
  move?(draft: D, load: { thing: string; from: string; item: string | null }, to: string): D;
  /** Buttons that change much at once, such as an empty board. */
  sweeps: readonly { label: () => string; sweep: (draft: D) => D }[];

  /** Name of a seat. */
  seat(seat: number): string;
  name(thing: string): string;
  /** A place of the board in words. */
  place(draft: D, id: string): string;
}

const TRAY = 'tray:';

export const trayPick = (id: string): string => TRAY + id;

/** Id of the tray a where stands for; null for places of the board. */
export const trayOf = (where: string): string | null => (where.startsWith(TRAY) ? where.slice(TRAY.length) : null);
