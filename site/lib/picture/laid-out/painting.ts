/** What of a laid-out table is in its picture, and in which order. */
import { dressed } from '../standalone';
import { boxShapes, outlineShapes } from './box';
import type { Turn } from './copy';
import { frameOf } from './frame';
import { newId, path, svg, write } from './svg';
import { textShapes } from './text';

export interface Painting {
  /** Box of the table. */
  origin: DOMRect;
  /** Letters of most texts. */
  family: string;
  turns: ReadonlyMap<Element, Turn>;
  /** What lies over all else, and how high. */
  raised: { height: number; shapes: SVGElement[] }[];
}

/** What is there for readers of the screen, or only to be pressed, is no part of a picture. */
const isSeen = (element: Element, { clipPath }: CSSStyleDeclaration): boolean =>
  clipPath === 'none' &&
  !element.matches('[aria-expanded]') &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Signs keep what they look like and get a place. */
function sign(drawn: SVGSVGElement, { origin, family }: Painting): SVGElement {
  const { x, y, width, height } = drawn.getBoundingClientRect();
  const copy = dressed(drawn, { 'font-family': family });
  if (getComputedStyle(drawn).overflow === 'visible') copy.setAttribute('overflow', 'visible');
  write(copy, { x: x - origin.x, y: y - origin.y, width, height });
  return copy;
}

/** What hangs out of a box that hides it is cut off. What can be scrolled to is not: the picture has room for it, or ends there. */
function cut(inside: SVGElement[], element: Element, { overflow }: CSSStyleDeclaration, origin: DOMRect): SVGElement[] {
  const hangsOut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  if (overflow !== 'hidden' || !hangsOut || inside.length === 0) return inside;
  const { x, y, width, height } = element.getBoundingClientRect();
  const id = newId('cut');
  const box = svg('rect', { x: x - origin.x, y: y - origin.y, width, height });
  return [svg('clipPath', { id }, box), svg('g', { 'clip-path': `url(#${id})` }, ...inside)];
}

/** As far as one thing has to lie over another one, it is drawn later. */
export const inOrder = (raised: Painting['raised']): SVGElement[] =>
  raised.sort((one, other) => one.height - other.height).flatMap(({ shapes }) => shapes);

function boxOf(element: Element, style: CSSStyleDeclaration, painting: Painting): SVGElement[] {
  const turn = painting.turns.get(element);
  const isWhole = style.opacity === '1';
  // What is turned or shines through keeps to itself whatever lies over parts of it.
  const holds = !!turn || !isWhole;
  const within = holds ? { ...painting, raised: [] } : painting;
  const frame = frameOf(element.getBoundingClientRect(), style, painting.origin);
  const inside = [...element.childNodes].flatMap((child) => {
    if (child instanceof Text) return textShapes(child, element, painting.origin, painting.family);
    return child instanceof Element ? paint(child, within) : [];
  });
  const shapes = [
    ...boxShapes(frame, style),
    ...cut(inside, element, style, painting.origin),
    ...outlineShapes(frame, style),
  ];
  if (!holds) return shapes;
  const [x, y] = turn ? [frame.x + turn.x, frame.y + turn.y] : [0, 0];
  const transform = turn && `translate(${path(x, y)}) ${turn.matrix} translate(${path(-x, -y)})`;
  const opacity = isWhole ? undefined : style.opacity;
  return [svg('g', { transform, opacity }, ...shapes, ...inOrder(within.raised))];
}

/** What an element is in the picture, without what is raised; nothing for what is not seen. */
export function paint(element: Element, painting: Painting): SVGElement[] {
  const style = getComputedStyle(element);
  if (!isSeen(element, style)) return [];
  const shapes = element instanceof SVGSVGElement ? [sign(element, painting)] : boxOf(element, style, painting);
  const height = Number(style.zIndex);
  if (!(height > 0)) return shapes;
  painting.raised.push({ height, shapes });
  return [];
}
