import type { Component } from 'svelte';
import type { Mark } from '$lib/board/marks';
import type { Picker } from '$lib/board/picker.svelte';
import type { Face } from '$lib/board/face';
import type { StageParts } from '$lib/stage/parts';
import type { RuleId, View } from '$workers/contract';
import type { Holds } from './conduct';
import type { Goal } from './lesson';
import type { Pace } from './line';
import type { Status } from './status';

export interface TableProps {
  /** What the page puts around the table. */
  parts: StageParts;
  view: View;
  /** Seat of the learner, whose side is drawn nearest and whose rack lies open. */
  learner: number;
  /** Without it the table is a picture. */
  picker?: Picker;
  marks: readonly Mark[];
  /** Draws how far the learner's line reaches, to explain a refusal. */
  line: boolean;
  /** Buttons shown whether the action is legal or not, so that it can be tried: `draw`, `skip`. */
  buttons: readonly string[];
  /** The step is about moves; the question keeps its room even while nothing is asked. */
  asks: boolean;
  /** Nobody moves in this step, which only asks: whose turn it is would mislead. */
  still: boolean;
  /** The learner may move. */
  moving: boolean;
  /** Chance or the opponent is about to move. */
  waiting: boolean;
  /** What a step without a move asks, until it is answered: the table must not tell it. */
  concealed: string | null;
  /** The learner's own tiles are picked on the table. */
  marking?: Omit<TilesProps, 'supply' | 'view' | 'learner'>;
  /** The move that led to this node, with the node before it. */
  last: { view: View; action: string } | null;
  /** What an action does at a node, one thing after the other; nothing where the game does not tell. */
  effects(view: View, action: string): Promise<readonly object[]>;
}

export interface TilesProps {
  /** Tiles to choose from, each a letter or an id. */
  supply: Supply;
  view: View;
  learner: number;
  /** Places in `supply` that are chosen, as text; those of them that a check has found wrong. */
  chosen: readonly string[];
  crossed: readonly string[];
  /** Only one is chosen, and another takes its place. */
  single: boolean;
  toggle(place: string): void;
  /** The answer stands; nothing can be changed. */
  fixed: boolean;
}

type Supply = string | readonly string[];

/** What takes the place of the table. */
export interface BenchProps {
  run: BenchRun;
}

/** What such a thing sees of the learner's way through the step, and what it may do there; see `Run`. */
export interface BenchRun {
  readonly status: Status;
  readonly goal: Goal;
  readonly view: View;
  readonly seat: number;
  readonly chosen: readonly string[];
  readonly crossed: readonly string[];
  readonly tries: number;
  choose(one: string): void;
  check(given: readonly string[]): Promise<void>;
  point(one: string): Promise<void>;
  /** What was refused is told no more: somebody is at work again. */
  forgive(): void;
}

/** What a game adds to the lessons: its table, and how its goals and picks are read. */
export interface Teaching extends Face {
  Table: Component<TableProps>;
  /** What `pick` goals are answered with, fetched for steps that have one; left out where none asks to pick something. */
  tiles?(): Promise<Component<TilesProps>>;
  /** What is drawn of a position that a step gives in parts, for which the build has worked out nothing. */
  boardOf?(position: object): Promise<object>;
  readonly pace: Pace;
  /** How predicates of goals are judged, fetched when somebody acts. */
  judge(): Promise<Holds>;
  /** What of a goal does not hold, in sentences, the weightiest first. */
  lacking(all: readonly object[], view: View): Promise<string[]>;
  /**
   * Names of places in a sentence of any language, so that a hint can mark what it speaks of; some may be none on the board.
   * Left out where a letter and a number, `c3`, are always a place.
   */
  named?(text: string): string[];
  /** The tiles offered to a `pick` goal. */
  supply(goal: Extract<Goal, { type: 'pick' }>, view: View): Supply;
  /** The tiles offered to a `pick` goal are those that lie open on the table anyway. */
  picksOnTable(goal: Extract<Goal, { type: 'pick' }>): boolean;
  /** The action a wrongly marked node stands for, so that the engine can say why it is wrong; null if it stands for none. */
  marked(ask: string, node: string): string | null;
  /** A question with a number for an answer is about percent. */
  isPercent(ask: string): boolean;
  /** For goals about no position: what is worked on instead of the table. Null for all others. */
  bench?(goal: Goal): Promise<Component<BenchProps>> | null;
  /** How `build` goals are judged, fetched when something is handed in. */
  building?(): Promise<Building>;
}

/** The rules against a thing built, and what of a goal holds of it. */
export interface Building {
  refuses(built: string): RuleId[];
  holds(all: readonly object[], built: string): boolean;
}
