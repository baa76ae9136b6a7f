/** A position on a board by itself: a picture at first, and once somebody touches it, one to be played on. */
import { Attempts } from '$lib/board/attempts';
import { Picker } from '$lib/board/picker.svelte';
import type { Face } from '$lib/board/face';
import { LessonEngine } from '$lib/learn/engine.svelte';
import type { Outcome, View } from '$workers/contract';
import type { GameId } from '$workers/registry';

/** One of the outcomes, as likely as its weight. */
function drawn(outcomes: readonly Outcome[]): string {
  let left = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return (outcomes.find(({ weight }) => (left -= weight) < 0) ?? outcomes[0]!).action;
}

export class Embedded {
  readonly engine: LessonEngine;
  readonly picker: Picker;
  /** From the position that was given to the one on screen; the first has no moves until the engine runs. */
  views = $state.raw<readonly View[]>([]);
  #started = false;

  constructor(
    game: GameId,
    readonly face: Face,
    first: View,
  ) {
    this.engine = new LessonEngine(game);
    this.views = [first];
    const choices = $derived(this.view.choices);
    const attempts = new Attempts(face);
    this.picker = new Picker({
      choices: () => choices,
      words: face.words(() => this.view),
      play: ({ action }) => this.#play(action),
      trial: (picks) => {
        const read = attempts.read(picks, this.view);
        return read.action === undefined ? read.answer : undefined;
      },
    });
  }

  get view(): View {
    return this.views.at(-1)!;
  }

  get moved(): boolean {
    return this.views.length > 1;
  }

  /** Starts the engine, once. */
  async start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    try {
      await this.engine.open();
      const parsed = await this.engine.parse(this.views[0]!.notation);
      if (parsed.ok) this.views = [parsed.value];
    } catch {
      // The board stays a picture; the next touch tries again.
      this.#started = false;
    }
  }

  async #play(action: string): Promise<void> {
    const from = this.view;
    let { view } = await this.engine.play(from.notation, [action]);
    // Nobody is asked what chance does: the board of a page of others is to be played on, not to be studied.
    while (view.actor === 'chance') view = (await this.engine.play(view.notation, [drawn(view.outcomes)])).view;
    if (from === this.view) this.views = [...this.views, view];
  }

  back(): void {
    if (this.moved) this.views = this.views.slice(0, -1);
  }

  stop(): void {
    this.engine.close();
  }
}
