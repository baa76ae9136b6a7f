import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/**
 * Tells when an entry of a list begins and ends to be looked at: under a mouse, or with the focus. A finger only taps.
 * Listens through Svelte: an entry that is taken off the page loses the focus in the middle of an update, where a bare
 * listener must not set state.
 */
export const aiming =
  (look: (on: boolean) => void): Attachment<HTMLElement> =>
  (element) => {
    const ends = [
      on(element, 'pointerenter', ({ pointerType }) => pointerType === 'mouse' && look(true)),
      on(element, 'pointerleave', () => look(false)),
      on(element, 'focus', () => look(true)),
      on(element, 'blur', () => look(false)),
    ];
    return () => ends.forEach((end) => end());
  };
