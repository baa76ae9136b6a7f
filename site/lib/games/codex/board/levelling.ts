/** A hero that was levelled up stays chosen while it can be levelled on: each level is one press. */
import type { Picker } from '$lib/board/picker.svelte';
import type { Board } from '$workers/games/codex/board';

const LEVEL = 'button:level';

const levelOf = (pick: string, board: Board): number =>
  board.things.find(({ id }) => pick === `thing:${id}`)?.level ?? 0;

export class Levelling {
  readonly #picker: Picker;
  #hero: string | null = null;
  /** Its level before: the hero is chosen once it has a higher one, and not where a try begins anew. */
  #level = 0;
  /** Chosen by this, and by nobody since. */
  #kept: string | null = null;

  constructor(picker: Picker) {
    this.#picker = picker;
  }

  /** Whether the pick changes nothing: whoever presses the hero again does not know that it is chosen still. */
  take(pick: string, board: Board): boolean {
    const { picked } = this.#picker;
    const isAgain = pick === this.#kept && picked[0] === pick;
    this.#kept = null;
    this.#hero = pick === LEVEL ? (picked[0] ?? null) : null;
    if (this.#hero) this.#level = levelOf(this.#hero, board);
    return isAgain;
  }

  /** Another question is asked. */
  meet(board: Board): void {
    const { choices } = this.#picker;
    const hero = this.#hero;
    if (hero === null || choices.length === 0 || levelOf(hero, board) <= this.#level) return;
    this.#hero = null;
    if (choices.some(({ picks }) => picks[0] === hero && picks[1] === LEVEL)) setTimeout(() => this.#keep(hero));
  }

  #keep(hero: string): void {
    if (this.#picker.picked.length > 0) return;
    this.#picker.pick(hero);
    this.#kept = hero;
  }
}
