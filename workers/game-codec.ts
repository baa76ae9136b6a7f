import type { DangerReport, Goal, TurnFinds } from './analysis/contract';
import type { Ending, Parsed, RuleId } from './contract';
import type { DrillKind } from './drills/drill';
import type { Asking, Deciding, Engine, Stepping, Trying } from './engine/engine';
import type { Player, Thinker } from './match/player';
import type { Random } from './random';
import type { Reason } from './reasons';

/** A line of actions with what somebody wrote about it. */
export interface Line {
  actions: string[];
  /** Number of actions played to the comment on the node reached; 0 speaks of the start. */
  comments: Record<number, string>;
  variations: Variation[];
}

/** Another way to go on from the node after `at` actions of the line it belongs to. */
export interface Variation extends Line {
  at: number;
}

/** A game or an analysis from its first state on. */
export interface GameRecord<S> extends Line {
  /** Header: `event`, `date`, `blue`, `red`, ... in any words. */
  tags: Record<string, string>;
  start: S;
}

/** A look at everything a whole turn can come to, taken in slices. */
export interface TurnLook {
  /** Goes on for about `actions` looks at actions; true once there is nothing left to look at, or no room to go on. */
  run(actions: number): boolean;
  /** What was found so far; `finished` is what the last `run` said. */
  finds(finished: boolean): TurnFinds;
}

/** Figures that are worked out in steps of a few milliseconds each. */
export interface Weighing {
  /** Goes on from where the step before left the engine; true once there is nothing left to do. */
  step(): boolean;
  /** What was found so far. */
  found(): object;
}
/**
 * Begins to work out figures, `about` being their name in the game; `engine` stands at the state. Throws a RangeError for what
 * the game cannot weigh there.
 */
export type Weigher = (about: string, engine: Engine) => Weighing;

/**
 * What a game tells the rest of the program: the meaning of its bytes, and its texts. `S` is a state, `B` what its
 * board is drawn from, `E` one thing that happens in a turn. No rule is decided here; the engine does that. Members
 * that may be missing are answers some games have nothing to say to.
 */
export interface GameCodec<S = unknown, B = unknown, E extends object = object> {
  readonly id: string;
  /** In the order of the engine's numbers: rule number n is `ruleIds[n - 1]`. */
  readonly ruleIds: readonly RuleId[];
  readonly stateBytes: number;
  readonly layoutVersion: number;
  /** Ids of what a game can start from, boards or pairings of card sets, the first being the usual one. */
  readonly setups: readonly string[];
  /** Those of them that are played in earnest, lessons aside. */
  readonly fullSetups: readonly string[];
  /** English names of the seats, by number, as many as ever play. */
  readonly seats: readonly string[];

  /** Reads the one-line notation, or the JSON form if the text starts with `{`. Never throws. */
  parse(text: string): Parsed<S>;
  /** The one-line notation; canonical. */
  print(state: S): string;
  /** The JSON form, where a state has one. */
  position(state: S): object | null;
  /**
   * `engine` stands at the bytes, where it is given. Without it a state may lack what only its game's engine knows: in a
   * game that tells a decision in the middle of a turn by the answers so far, what is asked and what its answers are called.
   */
  read(bytes: Uint8Array, engine?: Asking): S;
  write(state: S, bytes: Uint8Array): void;
  /** Actions that lead from the bytes that `write` makes to the state, for states that bytes alone do not say (entering.ts). */
  since?(state: S): readonly string[];

  parseAction(text: string, state: S): Parsed<number>;
  actionText(action: number, state: S): string;
  /** The action in plain English. */
  actionWords(action: number, state: S): string;
  /** The state in plain English, one thing a line; `engine` stands at the state. */
  boardWords(state: S, engine: Asking): string[];
  /** The things on the screen whose choice amounts to the action. */
  picks(action: number, state: S): string[];
  /** The action that picks seem to mean, to be asked about; null while they do not say enough. */
  trial(picks: readonly string[], state: S): string | null;

  /**
   * The rule that forbids what an action would come to, in words that name it as well (an attack and whom it is meant for);
   * null for other words, and where nothing does. `engine` stands at the state.
   */
  barred?(text: string, engine: Asking, state: S): Reason | null;

  /** Which condition an action fails of a rule, by number, that forbids it and speaks of several; null where the rule says all. `engine` stands at the state. */
  fault?(action: number, rule: number, engine: Trying, state: S): string | null;

  question(state: S): string;
  seat(state: S): number;
  /** How a game that is over ended, in words; that it is over, and what every seat gets, the engine says. */
  ending(state: S): Ending | null;
  /** `engine` stands at the state; it says whether the game is over and who has won. */
  board(state: S, engine: Asking & Deciding): B;
  /** What a legal action does, one thing after the other; `engine` stands at the state and stays there. */
  effects?(action: number, engine: Stepping): E[];
  /** `effects` also tells what an outcome of chance does. */
  readonly tellsChance?: boolean;
  /**
   * Figures of a state that only this game has, for maps and panels; null for what it has none about. `about` is a pick,
   * or empty for the whole; `engine` stands at the state and stays there.
   */
  measure?(about: string, state: S, engine: Stepping): object | null;
  /**
   * What a static look at a state counts for a seat, by name, more being better for it; in whatever unit, the same for all.
   * `engine` stands at the state and stays there.
   */
  terms?(seat: number, engine: Asking): Readonly<Record<string, number>>;
  /** Effects in plain English, one a line. */
  effectWords?(effects: readonly E[]): string[];

  /** Kinds of puzzle goals, the plainest first. */
  readonly goalKinds: readonly string[];
  /** True for a game that hides nothing and is searched line by line (engine/lines.ts). */
  readonly byLines?: boolean;
  /** True for a game whose turns are walks of many small decisions, so that it is searched by plans (engine/plans.ts). */
  readonly byPlans?: boolean;

  /** A puzzle goal as the engine takes it. Throws a RangeError for a goal the game does not have. */
  goalCode(goal: Goal, state: S): { kind: number; detail: number };
  /** Which seat holds which place of the board, by its id; places nobody holds are left out. */
  holders?(state: S): [place: string, seat: number][];
  /** A player that only this game has, by a name that `playerNamed` knows nothing of; null for no such player. */
  player?(name: string): Player | null;
  /** Such a player in steps, where it takes longer than a page can wait; null for any other. */
  thinker?(name: string): Thinker | null;
  /** What a player who only takes what lies on the table counts, e.g. medals won or points scored. */
  takings(state: S, seat: number): number;
  /** Exact chance that a seat wins if it moves next, from what its opponents can know; `engine` stands at the state. */
  danger?(seat: number, engine: Asking): DangerReport;

  /**
   * Everything the turn of the player who decides can come to, for games whose engine can look at it; `engine` stands at
   * the state, and `texts` puts a line from there into notation.
   */
  lookAtTurn?(state: S, engine: Asking, texts: (line: readonly number[]) => string[]): TurnLook;
  /** The same in plain English, each with the line that leads there, the weightiest first. */
  findWords?(finds: TurnFinds): [what: string, line: string[]][];

  /** Figures that take long and that only this game has; fetched when they are wanted. */
  weigher?(): Promise<Weigher>;

  /**
   * Kinds of questions that can be asked about random positions without end; fetched when one is. `side` loads the game's
   * second module, for a game that has one.
   */
  drills?(side: () => Promise<WebAssembly.Module>): Promise<readonly DrillKind<B>[]>;

  /** A start of a game; what set-up leaves to chance is drawn by `random`. `options` are names and values as text. */
  randomStart(setup: string, random: Random, options?: Readonly<Record<string, string>>): Parsed<S>;

  parseRecord(text: string): Parsed<GameRecord<S>>;
  printRecord(record: GameRecord<S>): string;
}
