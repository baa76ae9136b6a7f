/** What is painted of a box before what stands in it, and of its outline after that. */
import { plainColour } from '../standalone';
import { all, inset, outlineOf, px, rectOf, SIDES, type Frame } from './frame';
import { hatch } from './hatch';
import { svg } from './svg';

type Widths = Parameters<typeof inset>[1];

export const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

function filled(frame: Frame, fill: string): SVGElement {
  const rect = rectOf(frame);
  return rect ? svg('rect', { ...rect, fill }) : svg('path', { d: outlineOf(frame), fill });
}

/** All between a box and a smaller one within. */
const ring = (outer: Frame, widths: Widths, fill: string): SVGElement =>
  svg('path', { d: outlineOf(outer) + outlineOf(inset(outer, widths)), fill, 'fill-rule': 'evenodd' });

const share = (widths: Widths, of: number): Widths => widths.map((width) => width * of) as unknown as Widths;

/** An edge along the inside of a box. */
function edge(outer: Frame, widths: Widths, style: string, colour: string): SVGElement[] {
  const width = Math.max(...widths);
  if (width === 0 || style === 'none' || isClear(colour)) return [];
  if (style === 'double')
    return [outer, inset(outer, share(widths, 2 / 3))].map((frame) => ring(frame, share(widths, 1 / 3), colour));
  const middle = rectOf(inset(outer, share(widths, 1 / 2)));
  if (!middle || Math.min(...widths) < width) return [ring(outer, widths, colour)];
  // Thin lines have longer dashes, as browsers draw them.
  const dash = style === 'dashed' ? width * (width < 3 ? 3 : 2) : undefined;
  return [svg('rect', { ...middle, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash })];
}

/** How far what adjoins reaches below what is drawn after it, so that no seam is seen. */
const LAP = 0.5;

/** Rings around a box are shadows that neither fall aside nor blur. */
function rings(frame: Frame, shadow: string): SVGElement[] {
  const [, colour, spread] = /^(.*\)) 0px 0px 0px ([\d.]+)px$/.exec(shadow) ?? [];
  return colour ? edge(inset(frame, all(-px(spread!))), all(px(spread!) + LAP), 'solid', plainColour(colour)) : [];
}

function borders(frame: Frame, style: CSSStyleDeclaration): SVGElement[] {
  const of = (what: string) => SIDES.map((side) => style.getPropertyValue(`border-${side}-${what}`));
  const widths = of('width').map(px) as unknown as Widths;
  // One edge is drawn at a time; boxes with several have them in one colour.
  const drawn = widths.findIndex((width) => width > 0);
  return edge(frame, widths, of('style').at(drawn)!, plainColour(of('color').at(drawn)!));
}

export function boxShapes(frame: Frame, style: CSSStyleDeclaration): SVGElement[] {
  const ground = plainColour(style.backgroundColor);
  return [
    ...rings(frame, style.boxShadow),
    ...(isClear(ground) ? [] : [filled(frame, ground)]),
    ...hatch(style.backgroundImage, frame).flatMap(({ paint, id }) => [paint, filled(frame, `url(#${id})`)]),
    ...borders(frame, style),
  ];
}

export function outlineShapes(frame: Frame, style: CSSStyleDeclaration): SVGElement[] {
  const width = px(style.outlineWidth);
  const outer = inset(frame, all(-width - px(style.outlineOffset)));
  return edge(outer, all(width), style.outlineStyle, plainColour(style.outlineColor));
}
