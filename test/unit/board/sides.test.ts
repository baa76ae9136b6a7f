import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../site/lib/board/heat';
import SeatHatch from '../../../site/lib/board/SeatHatch.svelte';
import { SEAT_COLOUR, SEAT_INLAY, SEAT_OUTLINE, seatHatch } from '../../../site/lib/board/sides';
import type { Point } from '../../../site/lib/board/nearest';

const SEATS = [0, 1, 2, 3, 4];
const PAIRS = SEATS.flatMap((a) => SEATS.filter((b) => b > a).map((b) => [a, b] as const));

const BOARD = readFileSync('site/lib/board/board.css', 'utf8');
const TOKENS = readFileSync('site/lib/theme/tokens.css', 'utf8');
const ARENA = readFileSync('site/lib/games/tash-kalar/board/arena.css', 'utf8');
const TERRAIN = readFileSync('site/lib/games/toy-battle/board/terrain.css', 'utf8');

/** Each `--name: light-dark(#..., #...)` of a style sheet in one theme; a name may come more than once. */
const coloursOf = (css: string, theme: 0 | 1): [name: string, colour: string][] =>
  [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(([, name, ...pair]) => [name, pair[theme]]);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s theme', (_, theme) => {
  const named = Object.fromEntries([BOARD, TOKENS, ARENA].flatMap((css) => coloursOf(css, theme)));
  const grounds = [
    ...['sand-1', 'sand-2', 'sand-4', 'arena-red', 'arena-green'].map((name) => named[name]),
    ...coloursOf(TERRAIN, theme)
      .filter(([name]) => ['t-ground', 't-tint', 't-road'].includes(name))
      .map(([, colour]) => colour),
  ];
  const lowest = (colour: string, others: readonly string[]): number =>
    Math.min(...others.map((other) => contrast(colour, other)));
  const pages = ['paper', 'surface', 'sunken'].map((name) => named[name]);

  test('looks at the grounds of all boards', () => {
    expect(grounds.length).toBeGreaterThan(40);
    expect([...grounds, ...pages].every((colour) => /^#\w{6}$/.test(colour))).toBe(true);
  });

  test.each(SEAT_COLOUR)('%s: what is written on it can be read', (colour) => {
    expect(contrast('#ffffff', named[`side-${colour}`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(named.ink, named[`side-${colour}-soft`])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SEAT_COLOUR)('%s: the edge of a piece can be seen on every ground', (colour) => {
    const rim = named[`side-${colour}-rim`];
    expect(lowest(rim, grounds)).toBeGreaterThanOrEqual(3);
    expect(contrast(rim, named[`side-${colour}-soft`])).toBeGreaterThanOrEqual(3);
  });

  test.each(SEAT_COLOUR)('%s: a bar can be seen, and words be read, on every page', (colour) => {
    expect(lowest(named[`side-${colour}`], pages)).toBeGreaterThanOrEqual(3);
    expect(lowest(named[`side-${colour}-deep`], pages)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SEAT_COLOUR)('%s: lines can be seen on the plates of a board', (colour) => {
    const plates = coloursOf(TERRAIN, theme).flatMap(([name, plate]) => (name === 't-road' ? [plate] : []));
    expect(lowest(named[`side-${colour}-deep`], plates)).toBeGreaterThanOrEqual(3);
  });
});

test('what is written on a side is white in both themes', () => {
  expect(BOARD).toContain('--on-side: #ffffff;');
});

/** The corners of an outline; of an arc only its ends. */
function corners(path: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, letter, rest] of path.matchAll(/([MLHVA])([^MLHVAZ]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { M: 2, L: 2, H: 1, V: 1, A: 7 }[letter]!;
    for (let at = 0; at < numbers.length; at += size) {
      if (letter === 'H') x = numbers[at];
      else if (letter === 'V') y = numbers[at];
      else [x, y] = numbers.slice(at + size - 2, at + size);
      points.push({ x, y });
    }
  }
  return points;
}

function inside(points: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  points.forEach((a, i) => {
    const b = points.at(i - 1)!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

const GRID = Array.from({ length: 120 }, (_, i) => (i - 59.5) / 10);
const filled = (path: string): boolean[] => {
  const points = corners(path);
  return GRID.flatMap((y) => GRID.map((x) => inside(points, x, y)));
};
const OUTLINES = SEAT_OUTLINE.map(filled);
const count = (cells: readonly boolean[]): number => cells.filter(Boolean).length;

describe('outlines', () => {
  test.each(SEATS)('of seat %i fills its box and leaves room in the middle', (seat) => {
    const area = count(OUTLINES[seat]) / 100;
    expect(area).toBeGreaterThan(55);
    expect(area).toBeLessThan(90);
    for (const { x, y } of corners(SEAT_OUTLINE[seat])) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(5.6);
    // A number of two digits.
    expect([-2.6, 2.6].every((x) => [-1.9, 1.9].every((y) => inside(corners(SEAT_OUTLINE[seat]), x, y)))).toBe(true);
  });

  test.each(SEATS)('of seat %i has its inlay inside', (seat) => {
    for (const { x, y } of corners(SEAT_INLAY[seat])) expect(inside(corners(SEAT_OUTLINE[seat]), x, y)).toBe(true);
  });

  test.each(PAIRS)('of seats %i and %i are told apart', (a, b) => {
    const either = count(OUTLINES[a].map((cell, i) => cell || OUTLINES[b][i]));
    const one = count(OUTLINES[a].map((cell, i) => cell !== OUTLINES[b][i]));
    // The first two, with the arcs cut off, are the nearest to each other: 0.07.
    expect(one / either).toBeGreaterThan(0.065);
  });
});

describe('hatches', () => {
  const layer = (seat: number): string =>
    new RegExp(`--side-${SEAT_COLOUR[seat]}-hatch:([^;]*);`).exec(BOARD)?.[1].trim() ?? '';
  const drawn = SEATS.map((seat) =>
    render(SeatHatch, { props: { id: 'x', seat } }).body.replaceAll(`side-${SEAT_COLOUR[seat]}`, ''),
  );

  test('are one of a kind in style sheets and in drawings', () => {
    expect(new Set(SEATS.map(layer)).size).toBe(5);
    expect(SEATS.every(layer)).toBe(true);
    expect(new Set(drawn).size).toBe(5);
  });

  test('are asked for by seat', () => {
    expect(seatHatch(3)).toBe('var(--side-violet-hatch), var(--side-violet)');
  });
});
