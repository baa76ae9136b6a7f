/** What pages do with keys besides actions; nothing of it is needed before the first key. */
import { walkAmong } from '$lib/gallery/walk';

let watch: MutationObserver | undefined;
const stop = (): void => watch?.disconnect();

/**
 * Whoever answers by keys goes on where the next question is asked: what was pressed goes from the page with its question,
 * and the focus would go with it, however long it takes until something is asked again.
 */
function goOn(pressed: Element): void {
  stop();
  const stage = document.querySelector('.stage');
  const asked = stage?.querySelector('.asked');
  if (!asked || (pressed.isConnected && !stage!.contains(pressed))) return;
  let last = pressed;
  const look = (): void => {
    if (last.isConnected) return;
    if (document.activeElement !== document.body) return stop();
    const next = asked.querySelector<HTMLElement>('button:not(:disabled)');
    next?.focus();
    last = next ?? last;
  };
  watch = new MutationObserver(look);
  watch.observe(stage!, { childList: true, subtree: true });
  look();
}

/** Closes what lies open over the page. @returns whether anything did */
function close(): boolean {
  const open = document.querySelector<HTMLDetailsElement>('details[data-over][open]');
  if (open) open.open = false;
  return open !== null;
}

/** Arrow keys walk the buttons of what is marked `data-walk`. */
function walk(event: KeyboardEvent): void {
  const from = (event.target as Element).closest<HTMLElement>('[data-walk] button');
  const place = from?.closest('[data-walk]');
  if (place) walkAmong(event, from!, [...place.querySelectorAll('button')]);
}

// Before whatever else has a meaning for the key.
addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape') return walk(event);
    if (!close()) return;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);
addEventListener('pointerdown', stop, { capture: true });

/** For a key that was pressed, be it the first one. */
export function onward({ key, target }: KeyboardEvent): void {
  if (key === 'Escape') close();
  if (target instanceof Element && /^(?:Enter| |Escape)$/.test(key)) goOn(target);
}
