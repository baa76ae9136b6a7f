import { untrack } from 'svelte';
import { settings } from '$lib/settings/settings.svelte';
import { actionsFor, chordOf, isSingleCharacter } from './chord';
import { ACTION_IDS, type ActionId } from './actions';

/** @returns false to decline: the key then keeps its ordinary meaning */
export type Handler = () => boolean | void;
export type Handlers = { readonly [A in ActionId]?: Handler };

const EDITABLE = 'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable]';
/** Widgets with keys of their own; the page takes no arrows, Enter or Space from them. */
const WIDGET =
  'a[href], button, summary, input, select, textarea, [role=radiogroup], [role=tablist], [role=listbox], [role=grid], [role=tree], [role=slider]';
const WIDGET_KEYS = new Set(['Enter', 'Space', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

class Keyboard {
  /** The last bound comes first, so that a part of a page can take a key over while it is there. */
  #bound = $state.raw<readonly Handlers[]>([]);

  /** @returns a function that unbinds */
  bind(handlers: Handlers): () => void {
    this.#bound = [handlers, ...this.#bound];
    return () => (this.#bound = this.#bound.filter((other) => other !== handlers));
  }

  /** Actions that do something on the page as it stands. */
  get available(): ActionId[] {
    return ACTION_IDS.filter((id) => this.#bound.some((handlers) => handlers[id]));
  }

  run(id: ActionId): boolean {
    for (const handlers of this.#bound) {
      const handler = handlers[id];
      if (handler && handler() !== false) return true;
    }
    return false;
  }

  /** For the one listener on the window. */
  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const chord = chordOf(event);
    if (chord === null || this.#declined(chord, event.target)) return;
    if (actionsFor(chord, settings.keys).some((id) => this.run(id))) event.preventDefault();
  }

  #declined(chord: string, target: EventTarget | null): boolean {
    const single = isSingleCharacter(chord);
    if (single && !settings.shortcuts) return true;
    if (document.querySelector('dialog:modal')) return true;
    if (chord === 'Ctrl+c' || chord === 'Ctrl+v') {
      if (!(getSelection()?.isCollapsed ?? true)) return true;
    }
    if (!(target instanceof Element)) return false;
    if (target.closest(EDITABLE)) return chord !== 'Ctrl+k' && chord !== 'Escape';
    return WIDGET_KEYS.has(chord) && target.closest(WIDGET) !== null;
  }
}

export const keyboard = new Keyboard();

/** Binds actions while the calling component is on screen. Call it while the component is being set up. */
export function useKeys(handlers: Handlers): void {
  $effect(() => untrack(() => keyboard.bind(handlers)));
}
