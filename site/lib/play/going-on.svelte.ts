import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

interface Course {
  /** Whoever comes here pressed what is gone now. */
  landing: boolean;
  /** What is on screen, while the focus may come to what is asked or said there; read reactively. */
  shown(): unknown;
  /** The node that is the visitor's to answer; read reactively. */
  asked(): unknown;
}

/**
 * Whoever loses the focus with a question goes on where the next one is asked, however long others take in between. What a
 * key does on every page (keys/page-keys.ts) ends where nothing can be pressed yet, and is not there for the first key.
 */
export const goingOn =
  ({ landing, shown, asked }: Course): Attachment<HTMLElement> =>
  (stage) => {
    /** An answer was given by key, and its button went away with the question. */
    let answered = false;
    /** The focus was last seen on what is asked: what has it there may go away without a word. */
    let held = landing;

    const question = (): HTMLElement | null => stage.querySelector('.asked');
    const isAnswer = (target: EventTarget | null): boolean =>
      (target as Element).closest('.asked :is(button, input)') !== null;

    /** To what is asked as a whole, so that it is read, or who plays now. */
    function land(): void {
      const place = question();
      if (!place || document.activeElement !== document.body) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }

    function goOn(): void {
      answered = false;
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === question())
        stage.querySelector<HTMLElement>('.asked :is(button, input[type="number"])')?.focus();
    }

    $effect(() => {
      if (shown() && held) void tick().then(land);
    });
    $effect(() => {
      if (asked() && answered) void tick().then(goOn);
    });

    const ends = [
      on(
        stage,
        'keydown',
        ({ key, target }) => {
          answered = Boolean(asked()) && (key === 'Enter' || key === ' ') && isAnswer(target);
        },
        { capture: true },
      ),
      on(stage, 'focusin', ({ target }) => (held = question()?.contains(target as Node) ?? false)),
      // What goes away is told of before it is gone; what is left by a press beside it stays.
      on(stage, 'focusout', ({ target, relatedTarget }) => {
        if (relatedTarget === null) queueMicrotask(() => (held &&= !(target as Element).isConnected));
      }),
    ];
    return () => ends.forEach((end) => end());
  };
