/**
 * A table that the page lays out as a drawing: boxes become shapes, texts stand line by line where they stand on screen,
 * signs come along as they are.
 */
import { asText, type Drawing } from '../drawing';
import { isClear } from './box';
import { withCopy } from './copy';
import { inOrder, paint, type Painting } from './painting';
import { path, svg } from './svg';

/** Ground of the page around the table, in pixels. */
const MARGIN = 10;

/** The colour of the page behind the table. */
function groundOf(element: Element | null): string {
  if (!element) return 'none';
  const { backgroundColor } = getComputedStyle(element);
  return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
}

/**
 * @param hands that lie open beside the table
 * @throws if a symbol cannot be fetched
 */
export function laidOut(table: HTMLElement, hands: readonly Element[], name: string | null): Promise<Drawing> {
  const drawing = withCopy(table, hands, (copy, turns) => {
    const origin = copy.getBoundingClientRect();
    const family = getComputedStyle(copy).fontFamily;
    const painting: Painting = { origin, family, turns, raised: [] };
    const [x, y, width, height] = [-MARGIN, -MARGIN, origin.width + 2 * MARGIN, origin.height + 2 * MARGIN];
    return svg(
      'svg',
      { viewBox: path(x, y, width, height), 'font-family': family },
      svg('rect', { x, y, width, height, fill: groundOf(table) }),
      ...paint(copy, painting),
      ...inOrder(painting.raised),
    );
  });
  return asText(drawing, name);
}
