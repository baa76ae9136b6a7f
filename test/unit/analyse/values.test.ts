import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_VALUES, bestChance, byNode, matching, merge, ranked, targetOf } from '../../../site/lib/analyse/values';
import type { Certainty, MoveValue } from '../../../workers/analysis/contract';

function value(action: string, chance: number, certainty: Certainty = 'estimated', visits = 100): MoveValue {
  const [, tile, node] = /^place (.)@(\w+)$/.exec(action) ?? [];
  const picks = tile ? [`tile:blue:${tile}`, `node:${node}`] : [`button:${action}`];
  return {
    action,
    picks,
    certainty,
    chance,
    chances: [chance, 1 - chance],
    error: certainty === 'proven' ? 0 : 0.01,
    visits,
    line: [action],
  };
}

const RANK: Record<Certainty, number> = { unknown: 0, estimated: 1, proven: 2 };
const anyValue = fc
  .record({
    chance: fc.double({ min: 0, max: 1, noNaN: true }),
    certainty: fc.constantFrom<Certainty>('proven', 'estimated', 'unknown'),
    visits: fc.nat(1000),
  })
  .map(({ chance, certainty, visits }) => value('place 4@7', chance, certainty, visits));

describe('taking findings over', () => {
  test('a proof never gives way to an estimate, nor work to less work', () => {
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 1 }), (findings) => {
        let values = NO_VALUES;
        for (const finding of findings) {
          const before = values.get('place 4@7');
          values = merge(values, [finding]);
          const after = values.get('place 4@7')!;
          if (!before) continue;
          expect(RANK[after.certainty]).toBeGreaterThanOrEqual(RANK[before.certainty]);
          if (after.certainty === before.certainty) expect(after.visits).toBeGreaterThanOrEqual(before.visits);
        }
      }),
    );
  });

  test('a line that was found stays while the next search runs', () => {
    const found = { ...value('draw', 0.5), line: ['draw', '~4'] };
    expect(merge(merge(NO_VALUES, [found]), [value('draw', 0.6, 'estimated', 200)]).get('draw')!.line).toEqual([
      'draw',
      '~4',
    ]);
  });

  test('a line of an estimate does not explain a proof', () => {
    const found = { ...value('draw', 0.5), line: ['draw', '~4'] };
    expect(merge(merge(NO_VALUES, [found]), [value('draw', 0, 'proven')]).get('draw')!.line).toEqual(['draw']);
  });
});

describe('order', () => {
  test('best first, unknown last', () => {
    const list = [
      value('draw', 0.9, 'unknown', 0),
      value('place 4@7', 0.2),
      value('place 4@8', 1, 'proven'),
      value('skip', 0.7),
    ];
    expect(ranked(list).map(({ action }) => action)).toEqual(['place 4@8', 'skip', 'place 4@7', 'draw']);
  });

  test('nothing is best while nothing is known', () => {
    expect(bestChance(NO_VALUES)).toBe(null);
    expect(bestChance(merge(NO_VALUES, [value('draw', 0.5, 'unknown', 0)]))).toBe(null);
  });
});

describe('on the board', () => {
  const values = merge(NO_VALUES, [
    value('place 4@7', 0.3),
    value('place K@7', 0.6),
    value('place K@2', 0.1),
    value('draw', 0.5),
  ]);

  test('a node that stands for several moves shows the best of them', () => {
    const seven = byNode(values.values()).find(({ node }) => node === '7')!;
    expect(seven.best.action).toBe('place K@7');
    expect(seven.moves.map(({ action }) => action)).toEqual(['place K@7', 'place 4@7']);
  });

  test('what is picked narrows the map', () => {
    expect(matching(values.values(), ['tile:blue:4']).map(({ action }) => action)).toEqual(['place 4@7']);
    expect(matching(values.values(), ['node:7'])).toHaveLength(2);
    expect(matching(values.values(), [])).toHaveLength(4);
  });

  test('a shove lands on its second node', () => {
    expect(targetOf({ picks: ['node:4', 'node:7'] })).toBe('7');
    expect(targetOf({ picks: ['button:draw'] })).toBe(null);
  });
});
