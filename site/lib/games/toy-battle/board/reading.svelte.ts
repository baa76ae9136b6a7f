/** Opens what there is to read of a tile: under a mouse that rests, on focus by keyboard, on a long press. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const HOVER_MS = 350;
const PRESS_MS = 500;
/** CSS pixels a finger may stray before a press becomes a drag or a scroll. */
const STEADY = 10;

export class Reading {
  /** Place of the tile that is read, in its row. */
  shown = $state<number | null>(null);

  /** @param id of the element that tells what is to be read */
  constructor(readonly id: string) {}

  /** For the element of a tile: `aria-describedby`. */
  describes(place: number): string | undefined {
    return this.shown === place ? this.id : undefined;
  }

  on(place: number): Attachment<HTMLElement> {
    return (element) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let from = { x: 0, y: 0 };
      let pressed = false;

      const close = () => {
        clearTimeout(timer);
        if (this.shown === place) this.shown = null;
      };
      const after = (ms: number, then: () => void) => {
        clearTimeout(timer);
        timer = setTimeout(then, ms);
      };
      const handlers: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
        pointerenter: ({ pointerType }) => {
          if (pointerType === 'mouse') after(HOVER_MS, () => (this.shown = place));
        },
        pointerleave: ({ pointerType }) => pointerType === 'mouse' && close(),
        pointerdown: ({ pointerType, clientX, clientY }) => {
          close();
          pressed = false;
          if (pointerType === 'mouse') return;
          from = { x: clientX, y: clientY };
          after(PRESS_MS, () => {
            pressed = true;
            this.shown = place;
            addEventListener('pointerdown', close, { once: true, capture: true });
          });
        },
        pointermove: ({ pointerType, clientX, clientY }) => {
          if (pointerType !== 'mouse' && Math.hypot(clientX - from.x, clientY - from.y) > STEADY) clearTimeout(timer);
        },
        pointerup: ({ pointerType }) => pointerType !== 'mouse' && clearTimeout(timer),
        pointercancel: () => clearTimeout(timer),
        // The click that ends a long press picks nothing.
        click: (event) => {
          if (pressed) event.stopPropagation();
          pressed = false;
        },
        focus: () => element.matches(':focus-visible') && (this.shown = place),
        blur: close,
        // What is on top goes first: only the next Escape takes a pick back.
        keydown: (event) => {
          if (event.key !== 'Escape' || this.shown !== place) return;
          event.stopPropagation();
          close();
        },
      };
      // Through Svelte: a tile that is taken away loses the focus in the middle of an update, and still may set state.
      const entries = Object.entries(handlers) as [string, (event: Event) => void][];
      const ends = entries.map(([type, handle]) => on(element, type, handle));
      return () => {
        close();
        ends.forEach((end) => end());
      };
    };
  }
}
