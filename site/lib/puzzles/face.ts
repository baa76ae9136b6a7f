import type { Component } from 'svelte';
import type { HeatValue } from '$lib/board/heat';
import type { Mark } from '$lib/board/marks';
import type { Picker } from '$lib/board/picker.svelte';
import type { Face } from '$lib/board/face';
import type { StageParts } from '$lib/stage/parts';
import type { Exact, Goal } from '$workers/analysis/contract';
import type { Choice, View } from '$workers/contract';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { Turning } from '$workers/puzzles/turning';

export interface TableProps {
  /** What the page puts around the table. */
  parts: StageParts;
  view: View;
  /** Seat of the solver, whose side is drawn nearest. */
  solver: number;
  picker?: Picker;
  marks: readonly Mark[];
  /** Values of first moves over the board. */
  heat: readonly HeatValue[];
  /** The opponent's hidden tiles lie open. */
  revealed: boolean;
  /** Draws how far the solver's line reaches, to explain a refusal. */
  line: boolean;
  /** The solver is asked; otherwise the table asks for nothing. */
  asking: boolean;
  /** Chance or the opponent is about to move. */
  waiting: boolean;
  /** The turn that led to the node on screen; null at the start. */
  last: { view: View; action: string } | null;
  /** What an action does at a node, one thing after the other, where the game can tell. */
  effects(view: View, action: string): Promise<readonly object[]>;
}

/** How the values of a goal are spoken of. */
export interface Scale {
  /** What the numbers are, e.g. `Chance that Red wins next turn`. */
  quantity: string;
  /** A value as people read it. */
  text(value: Exact): string;
  /** A few characters for the board. */
  short(value: Exact): string;
  /** On the colour scale, 0 (worst here) .. 1 (best). */
  share(value: Exact): number;
  low: string;
  high: string;
  /** Values are more than right or wrong, so the solver's stands beside the best. */
  graded: boolean;
}

/** Why the answer is right, in a sentence or two; null where idea and values say all. `end`: where the solution ended. */
export type Why = (puzzle: Puzzle, start: View, end: View) => string | null;

/** What a game says of its puzzles once somebody has answered or asks for it. */
export interface Commentary {
  /** The second hint: the piece or the area the move is about. */
  area(action: string, view: View): string;
  /** What is known, hidden or taken for granted, in sentences. */
  assumptions(puzzle: Puzzle, view: View): string[];
  scale(puzzle: Puzzle, view: View): Scale;
  /** What a wrong answer falls short of, in sentences. `need`: tiles that beat it. */
  shortfall(goal: Goal, view: View, value: Exact | null, need: string | null, nodes: readonly string[]): string;
  /** Loaded when a puzzle was solved. */
  why?(): Promise<Why>;
  /** The same node with the opponent holding these tiles; with fewer tiles than the rack has, others fill it up. Open games have none. */
  withRack?(notation: string, solver: number, rack: string): string;
  /** The other ways to see the same position: turned, mirrored, recoloured. */
  turnings?(notation: string): readonly Turning[];
}

/** What a game adds to the puzzles: its table, and what is said of them. */
export interface PuzzleFace extends Face {
  Table: Component<TableProps>;
  /** Fetches what the drawing of a map needs; anything else may ask for it. */
  prepare?(map: string): Promise<void>;
  mapName(map: string): string;
  /**
   * For a goal that asks for all right first moves: everything that may be answered, legal or not, and the picks that
   * answer it. Null for a goal that asks for one of them.
   */
  answers?(goal: Goal, view: View): Choice[] | null;
  /** Picks of what `area` speaks of; left out where it is the first thing the move takes. */
  hinted?(action: string, view: View): string[];
  /** What a goal asks that names nodes; null where the general words of its kind say all. */
  task(goal: Goal, view: View): string | null;
  /** Fetched when it is needed. */
  commentary(): Promise<Commentary>;
  /** The same position can be seen in other ways; see Commentary.turnings. */
  readonly turnable: boolean;
  /** The goal asks what the opponent can do next; `win` is the question to prove it with. */
  dangerous(goal: Goal): Goal | null;
  /** Puzzles are told apart by what they are played on, so that the list can be narrowed to it. */
  readonly hasMaps: boolean;
  /** First actions for each right one in an easy puzzle, as the formula of difficulty takes it. */
  readonly choice: number;
}
