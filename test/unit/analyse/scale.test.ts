import { describe, expect, test } from 'vitest';
import { lossOf, placeOn, yardstick } from '../../../site/lib/analyse/scale';
import { endText, labelOf, lossText, wordOf } from '../../../site/lib/analyse/value-words';
import { ranked, resultOf } from '../../../site/lib/analyse/values';
import type { MoveValue, Score } from '../../../workers/analysis/contract';

function value(action: string, chance: number, more: Partial<MoveValue> = {}): MoveValue {
  return {
    action,
    picks: [`node:${action}`],
    certainty: 'estimated',
    chance,
    chances: [chance, 1 - chance],
    error: 0.01,
    visits: 100,
    line: [action],
    ...more,
  };
}
const proven = (action: string, chance: number, score?: Score) =>
  value(action, chance, { certainty: 'proven', error: 0, ...(score && { score }) });
const points = (action: string, margin: number, more: Partial<Score> = {}) =>
  value(action, 0.5 + margin / 1000, { score: { margin, depth: 3, exact: false, atMost: false, ...more } });

describe('the scale of losses', () => {
  test('tells apart moves that a scale of all chances would paint alike', () => {
    const moves = [0.51, 0.508, 0.505, 0.5, 0.497].map((chance, i) => value(String(i), chance));
    const yard = yardstick(moves)!;
    expect(yard.end).toBe(0.02);
    const places = moves.map((move) => placeOn(yard, move));
    expect(places[0]).toBe(1);
    expect(Math.min(...places)).toBeLessThan(0.4);
    expect(lossText(moves[4]!, yard)).toBe('−1.3');
    expect(endText(yard)).toContain('−2');
  });

  test('a few terrible moves do not make all the others look alike', () => {
    const good = [0.6, 0.59, 0.58, 0.57, 0.56, 0.55, 0.54, 0.53, 0.52].map((chance, i) => value(String(i), chance));
    const yard = yardstick([...good, value('bad', 0.01)])!;
    expect(yard.end).toBe(0.1);
    expect(placeOn(yard, value('bad', 0.01))).toBe(0);
  });

  test('sure losses stand at the end of the scale, however bad the best move is', () => {
    const yard = yardstick([value('a', 0.02), proven('b', 0)])!;
    expect(placeOn(yard, proven('b', 0))).toBe(0);
    expect(placeOn(yardstick([proven('a', 0), proven('b', 0)])!, proven('b', 0))).toBe(1);
  });

  test('points are compared with points, and results without points by chance', () => {
    const yard = yardstick([points('a', 12), points('b', 4), points('c', 1, { atMost: true })])!;
    expect(yard).toMatchObject({ points: true, end: 10 });
    expect(lossOf(points('b', 4), yard.best, true)).toBe(8);
    expect(lossText(points('c', 1, { atMost: true }), yard)).toBe('≤ −11');
    const won = proven('w', 1, { margin: 0, depth: 9, exact: false, atMost: false });
    expect(yardstick([won, points('a', 12)])!.points).toBe(false);
  });

  test('nothing is measured while nothing is known', () => {
    expect(yardstick([])).toBe(null);
    expect(yardstick([value('a', 0.5, { certainty: 'unknown' })])).toBe(null);
  });
});

describe('what is said of a value', () => {
  const best = value('a', 0.58);
  const yard = yardstick([best, value('b', 0.3)])!;

  test('the best move shows its chance, the others what they give away', () => {
    expect(labelOf(best, 'loss', yard)).toBe('58%');
    expect(labelOf(value('b', 0.3), 'loss', yard)).toBe('−28');
    expect(labelOf(value('b', 0.3), 'chance', yard)).toBe('30%');
  });

  test('a number stands only where there is work behind it, and none where a sign says all', () => {
    expect(labelOf(value('c', 0.4, { visits: 0 }), 'loss', yard)).toBe('');
    expect(labelOf(proven('d', 0), 'loss', yard)).toBe('');
    expect(wordOf(proven('d', 0), 'loss', yard)).toBe('loss');
    expect(wordOf(value('c', 0.4, { visits: 0 }), 'loss', yard)).toBe('?');
  });

  test('win, draw and loss are told apart; a share of a win among three is none of them', () => {
    expect([1, 0.5, 0].map((chance) => resultOf(proven('a', chance)))).toEqual(['win', 'draw', 'loss']);
    expect(resultOf(value('a', 1))).toBe(null);
    expect(resultOf({ ...proven('a', 0.5), chances: [0.5, 0.5, 0] })).toBe(null);
  });
});

test('lists: searched moves by chance, then first looks, then unknown ones, sure losses at the very end', () => {
  const list = [
    proven('lost', 0),
    value('unknown', 0.9, { certainty: 'unknown', visits: 2 }),
    value('glance', 0.8, { visits: 0, error: null }),
    value('bad', 0.001),
    value('good', 0.6),
    proven('won', 1),
  ];
  expect(ranked(list).map(({ action }) => action)).toEqual(['won', 'good', 'bad', 'glance', 'unknown', 'lost']);
});
