import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../site/lib/analyse/faults';
import { shapesOf, type GraphPoint } from '../../../site/lib/analyse/graph';
import Graph from '../../../site/lib/analyse/Graph.svelte';
import { seededRandom } from '../../../workers/random';

const SIZE = { width: 320, height: 96, margin: 6 };

const two = (chance: number): number[] => [chance, 1 - chance];

function walk(seed: number, length: number): GraphPoint[] {
  const random = seededRandom(seed);
  let chance = 50;
  return Array.from({ length }, (_, i) => {
    chance = Math.max(0, Math.min(100, chance + random(31) - 15));
    if (random(5) === 0) return { chances: null, certainty: 'unknown' };
    return { chances: two(i === length - 1 ? 1 : chance / 100), certainty: i === length - 1 ? 'proven' : 'estimated' };
  });
}

describe('win-chance graph', () => {
  test('the drawing of a seeded game is the one on file', async () => {
    const points = walk(7, 24);
    const { body } = render(Graph, {
      props: { points, current: 9, label: 'Win chance', textOf: (i: number) => `move ${i}`, go: () => {} },
    });
    const drawing = body
      .replace(/<!--.*?-->/gs, '')
      .replace(/ ?\bs-\w+/g, '')
      .replace(/ class=""/g, '');
    await expect(`${drawing.trim()}\n`).toMatchFileSnapshot('graph.svg');
  });

  test('every value has a dot at its height', () => {
    const { dots, middle } = shapesOf(
      [
        { chances: two(0), certainty: 'estimated' },
        { chances: null, certainty: 'unknown' },
        { chances: two(1), certainty: 'proven' },
        { chances: two(0.5), certainty: 'estimated' },
      ],
      SIZE,
    );
    expect(dots.map(({ index, y }) => [index, y])).toEqual([
      [0, 90],
      [2, 6],
      [3, middle],
    ]);
  });

  test.each([2, 3, 5])('the layers of %i seats fill the height between them', (seats) => {
    const random = seededRandom(seats);
    const points = Array.from({ length: 6 }, (): GraphPoint => {
      const weights = Array.from({ length: seats }, () => 1 + random(9));
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      return { chances: weights.map((weight) => weight / all), certainty: 'estimated' };
    });
    const { layers, lines, dots } = shapesOf(points, SIZE);
    expect([layers.length, lines.length, dots.length]).toEqual([seats, seats - 1, 6 * (seats - 1)]);
    points.forEach(({ chances }, index) => {
      const heights = dots.filter((dot) => dot.index === index).map(({ y }) => (90 - y) / 84);
      const shares = [...heights, 1].map((height, seat) => height - (heights[seat - 1] ?? 0));
      chances!.forEach((chance, seat) => expect(shares[seat]).toBeCloseTo(chance, 6));
    });
  });

  test('nothing known draws nothing', () => {
    expect(shapesOf([], SIZE)).toMatchObject({ layers: [], lines: [], dots: [] });
    expect(shapesOf([{ chances: null, certainty: 'unknown' }], SIZE).dots).toEqual([]);
  });
});

test('faults by the win chance given away', () => {
  expect(faultOf(0.8, 0.8)).toBe(null);
  expect(faultOf(0.8, 0.73)).toBe('inaccuracy');
  expect(faultOf(0.8, 0.67)).toBe('mistake');
  expect(faultOf(0.8, 0.2)).toBe('blunder');
  expect(faultOf(0.2, 0.9)).toBe(null);
});
