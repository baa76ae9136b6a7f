import type { View } from '$workers/contract';
import type { Face, Trial } from './face';

/** The action that picks seem to mean, or what the picker is answered while there is none (picker.svelte.ts). */
type Reading = { action: string } | { action?: never; answer: 'more' | Promise<void> };

/** Reads what was picked against the rules. */
export class Attempts {
  readonly #face: Pick<Face, 'trial'>;
  #read: Trial | null = null;

  constructor(face: Pick<Face, 'trial'>) {
    this.#face = face;
  }

  /** For whoever seems about to act. */
  prepare = async (): Promise<void> => {
    this.#read ??= await this.#face.trial();
  };

  /** The first of all attempts may have to wait for what it is read with: a promise says when to ask again. */
  read(picks: readonly string[], view: View): Reading {
    if (!this.#read) return { answer: this.prepare() };
    const action = this.#read(picks, view);
    return action === null ? { answer: 'more' } : { action };
  }
}
