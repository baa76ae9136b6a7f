import { expect, test } from 'vitest';
import { ONE, ZERO, add, compare, equal, fraction, multiply, subtract, toNumber } from '../../workers/referee/fraction';
import { solve, type RefereeGame } from '../../workers/referee/solve';

interface Heap {
  left: number;
  seat: number;
  dice: boolean;
}

/** Take one or two matches in turn; who takes the last one wins. `?n` lets chance take one (weight 2) or two (weight 1). */
const matches: RefereeGame<Heap> = {
  actor: ({ left, dice }) => (left === 0 ? 'over' : dice ? 'chance' : 'player'),
  seat: ({ seat }) => seat,
  legal: ({ left }) => (left > 1 ? ['1', '2', 'roll'] : ['1']),
  outcomes: ({ left }) =>
    left > 1
      ? [
          { action: '1', weight: 2 },
          { action: '2', weight: 1 },
        ]
      : [{ action: '1', weight: 1 }],
  apply: (node, action) =>
    action === 'roll'
      ? { ...node, dice: true }
      : { left: node.left - Number(action), seat: 1 - node.seat, dice: false },
  key: (node) => JSON.stringify(node),
};
const aim = (seat: number) => ({
  worth: (node: Heap) => (node.left > 0 ? null : node.seat === seat ? ZERO : ONE),
});

test('maximises, minimises and averages exactly', () => {
  const two = solve(matches, { left: 2, seat: 0, dice: false }, aim(0));
  expect(two).toMatchObject({ value: ONE, right: ['2'], values: { 1: ZERO, 2: ONE, roll: fraction(1, 3) } });
  const three = solve(matches, { left: 3, seat: 1, dice: false }, aim(1));
  expect(three.values).toEqual({ 1: ZERO, 2: ZERO, roll: ZERO });
  expect(three).toMatchObject({ value: ZERO, right: ['1', '2', 'roll'] });
  expect(solve(matches, { left: 4, seat: 1, dice: false }, aim(1)).values).toEqual({
    1: ONE,
    2: ZERO,
    roll: fraction(2, 3),
  });
});

test('bounds save nodes and change nothing', () => {
  const root = { left: 9, seat: 0, dice: false };
  const plain = solve(matches, root, aim(0));
  const bounded = solve(matches, root, { ...aim(0), least: ZERO, most: ONE });
  expect({ ...bounded, nodes: 0 }).toEqual({ ...plain, nodes: 0 });
  expect(bounded.nodes).toBeLessThan(plain.nodes);
});

test('fractions are exact, in lowest terms, with a positive denominator', () => {
  expect(fraction(-6, -4)).toEqual({ num: 3n, den: 2n });
  expect(fraction(6, -4)).toEqual({ num: -3n, den: 2n });
  expect(fraction(0, 7)).toEqual({ num: 0n, den: 1n });
  expect(add(fraction(1, 3), fraction(1, 6))).toEqual(fraction(1, 2));
  expect(subtract(fraction(1, 3), fraction(1, 2))).toEqual(fraction(-1, 6));
  expect(multiply(fraction(2, 3), fraction(3, 4))).toEqual(fraction(1, 2));
  expect([compare(fraction(1, 3), fraction(1, 2)), compare(ONE, fraction(2, 2)), compare(ONE, ZERO)]).toEqual([
    -1, 0, 1,
  ]);
  expect(equal(fraction(2, 4), fraction(1, 2))).toBe(true);
  expect(toNumber(fraction(3439, 7315))).toBeCloseTo(0.47013);
  expect(() => fraction(1, 0)).toThrow(RangeError);
});
