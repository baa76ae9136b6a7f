let seen: MutationObserver | undefined;
const stop = (): void => seen?.disconnect();

/**
 * Whoever answers by keys goes on where the next question is asked: what was pressed goes from the page with its question,
 * and the focus would go with it, however long it takes until something is asked again.
 */
export function onward(pressed: EventTarget | null): void {
  stop();
  const stage = document.querySelector('.stage');
  const asked = stage?.querySelector('.asked');
  if (!asked || !(pressed instanceof Element) || (pressed.isConnected && !stage!.contains(pressed))) return;
  let last = pressed;
  const look = (): void => {
    if (last.isConnected) return;
    if (document.activeElement !== document.body) return stop();
    const next = asked.querySelector<HTMLElement>('button:not(:disabled)');
    next?.focus();
    last = next ?? last;
  };
  seen = new MutationObserver(look);
  seen.observe(stage!, { childList: true, subtree: true });
  look();
  addEventListener('pointerdown', stop, { once: true, capture: true });
}
