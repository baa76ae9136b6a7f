import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const buttonAt = ({ target }: Event): Element | null => (target as Element).closest('button');

/** Keeps the second press of a double click, meant for what lay there when the first one came, from what has come under it. */
export const steady: Attachment<HTMLElement> = (element) => {
  /** The button on which a press began that a second one at the same place may follow. */
  let pressed: Element | null = null;
  const ends = [
    on(
      element,
      'mousedown',
      (event) => {
        if (event.detail < 2) pressed = buttonAt(event);
      },
      { capture: true },
    ),
    on(
      element,
      'click',
      (event) => {
        const button = buttonAt(event);
        if (event.detail > 1 && button && button !== pressed) event.stopPropagation();
      },
      { capture: true },
    ),
  ];
  return () => ends.forEach((end) => end());
};
