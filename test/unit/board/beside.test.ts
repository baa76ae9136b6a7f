import { expect, it } from 'vitest';
import { besides, type Box } from '../../../site/lib/board/beside';

const FRAME: Box = { x: 0, y: 0, width: 100, height: 50 };
const board = { signs: [], texts: [], radius: 2, frame: FRAME };
const one = { at: { x: 50, y: 25 }, width: 5, height: 3 };
const boxOf = ({ x, y }: { x: number; y: number }, { at, width, height }: typeof one): Box => ({
  x: at.x + x - width / 2,
  y: at.y + y - height / 2,
  width,
  height,
});
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

it('a number stands left of what it is about, where there is room', () => {
  const [point] = besides([one], board);
  expect(point!.x).toBeCloseTo(-4);
  expect(point!.y).toBeCloseTo(0);
});

it('it keeps off names and signs, other numbers and the edge of the board', () => {
  const texts = [{ x: 42, y: 23, width: 6, height: 3 }];
  const [named] = besides([one], { ...board, texts });
  expect(meet(boxOf(named!, one), texts[0]!)).toBe(false);

  const sign = { x: 45, y: 25 };
  const [beside] = besides([one], { ...board, signs: [one.at, sign] });
  expect(meet(boxOf(beside!, one), { x: sign.x - 1.8, y: sign.y - 1.8, width: 3.6, height: 3.6 })).toBe(false);

  const close = { ...one, at: { x: 44, y: 25 } };
  const [first, second] = besides([one, close], board);
  expect(meet(boxOf(first!, one), boxOf(second!, close))).toBe(false);

  const edge = { ...one, at: { x: 2, y: 25 } };
  const [inside] = besides([edge], board);
  expect(boxOf(inside!, edge).x).toBeGreaterThanOrEqual(0);
});
