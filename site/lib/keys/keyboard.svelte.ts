import { untrack } from 'svelte';
import type { ActionId } from './actions';

/** @returns false to decline: the key then keeps its ordinary meaning */
export type Handler = () => boolean | void;
export type Handlers = { readonly [A in ActionId]?: Handler };

/** What actions do on the page as it stands. Which keys they answer to is known to press.ts. */
class Keyboard {
  /** The last bound comes first, so that a part of a page can take a key over while it is there. */
  #bound = $state.raw<readonly Handlers[]>([]);

  /** @returns a function that unbinds */
  bind(handlers: Handlers): () => void {
    this.#bound = [handlers, ...this.#bound];
    return () => (this.#bound = this.#bound.filter((other) => other !== handlers));
  }

  does(id: ActionId): boolean {
    return this.#bound.some((handlers) => handlers[id]);
  }

  run(id: ActionId): boolean {
    for (const handlers of this.#bound) {
      const handler = handlers[id];
      if (handler && handler() !== false) return true;
    }
    return false;
  }
}

export const keyboard = new Keyboard();

/** Binds actions while the calling component is on screen. Call it while the component is being set up. */
export function useKeys(handlers: Handlers): void {
  $effect(() => untrack(() => keyboard.bind(handlers)));
}
