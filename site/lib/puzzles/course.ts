/** An order in which puzzles follow each other other than the list: by level, for repetition, as a run. */
import type { Component } from 'svelte';
import type { About } from '$lib/progress/schema';
import type { GameId } from '$workers/registry';
import type { Entry } from './list';
import type { Solving } from './solving.svelte';

/** What a course is asked of: the puzzle on screen; none before the first. */
export interface Place {
  game: GameId;
  id: string | null;
  /** Null until they are known. Reactive. */
  entries(): readonly Entry[] | null;
}

export interface BarProps<C extends Course = Course> {
  game: GameId;
  course: C;
  solving: Solving;
}

export interface Course {
  /** What the log says of a try besides its result and difficulty. */
  readonly about: About;
  /** After a wrong answer it goes on at once instead of trying again. */
  readonly hurried: boolean;
  /** Where it goes on from here; null until that is known. Reactive. */
  readonly onwards: string | null;
  /** Nothing may be seen of the puzzle now. Reactive. */
  readonly halted?: boolean;
}

export interface CourseKind {
  /** Call it while a component is made. */
  open(place: Place): Course;
  /** Stands where the way through the list stands otherwise; it knows its own kind of course. */
  readonly Bar: Component<BarProps<never>>;
  /** Says why nothing is to be seen; for courses that can be halted. */
  readonly Veil?: Component<{ course: never }>;
}
