/** Walking the stops of a page with the arrow keys, as they are laid out now. */

/** The stop in the row above or below that is nearest to the side. */
function beside(stops: readonly HTMLElement[], from: HTMLElement, down: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const rows = stops
    .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * down > here.height / 2);
  const distance = ({ box }: { box: DOMRect }): number =>
    Math.abs(box.top - here.top) * 1000 + Math.abs(box.left - here.left);
  return rows.sort((a, b) => distance(a) - distance(b))[0]?.stop;
}

/** Handles a key pressed on one of the elements marked `data-stop` in a place. */
export function walk(event: KeyboardEvent, place: HTMLElement): void {
  const from = event.currentTarget as HTMLElement;
  const stops = [...place.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = stops.indexOf(from);
  const to: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowLeft: () => stops[at - 1],
    ArrowRight: () => stops[at + 1],
    ArrowUp: () => beside(stops, from, -1),
    ArrowDown: () => beside(stops, from, 1),
    Home: () => stops[0],
    End: () => stops.at(-1),
  };
  const find = to[event.key];
  if (!find || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  find()?.focus();
}
