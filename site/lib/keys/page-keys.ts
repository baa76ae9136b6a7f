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

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys walk the cards of a hand and of what is marked `data-walk`, as they are laid out now. */
function walk(event: KeyboardEvent): void {
  const step = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : STEPS[event.key];
  const place = step && (event.target as Element).closest('[data-hand], [data-walk]');
  if (!place) return;
  const stops = [...place.querySelectorAll('button')];
  const at = stops.findIndex((stop) => stop.contains(event.target as Element));
  const ahead = step < 0 ? stops.slice(0, Math.max(0, at)).reverse() : stops.slice(at + 1);
  const boxOf = (stop: Element) => stop.getBoundingClientRect();
  let to = ahead[0];
  if (/Up|Down/.test(event.key)) {
    const here = boxOf(stops[at] ?? place);
    const row = ahead.find((stop) => (boxOf(stop).top - here.top) * step > here.height / 2);
    const beside = ahead.filter((stop) => row && Math.abs(boxOf(stop).top - boxOf(row).top) < 1);
    const distance = (stop: Element) => Math.abs(boxOf(stop).left - here.left);
    to = beside.sort((a, b) => distance(a) - distance(b))[0];
  }
  event.preventDefault();
  event.stopPropagation();
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
