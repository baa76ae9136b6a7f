/** A hero that was levelled up stays chosen while it can be levelled on: each level is one press. */
import type { Picker } from '$lib/board/picker.svelte';
import type { Choice } from '$workers/contract';

const LEVEL = 'button:level';

export class Levelling {
  readonly #picker: Picker;
  #hero: string | null = null;
  /** What could be done before the level: the hero is chosen once that is another list. */
  #before: readonly Choice[] = [];
  /** Chosen by this, and by nobody since. */
  #kept: string | null = null;

  constructor(picker: Picker) {
    this.#picker = picker;
  }

  /** Whether the pick changes nothing: whoever presses the hero again does not know that it is chosen still. */
  take(pick: string): boolean {
    const { picked, choices } = this.#picker;
    const isAgain = pick === this.#kept && picked[0] === pick;
    this.#kept = null;
    if (pick === LEVEL) [this.#hero, this.#before] = [picked[0] ?? null, choices];
    return isAgain;
  }

  /** Another question is asked. */
  meet(): void {
    const { choices } = this.#picker;
    const hero = this.#hero;
    if (hero === null || choices.length === 0 || choices === this.#before) return;
    this.#hero = null;
    if (choices.some(({ picks }) => picks[0] === hero && picks[1] === LEVEL)) setTimeout(() => this.#keep(hero));
  }

  #keep(hero: string): void {
    if (this.#picker.picked.length > 0) return;
    this.#picker.pick(hero);
    this.#kept = hero;
  }
}
