/** A run as a course of puzzles: harder and harder, until time or mistakes end it. */
import type { About } from '$lib/progress/schema';
import type { Course, Place } from '$lib/puzzles/course';
import { courseHref } from '$lib/puzzles/paths';
import { trainingHref } from '$lib/nav/paths';
import { RunClock, endRuns } from './run-clock.svelte';
import { bestOf, nextInRun, RULES, runKey, runsOf, type Run, type RunKind } from './runs';
import { Tries } from './tries.svelte';

export class RunCourse implements Course {
  readonly hurried = true;
  readonly kind: RunKind;
  readonly clock: RunClock;
  readonly #place: Place;
  readonly #random = Math.random();
  readonly #tries = new Tries();
  readonly #others = $derived.by(() =>
    runsOf(this.#tries.puzzles(this.#place.game)).filter(({ start }) => start !== this.clock.start),
  );

  constructor(kind: RunKind, place: Place) {
    this.kind = kind;
    this.#place = place;
    // Whoever comes without a puzzle begins anew.
    if (place.id === null) endRuns(place.game);
    this.clock = new RunClock(place.game, kind);
  }

  readonly run = $derived.by((): Run => {
    const { game } = this.#place;
    const { kind } = this;
    const { start } = this.clock;
    const under = runsOf(this.#tries.puzzles(game)).find((run) => run.kind === kind && run.start === start);
    return under ?? { game, kind, start, solved: 0, failed: 0, ids: [] };
  });
  /** The best of earlier runs; null if this is the first one. */
  readonly best = $derived.by(() => bestOf(this.#others, this.kind));
  readonly over = $derived.by(() => this.run.failed >= RULES[this.kind].mistakes || this.clock.left === 0);

  readonly halted = $derived.by(() => this.clock.paused && !this.over);

  /** What is tried after the end is tried for itself. */
  get about(): About {
    return this.over ? {} : { run: runKey(this.kind, this.clock.start) };
  }

  readonly onwards = $derived.by(() => {
    if (this.over) return trainingHref();
    const { game, id } = this.#place;
    const entries = this.#place.entries();
    if (!entries) return null;
    const had = id === null || this.run.ids.includes(id) ? this.run.ids : [...this.run.ids, id];
    const next = nextInRun(entries, this.#tries.puzzles(game), had, this.#random);
    return next === null ? trainingHref() : courseHref(game, this.kind, next);
  });
}
