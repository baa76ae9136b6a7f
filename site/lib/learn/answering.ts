import type { View } from '$workers/contract';
import type { DrillQuestion } from '$workers/drills/drill';
import type { Goal } from './lesson';

/** What the form for an answer sees of a way through a step or a drill, and what it may do there; see `Run`. */
export interface Answering {
  readonly status: string;
  readonly goal: Goal | DrillQuestion;
  readonly view: View;
  readonly seat: number;
  readonly chosen: readonly string[];
  /** What of it is known to be wrong. */
  readonly crossed: readonly string[];
  readonly hints: number;
  toggle(one: string): void;
  choose(one: string): void;
  check(given: readonly string[]): Promise<void>;
}
