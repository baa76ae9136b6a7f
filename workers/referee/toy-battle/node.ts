export type Side = 'blue' | 'red';
type Sided<T> = Record<Side, T>;

/** What is to be decided at a node; `over` is nothing, `deal` is chance. */
export type Question =
  | 'over'
  | 'turn'
  | 'extra'
  | 'skully'
  | 'star'
  | 'jumbo'
  | 'xb42'
  | 'recall'
  | 'cloud'
  | 'shove'
  | 'exhume'
  | 'freeze'
  | 'deal'
  | 'loses'
  | 'ices';

export interface Options {
  specials: 'on' | 'off';
  starter: 'random' | 'blue' | 'red';
  skullyDraw: 'full' | 'each';
  shieldHook: 'connected' | 'free';
  shoveOntoTrigger: 'allowed' | 'forbidden';
  shoveClaims: 'destination-first' | 'mover-first';
  doubleTrigger: 'each' | 'once';
  frozenStuck: 'ends' | 'loses-turn';
  turnLimit: number;
}

/** The JSON position of the rule file, section 4.2: always the start of a turn; missing keys mean empty, zero or default. */
export interface Position {
  map: string;
  toMove: Side;
  /** Node id to tiles bottom to top, `b` or `r` before each troop: `{"3": "r5b7"}`. */
  stacks?: Record<string, string>;
  /** Troop codes in the order K 1 2 3 4 5 6 7, one character a tile: `"K22"`. The same for all tile lists below. */
  rack?: Partial<Sided<string>>;
  unseen?: Partial<Sided<string>>;
  removed?: Partial<Sided<number>>;
  discard?: Partial<Sided<string>>;
  frozen?: Partial<Sided<string>>;
  known?: Partial<Sided<string>>;
  /** Region id to the side that claimed it. */
  taken?: Record<string, Side>;
  turns?: number;
  options?: Partial<Options>;
}

/** A complete node of the game: a position plus whatever a turn may have left open. Every field is present. */
export interface State {
  map: string;
  toMove: Side;
  stacks: Record<string, string>;
  rack: Sided<string>;
  unseen: Sided<string>;
  removed: Sided<number>;
  discard: Sided<string>;
  frozen: Sided<string>;
  known: Sided<string>;
  taken: Record<string, Side>;
  turns: number;
  options: Options;
  question: Question;
  /** The base the question is about, or null. */
  questionBase: string | null;
  /** Tiles still to deal at `deal`; draws on offer at `skully`; otherwise 0. */
  left: number;
  /** True while one more Skully draw may be offered after this deal (option `skullyDraw` = each). */
  again: boolean;
  /** Waiting base effects, first in, first out: base and the height of its stack right after the placement. */
  waiting: { base: string; height: number }[];
  result: { winner: Side | 'none'; how: 'hq' | 'medals' | 'stuck' | 'limit' } | null;
  /** The captured HQ and the tile that took it (`"b4"`), once somebody has. */
  captured: { node: string; tile: string } | null;
}
