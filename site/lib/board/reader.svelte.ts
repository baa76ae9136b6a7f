/** Opens what there is to read of one of several things: under a mouse that rests on it, on focus by keyboard. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { Rest } from './rest';

export type Handlers = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => unknown };

/** Through Svelte: what is taken away loses the focus in the middle of an update, and still may set state. */
export function listen(element: Element, handlers: Handlers): () => void {
  const ends = Object.entries(handlers).map(([type, handle]) => on(element, type, handle as (event: Event) => void));
  return () => ends.forEach((end) => end());
}

export class Reader<Key> {
  /** What is read. */
  shown = $state.raw<Key | null>(null);

  /** @param id of the element that tells what is to be read */
  constructor(readonly id: string) {}

  /** For the element of a thing: `aria-describedby`. */
  describes(key: Key): string | undefined {
    return this.shown === key ? this.id : undefined;
  }

  show(key: Key): void {
    this.shown = key;
  }

  /** Returns false if nothing was open, so that Esc can mean something else. */
  close(): boolean {
    const open = this.shown !== null;
    this.shown = null;
    return open;
  }

  /** Whether a mouse that rests opens something now. */
  protected hovers(): boolean {
    return true;
  }

  on(key: Key): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const rest = new Rest();
      const close = () => {
        rest.end();
        if (this.shown === key) this.close();
      };
      const end = listen(element, {
        pointermove: (event) => {
          if (this.shown !== key) rest.moved(event, () => this.hovers() && this.show(key));
        },
        pointerleave: ({ pointerType }) => pointerType === 'mouse' && close(),
        pointerdown: () => rest.end(),
        focus: () => element.matches(':focus-visible') && this.show(key),
        blur: close,
      });
      return () => {
        close();
        end();
      };
    };
  }
}
