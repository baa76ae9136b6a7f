/** What pages do with keys besides actions; nothing of it is needed before the first key. */

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
  const open = document.querySelector<HTMLDetailsElement>('details[name][open]');
  if (open) open.open = false;
  return open !== null;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -1,
  End: 1,
};

/** Of the stops ahead that one of the next row which is nearest to the side. */
function nextRow(here: Element, ahead: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const boxOf = (stop: Element) => stop.getBoundingClientRect();
  const { top, left, height } = boxOf(here);
  const first = ahead.find((stop) => (boxOf(stop).top - top) * step > height / 2);
  const row = ahead.filter((stop) => first && Math.abs(boxOf(stop).top - boxOf(first).top) < height / 2);
  const distance = (stop: Element) => Math.abs(boxOf(stop).left - left);
  return row.sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Arrow keys, Home and End walk the cards of a hand and of what is marked `data-walk`, as they are laid out now: its
 * buttons, or what the mark names by a selector.
 */
function walk(event: KeyboardEvent): void {
  const { key } = event;
  const step = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : STEPS[key];
  const place = step && (event.target as Element).closest<HTMLElement>('[data-hand], [data-walk]');
  if (!place) return;
  const stops = [...place.querySelectorAll<HTMLElement>(place.dataset.walk || 'button')];
  const at = stops.findIndex((stop) => stop.contains(event.target as Element));
  if (at < 0) return;
  const ahead = step < 0 ? stops.slice(0, at).reverse() : stops.slice(at + 1);
  event.preventDefault();
  event.stopPropagation();
  const to = /Up|Down/.test(key) ? nextRow(stops[at]!, ahead, step) : ahead.at(/Home|End/.test(key) ? -1 : 0);
  to?.focus();
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
export function pressed({ key, target }: KeyboardEvent): void {
  if (key === 'Escape') close();
  if (target instanceof Element && /^(?:Enter| |Escape)$/.test(key)) goOn(target);
}
