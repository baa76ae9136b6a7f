/** What is looked at: while the mouse is on it, the keyboard, or a finger that stays. */

/** A thing in play by its number, or a card by its id. */
export type Subject = { readonly thing: number } | { readonly card: string };
export type Look = (subject: Subject | null) => void;

/** How long a finger stays, in milliseconds. */
const LONG = 450;

/** Attaches to whatever shows a subject; a long press looks and does not pick. */
export function looking(subject: () => Subject, look: Look | undefined) {
  return (element: HTMLElement) => {
    if (!look) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressedLong = false;
    // What goes from the page while it has the focus is left in the middle of drawing: whoever looks is told afterwards.
    const tell = (seen: Subject | null) => queueMicrotask(() => look(seen));
    let isSeen = false;
    const see = () => {
      isSeen = true;
      tell(subject());
    };
    const leave = () => {
      clearTimeout(timer);
      isSeen = false;
      tell(null);
    };
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && see(),
      pointerleave: leave,
      pointerdown: (event) => {
        pressedLong = false;
        if ((event as PointerEvent).pointerType === 'mouse') return;
        timer = setTimeout(() => {
          pressedLong = true;
          see();
        }, LONG);
      },
      pointerup: () => clearTimeout(timer),
      contextmenu: (event) => pressedLong && event.preventDefault(),
      focus: () => element.matches(':focus-visible') && see(),
      blur: leave,
      click: (event) => {
        // What is said of a press must not lie below what was looked at.
        if (!pressedLong) return leave();
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      if (isSeen) tell(null);
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener, true);
    };
  };
}
