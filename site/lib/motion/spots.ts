import type { Point } from '$lib/board/nearest';
import type { Where } from './steps';

/** The middle of an element in the units of a drawing; null for one that is not shown. */
export function middleIn(svg: SVGSVGElement, element: Element): Point | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const matrix = svg.getScreenCTM();
  if (!matrix || width === 0) return null;
  return new DOMPoint(left + width / 2, top + height / 2).matrixTransform(matrix.inverse());
}

/** A spot beside the board, as it stands on the page now. */
export function spotIn(svg: SVGSVGElement, spot: Where): Point | null {
  const name = CSS.escape(spot);
  const element = document.querySelector(`[data-spot="${name}"], [data-pick="${name}"]`);
  return element && middleIn(svg, element);
}
