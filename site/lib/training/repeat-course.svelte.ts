/** What was failed or solved with help, when it is due again. */
import type { Course, Place } from '$lib/puzzles/course';
import { courseHref } from '$lib/puzzles/paths';
import { trainingHref } from '$lib/nav/paths';
import { dueBy, repeated } from './repetition';
import { Tries } from './tries.svelte';

export class RepeatCourse implements Course {
  readonly about = {};
  readonly hurried = false;
  readonly #place: Place;
  readonly #tries = new Tries();
  readonly #now = Date.now();

  constructor(place: Place) {
    this.#place = place;
  }

  /** All puzzles of the game that are repeated and still published, what is due first in front. */
  readonly #all = $derived.by(() => {
    const known = new Set(this.#place.entries()?.map(({ id }) => id));
    return repeated(this.#tries.puzzles(this.#place.game)).filter(({ id }) => known.has(id));
  });
  readonly due = $derived(dueBy(this.#all, this.#now));
  /** The first that is not due yet. */
  readonly later = $derived(this.#all.find(({ due }) => due > this.#now) ?? null);

  readonly onwards = $derived.by(() => {
    const { game, id } = this.#place;
    if (!this.#place.entries()) return null;
    const next = this.due.find((one) => one.id !== id);
    return next ? courseHref(game, 'repeat', next.id) : trainingHref();
  });
}
