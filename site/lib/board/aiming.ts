import type { Attachment } from 'svelte/attachments';

/** Tells when an entry of a list begins and ends to be looked at: under a mouse, or with the focus. A finger only taps. */
export const aiming =
  (look: (on: boolean) => void): Attachment<HTMLElement> =>
  (element) => {
    element.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && look(true));
    element.addEventListener('pointerleave', () => look(false));
    element.addEventListener('focus', () => look(true));
    element.addEventListener('blur', () => look(false));
  };
