import type { Attachment } from 'svelte/attachments';

/** Calls once when it looks as if somebody is about to act on an element: a pointer comes to it, or the focus. */
export const onIntent =
  (call: () => void): Attachment =>
  (element) => {
    const signs = ['pointerenter', 'focusin'];
    const stop = new AbortController();
    const act = () => {
      stop.abort();
      call();
    };
    for (const sign of signs) element.addEventListener(sign, act, { signal: stop.signal });
    return () => stop.abort();
  };
