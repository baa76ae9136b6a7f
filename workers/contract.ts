/** The words every game shares. A game adds its own board type `B`; nothing here knows a game. */

/** Id of a numbered rule, e.g. `TB-PLACE-4`. Its text stands in the game's `data/rules.json`. */
export type RuleId = string;

/** One legal action: its notation, and the ordered screen objects whose choice amounts to it. */
export interface Choice {
  action: string;
  /** e.g. `['tile:blue:4', 'node:7']`, `['button:draw']`; see `games/<game>/choices.ts`. */
  picks: string[];
}

/** One outcome at a chance node. `weight` is an exact integer; the chance is weight / sum of weights. */
export interface Outcome {
  action: string;
  weight: number;
}

export interface Ending {
  /** How the game ended, in the words of the game (`hq`, `medals`, ...). */
  reason: string;
  rule: RuleId;
}

export interface Result extends Ending {
  /** What every seat gets, 0 .. 1; they add up to 1. */
  shares: number[];
}

/** Everything a screen, a lesson or the command line may know of one node of the game tree. */
export interface View<B = unknown> {
  /** The whole state in one line; any service takes it back. */
  notation: string;
  actor: 'player' | 'chance' | 'over';
  /** Players of this game, 2 to 5. */
  seats: number;
  /** Whose turn it is (also while chance decides). */
  seat: number;
  /** The kind of decision, in the words of the game (`turn`, `jumbo`, `deal`, ...; `over` at the end). */
  question: string;
  /** Legal actions, sorted, each once; empty unless a player decides. */
  choices: Choice[];
  /** Outcomes; empty unless chance decides. */
  outcomes: Outcome[];
  result: Result | null;
  /** What the game draws its board from. */
  board: B;
}

/** What is wrong with a text: where (column counted from 1), which rule, and a key of the game's messages. */
export interface TextProblem {
  column: number;
  rule: RuleId | null;
  /** Message key, stable and translatable, e.g. `unknown-map`, `too-many-copies`. */
  problem: string;
  /** The offending piece of the text. */
  found: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; error: TextProblem };

/** The outcome of playing a line of actions: the node reached, or where and why it stopped. */
export type Played<B = unknown> =
  | { ok: true; view: View<B>; path: View<B>[] }
  | { ok: false; at: number; action: string; refused: RuleId[]; malformed: boolean; view: View<B> };
