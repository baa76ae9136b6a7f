/** One puzzle after the other, each about as hard as the solver is good. */
import type { Course, Place } from '$lib/puzzles/course';
import { courseHref } from '$lib/puzzles/paths';
import { nextForRating } from './level';
import { standings, UNRATED } from './rating';
import { Tries } from './tries.svelte';

export class LevelCourse implements Course {
  readonly about = {};
  readonly hurried = false;
  readonly #place: Place;
  /** Drawn once, so that the next puzzle stays the same while one looks at this one. */
  readonly #random = Math.random();
  readonly #tries = new Tries();

  constructor(place: Place) {
    this.#place = place;
  }

  readonly #standings = $derived.by(() => standings(this.#tries.all, this.#place.game));
  readonly standing = $derived(this.#standings.at(-1) ?? UNRATED);
  /** Before the last result that counted. */
  readonly before = $derived(this.#standings.at(-2) ?? UNRATED);

  readonly onwards = $derived.by(() => {
    const { game, id } = this.#place;
    const others = this.#place.entries()?.filter((entry) => entry.id !== id);
    const next = others && nextForRating(others, this.#tries.puzzles(game), this.standing.rating, this.#random);
    return next ? courseHref(game, 'level', next) : null;
  });
}
