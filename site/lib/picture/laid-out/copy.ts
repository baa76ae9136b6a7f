/** A copy of the table at its place and size, in which everything can be measured: nothing is turned, scrolled, pointed at or open. */

const elementsOf = (copy: HTMLElement): NodeListOf<HTMLElement> => copy.querySelectorAll('*:not(svg, svg *)');

/** What a style sheet writes beside an element; some browsers tell only the attribute it is taken from. */
function contentOf(element: Element, content: string): string | null {
  const [, attribute] = /^attr\((.*)\)/.exec(content) ?? [];
  if (attribute) return element.getAttribute(attribute);
  return /^"([^"]*)"/.exec(content)?.[1] ?? null;
}

/** That becomes an element, if it does not push anything aside. */
function writeOut(element: HTMLElement, pseudo: '::before' | '::after'): void {
  const style = getComputedStyle(element, pseudo);
  const content = contentOf(element, style.content);
  if (!content || style.position !== 'absolute') return;
  const written = document.createElement('span');
  for (const name of style) written.style.setProperty(name, style.getPropertyValue(name));
  written.textContent = content;
  element.append(written);
}

/** How an element was turned or moved. */
export interface Turn {
  matrix: string;
  /** Point that stays where it is, from the upper left corner of the element. */
  x: number;
  y: number;
}

/** Turns everything back and tells how it was turned: only what stands upright can be measured. */
function straightened(copy: HTMLElement): ReadonlyMap<Element, Turn> {
  const turns = new Map<Element, Turn>();
  for (const element of elementsOf(copy)) {
    const { transform, transformOrigin } = getComputedStyle(element);
    if (transform === 'none') continue;
    const [x, y] = transformOrigin.split(' ').map(Number.parseFloat) as [number, number];
    turns.set(element, { matrix: transform, x, y });
    element.style.transform = 'none';
  }
  return turns;
}

/**
 * @param below open hands that lie beside the table on the page
 * @param use it is on the page only as long as this runs, which the browser never shows
 */
export function withCopy<Result>(
  table: HTMLElement,
  below: readonly Element[],
  use: (copy: HTMLElement, turns: ReadonlyMap<Element, Turn>) => Result,
): Result {
  const copy = table.cloneNode(true) as HTMLElement;
  for (const open of copy.querySelectorAll('details[open]')) open.removeAttribute('open');
  for (const hand of below) {
    const whole = hand.cloneNode(true) as HTMLElement;
    Object.assign(whole.style, { flexWrap: 'wrap', overflow: 'visible' });
    copy.append(whole);
  }
  Object.assign(copy.style, { position: 'absolute', width: `${table.getBoundingClientRect().width}px` });
  table.after(copy);
  try {
    for (const element of elementsOf(copy)) {
      writeOut(element, '::before');
      writeOut(element, '::after');
    }
    return use(copy, straightened(copy));
  } finally {
    copy.remove();
  }
}
