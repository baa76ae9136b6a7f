/**
 * A board on screen as a drawing that needs nothing but itself: what style sheets say of it stands in it as attributes, and
 * the symbols it uses come along.
 */
import { asText, type Drawing } from './drawing';

/** Properties that children take over from what is around them, each with what it is where nobody says. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'paint-order': 'normal',
  'text-anchor': 'start',
  visibility: 'visible',
};
const OWN: Readonly<Record<string, string>> = {
  'clip-path': 'none',
  'dominant-baseline': 'auto',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};

/** What only a page has a use for. */
const OF_PAGES = /^(?:class|role|tabindex|focusable|style|aria-.*|data-.*)$/;

const channel = (share: string): number => Math.round(255 * Math.min(1, Math.max(0, Number(share))));

/** Colours as every program reads them: those that were mixed come as `color(srgb 0.5 0.25 0 / 0.5)`. */
export function plainColour(value: string): string {
  const [, r, g, b, alpha] = /^color\(srgb (\S+) (\S+) (\S+)(?: \/ (\S+))?\)$/.exec(value) ?? [];
  if (r === undefined) return value;
  const rgb = [r, g!, b!].map(channel).join(', ');
  return alpha === undefined ? `rgb(${rgb})` : `rgba(${rgb}, ${alpha})`;
}

/** Addresses of symbols within the drawing: `url("https://here/#a")` is `url(#a)`. */
const ownAddress = (value: string): string => value.replace(/url\("?[^"#)]*#([^")]+)"?\)/g, 'url(#$1)');

function dress(from: Element, to: Element, around: Readonly<Record<string, string>>): void {
  const style = getComputedStyle(from);
  if (style.display === 'none' || from.matches(UNSEEN)) return to.remove();
  const here: Record<string, string> = {};
  const say = (name: string, usual: string) => {
    const value = ownAddress(plainColour(style.getPropertyValue(name)));
    here[name] = value;
    if (value === usual) to.removeAttribute(name);
    else to.setAttribute(name, value);
  };
  for (const [name, usual] of Object.entries(INHERITED)) say(name, around[name] ?? usual);
  for (const [name, usual] of Object.entries(OWN)) say(name, usual);
  // Nothing moves or stands elsewhere by a style that is not in it.
  if (style.transform !== 'none' && !from.hasAttribute('transform')) to.setAttribute('transform', style.transform);
  for (const { name } of [...to.attributes]) if (OF_PAGES.test(name)) to.removeAttribute(name);
  const children = [...to.children];
  [...from.children].forEach((child, i) => dress(child, children[i]!, here));
}

/** Parts that only answer a pointer or show where the focus is. */
const UNSEEN = '.hit, .focus';

/**
 * A copy that says itself what style sheets say of the drawing on screen.
 *
 * @param around what is said already where it will stand
 */
export function dressed(board: SVGSVGElement, around: Readonly<Record<string, string>> = {}): SVGSVGElement {
  const drawing = board.cloneNode(true) as SVGSVGElement;
  dress(board, drawing, around);
  return drawing;
}

/** @throws if a symbol cannot be fetched */
export const standalone = (board: SVGSVGElement): Promise<Drawing> =>
  asText(dressed(board), board.getAttribute('aria-label'));
