import type { Component } from 'svelte';
import type { View } from '$workers/contract';
import type { Standing, Step } from './steps';

/** A legal action that was played. */
export interface Move {
  before: View;
  action: string;
  after: View;
  /** The engine's own list of what the action did; empty if it has none, or could not be asked. */
  effects: readonly object[];
}

/** Of any game: what stands on its places only it can draw. */
export type AnyMotion = Pick<Motion<unknown>, 'standing' | 'steps'>;

/** What a game says of its moves, in `board/motion.ts`. */
export interface Motion<Thing> {
  /** Fetches what things need to be drawn at once; told as soon as something may move. */
  prepare?(): void;
  /** Draws a thing around (0, 0), in the units of the board. */
  Thing: Component<{ thing: Thing }>;
  standing(view: View): Standing<Thing>;
  /** What is missing in them is shown as a change of the places that differ. */
  steps(move: Move): readonly Step<Thing>[];
}
