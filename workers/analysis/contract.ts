/** What an analysis says. Values are shares of the win, 0 .. 1; those of all seats add up to 1. */

/** proven = exact; estimated = mean of playouts or a static value; unknown = too little work to say anything. */
export type Certainty = 'proven' | 'estimated' | 'unknown';

export interface MoveValue {
  action: string;
  picks: string[];
  /** What `chance` is. */
  certainty: Certainty;
  /** Win chance of the player to move. */
  chance: number;
  /** Win chance of every seat. Where `chance` is proven and more than one other seat is left, theirs are estimated. */
  chances: number[];
  /**
   * Standard error of `chance`: the spread of the playouts, or how much the parts of the search and its workers differ
   * if that is more. 0 where proven, null where unknown.
   */
  error: number | null;
  /** Playouts spent below this move. */
  visits: number;
  /** The move and what the mover most likely answers after it, in action notation. */
  line: string[];
  /** Only of games that are searched line by line. */
  score?: Score;
}

/** What a static look counts after a move, for the seat that made it; see GameCodec.terms. */
export interface MoveTerms {
  action: string;
  terms: Readonly<Record<string, number>>;
}

/** What looking at every line so far says about an answer. */
export interface Score {
  /** Final points of the mover minus the opponent's: expected, or sure where `exact`. */
  margin: number;
  /** Decisions looked at, the answer counted. */
  depth: number;
  exact: boolean;
  /** The margin is only an upper bound: the answer is no better than this. */
  atMost: boolean;
}

export interface SearchReport {
  /** The node the report is about. */
  notation: string;
  /** The player to move. */
  seat: number;
  playouts: number;
  milliseconds: number;
  /** Best first: proven wins, then by chance, proven losses last. */
  moves: MoveValue[];
  done: boolean;
}

/** What a search has to know of the decision it is about. */
export interface Root {
  seat: number;
  /** Nothing is hidden, and every line is looked at. */
  byLines: boolean;
}

export interface SearchJob {
  notation: string;
  /** Playouts, or positions where a game is searched line by line, after which the search stops by itself. */
  playouts: number;
  /** `best` spends work where it is promising; `sweep` gives every move the same. */
  spread: 'best' | 'sweep';
  seed: number;
}

/** A goal of the game's puzzles, e.g. `{kind: 'win-turn'}`, `{kind: 'cut', nodes: ['3']}` or `{kind: 'bestMargin', turns: 2}`. */
export interface Goal {
  kind: string;
  /** Places of the board the goal is about. */
  nodes?: string[];
  /** How many turns of both players the goal looks ahead. */
  turns?: number;
  /** What is compared, in the words of the game. */
  metric?: string;
  /** The card or task the goal is about, by id. */
  card?: string;
  /** A second card, where the goal is about two. */
  other?: string;
}

/**
 * An exact value: a fraction in lowest terms. Where its numbers would be above 2^53, `num` is the value as nearly as a number
 * can say, `den` is 1, and the residues modulo two primes tell it from every other value (workers/puzzles/exact.ts).
 */
export interface Exact {
  num: number;
  den: number;
  residues?: readonly [number, number];
}

/** Whether anything that follows a node can still change what a goal is worth, and what it is worth if nothing can. */
export interface GoalStand {
  settled: boolean;
  /** For the seat that asked; null while open, and where the question has no answer. */
  value: Exact | null;
}

export interface GoalReport {
  notation: string;
  goal: Goal;
  /**
   * Exact value of every legal action for the seat that asked, or where `isAtMost` says so a bound that is below the best; null
   * where the node budget did not suffice.
   */
  values: { action: string; value: Exact | null; isAtMost: boolean }[];
  /** Actions best for the seat that decides; empty until all values are known. */
  right: string[];
  nodes: number;
  done: boolean;
}

/** Shares of plausible playouts at whose end each seat holds each node, by node id; the rest ends empty. */
export interface HoldingReport {
  playouts: number;
  holding: Record<string, number[]>;
  /** How often each seat won. */
  wins: number[];
  done: boolean;
}

/** Exact chance that a seat wins its next turn, as far as the others can tell. */
export interface DangerReport {
  seat: number;
  winning: number;
  possible: number;
  /** Smallest sets of tiles that suffice, e.g. `["12", "22"]`, in the game's own tile codes. */
  needs: string[];
}

/** Everything the current turn can come to, as far as it has been looked at. What it is that it comes to says the game. */
export interface TurnFinds {
  notation: string;
  seat: number;
  /** `proven`: everything was looked at, so what is not listed cannot be reached; `found`: so far. */
  certainty: 'proven' | 'found';
  /** Positions within the turn that were looked at, each counted once. */
  positions: number;
  /** Share of the work that is done, 0 .. 1, roughly. */
  share: number;
  done: boolean;
}
