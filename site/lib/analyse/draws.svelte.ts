import { drawOutcome, freshSeed } from '$lib/play/chance';
import { seededRandom } from '$workers/random';
import type { View } from '$workers/contract';
import type { Study } from './study.svelte';
import { nodeAt } from './tree';

/** Plays what chance decided at a node. Never rejects. */
type Reply = (view: View, action: string) => Promise<unknown>;

/** Lets chance decide on the analysis on screen, when asked or by itself. */
export class Draws {
  readonly #study: Study;
  readonly #reply: Reply;
  readonly #random = seededRandom(freshSeed());

  /** Outcomes are drawn instead of asked for. */
  automatic = $state(false);

  constructor(study: Study, reply: Reply) {
    this.#study = study;
    this.#reply = reply;
  }

  /** Draws if it is chance's turn at the node on screen; call after every change. What was played on from is only looked at. */
  async attend(view: View | null): Promise<unknown> {
    if (!this.automatic || view?.actor !== 'chance') return;
    if (nodeAt(this.#study.tree, this.#study.at).children.length === 0) return this.now(view);
  }

  now(view: View): Promise<unknown> {
    return this.#reply(view, drawOutcome(view.outcomes, this.#random));
  }
}
