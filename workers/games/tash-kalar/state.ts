import type { CardKind, DeckId } from './decks';
import type { Direction } from './squares';

export type Side = 'A' | 'B';
export type Sided<T> = Record<Side, T>;
/** By seat. */
export const SIDES: readonly Side[] = ['A', 'B'];

export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

export function sided<T>(of: (side: Side) => T): Sided<T> {
  return { A: of('A'), B: of('B') };
}

/** From low to high (TS-PIECE-2). */
export const RANKS = ['common', 'heroic', 'legendary'] as const;
export type Rank = (typeof RANKS)[number];

export interface Piece {
  owner: Side;
  rank: Rank;
}

export const MODES = ['highForm', 'duel'] as const;
export type Mode = (typeof MODES)[number];

/** Cards by id, in the order of their numbers. */
export type Hand = Record<CardKind, string[]>;

/** A card or task whose place in a deck is fixed, and who knows that it lies there. */
export interface Placed {
  id: string;
  knownTo: readonly Side[];
}

/** A face-down deck: cards in their order from the top, those whose order nobody knows, cards in their order below. */
export interface Deck {
  top: Placed[];
  /** In the order of their numbers. */
  unknown: string[];
  bottom: Placed[];
}

/** The options of section 3 of the rules that do not choose what is played with. */
export interface Options {
  startPlayer: 'random' | 'A' | 'B';
  flareCriteria: 'once' | 'recheckLower';
  liftedSquare: 'free' | 'blocked';
  forestAncient: 'asPlaced' | 'two';
  borrowedTarget: 'allowed' | 'forbidden';
  titanArrival: 'counts' | 'ignored';
  returnOrder: 'chosen' | 'handOrder';
  resign: 'on' | 'off';
}

/** What a node asks for, by the engine's number; chance is asked for a player, cards and tasks. */
export const QUESTIONS = [
  'over',
  'start',
  'deal',
  'row',
  'setupNext',
  'marks',
  'menu',
  'placeLifted',
  'match',
  'liftForSummon',
  'return',
  'effect',
  'claim',
  'nextTask',
  'draw',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** A turn so far. */
export interface Turn {
  /** Actions not yet spent. */
  actions: number;
  /** The discard action is spent (TS-TURN-5). */
  discarded: boolean;
  /** Enemy pieces destroyed, as they count (TS-COUNT-1). */
  destroyed: Record<Rank, number>;
  /** Beings summoned, in that order. */
  summoned: { square: string; rank: Rank }[];
  /** Borrowed pieces the next summoning may use (TS-CASE-4). */
  borrow: number;
  /** Cards to be drawn beyond the limits (TS-DRAW-4). */
  extraBeings: number;
  extraLegends: number;
  /** Turns that follow this one (TS-END-10). */
  extraTurns: number;
}

/** What a card being played has come to; all null between cards. */
export interface Playing {
  /** The card being summoned, discarded or resolved. */
  card: string | null;
  target: string | null;
  /** Of the match, once it is chosen. */
  orientation: string | null;
  /** Where a piece was lifted for the place action. */
  lifted: string | null;
  /** Halves of a flare still to be resolved. */
  halves: Half[];
}

export const HALVES = ['upper', 'lower'] as const;
export type Half = (typeof HALVES)[number];

/** A piece that the running effect speaks of by a name; see `effects/` of the engine. */
export interface Named {
  /** Where it stands, and where it stood when it was named. */
  square: string | null;
  at: string | null;
  rank: Rank | null;
  count: number;
  owners: Side[];
  direction: Direction | null;
}

/** Names a program has at most; those it has not used yet say nothing. */
export const NAMES = 4;

export const unboundName = (): Named => ({
  square: null,
  at: null,
  rank: null,
  count: 0,
  owners: [],
  direction: null,
});

/** How far an effect has come. */
export interface Effect {
  /** Which of the card's decisions is open: its number in the text, in a flare after the half, as `2` or `lower.1`. */
  step: string;
  being: string | null;
  summon: string | null;
  orientation: string | null;
  /** Pieces of the match, where they stand now. */
  used: string[];
  /** Of the step it is in: how often it was done, equal ranks crushed, pieces dealt with and still to move. */
  count: number;
  equals: number;
  done: string[];
  each: string[];
  mover: string | null;
  first: Piece | null;
  flags: number;
  names: Named[];
}

/**
 * A complete node of the game; nothing in it is left out, but `options` holds only what differs from the default. Cards
 * and tasks go by the ids of the data.
 */
export interface State {
  mode: Mode;
  /** Square to piece, in square order; empty squares are missing. */
  board: Record<string, Piece>;
  deckIds: Sided<DeckId>;
  hands: Sided<Hand>;
  /** Cards of a hand that the opponent knows of. */
  known: Sided<Hand>;
  decks: Sided<Deck>;
  legends: Deck;
  flares: Deck;
  /** Empty in a duel. */
  tasks: Deck;
  /** Own discard piles, top card first. */
  discards: Sided<string[]>;
  /** Discard piles of the shared decks, in card order. */
  spent: { legends: string[]; flares: string[] };
  /** Current tasks in the order they came, the next one, and those set aside while the row is being found. */
  row: string[];
  next: string | null;
  aside: string[];
  claimed: Sided<string[]>;
  /** In a duel; in High Form points follow from tasks and board. */
  points: Sided<number>;
  /** Who began, null while that is open. */
  starter: Side | null;
  /** Whose turn it is; while the game is set up, who is asked or dealt to. */
  side: Side;
  /** Finished turns of both sides. */
  ply: number;
  turn: Turn;
  /** The end: null while it is not triggered; how many turns follow the present one, once that is fixed (TS-END-4). */
  end: 'triggered' | number | null;
  question: Question;
  playing: Playing;
  effect: Effect | null;
  options: Partial<Options>;
}
