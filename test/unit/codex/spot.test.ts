import { expect, it } from 'vitest';
import { spotFor, type Box } from '../../../site/lib/games/codex/board/spot';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const isApart = (a: Box, b: Box) =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;
const card = box(0, 0, 320, 400);
const shown = (...of: Parameters<typeof spotFor>): Box => ({ ...card, ...spotFor(...of) });

it('the card lies in the lower right corner while nothing is said there', () => {
  expect(spotFor(card, 1440, 900, [box(1100, 60, 340, 200)], [])).toEqual({ left: 1112, top: 492 });
});

it.each([
  ['beside the table', 1440, 900, [box(1090, 60, 340, 380), box(1090, 600, 340, 120)]],
  ['at the lower edge of a phone', 360, 740, [box(12, 540, 336, 190)]],
  ['in a low window', 1024, 500, [box(700, 60, 320, 160), box(700, 260, 320, 80)]],
] as const)('it leaves in sight what is said %s, and what is looked at', (_, width, height, said) => {
  const at = [box(20, height - 150, 60, 80)];
  const spot = shown(card, width, height, said, at);
  for (const one of said) expect(isApart(spot, one)).toBe(true);
  if (width > 400) expect(isApart(spot, at[0]!)).toBe(true);
  expect(spot.left + spot.width).toBeLessThanOrEqual(width);
  expect(spot.top).toBeGreaterThanOrEqual(0);
});
