import { describe, expect, test } from 'vitest';
import { heaviest } from '../../../site/lib/play/review/heaviest';

const fault = (at: number, seat: number, lost: number, turn = at) => ({ at, seat, lost, turn });
const shown = (found: ReturnType<typeof fault>[], most: number, visitors: number[]): number[] =>
  heaviest(found, most, visitors, ({ turn }) => turn).map(({ at }) => at);

describe('the faults of a game that are shown', () => {
  test('are the heaviest, in the order of the game', () => {
    expect(shown([fault(1, 0, 0.1), fault(2, 1, 0.4), fault(3, 0, 0.3)], 2, [])).toEqual([2, 3]);
  });

  test('have the own ones of a visitor among them, however much the others gave away', () => {
    const theirs = [4, 5, 6, 7].map((at) => fault(at, 1, 0.5));
    expect(shown([fault(1, 0, 0.1), fault(2, 0, 0.08), fault(3, 0, 0.2), ...theirs], 4, [0])).toEqual([1, 3, 4, 5]);
    expect(shown(theirs, 4, [0])).toEqual([4, 5, 6, 7]);
  });

  test('are of different turns as far as there are enough', () => {
    const found = [fault(1, 1, 0.5, 1), fault(2, 1, 0.4, 1), fault(3, 1, 0.1, 2)];
    expect(shown(found, 2, [])).toEqual([1, 3]);
    expect(shown(found, 3, [])).toEqual([1, 2, 3]);
  });
});
