import { describe, expect, test } from 'vitest';
import { answersIn, courseFrom, decided } from '../../../site/lib/play/review/course';
import type { Result, View } from '../../../workers/contract';

const node = (seat: number, actor: View['actor'] = 'player', result: Result | null = null) =>
  ({ seat, actor, result }) as View;
const lost: Result = { shares: [1, 0], reason: 'hq', rule: 'TB-END-1' };

/** Seat 1 draws, chance deals, seat 0 moves twice, and then it is seat 1's turn again or the game is over. */
const line = (end: View) => ({
  views: [node(1), node(1, 'chance'), node(0), node(0), end],
  actions: ['draw', '~3', 'place 2@14', 'place K@R'],
});

describe('what followed a decision', () => {
  test('goes on to the next decision of its side, whatever it still decided before the others', () => {
    const long = { views: [...line(node(1)).views, node(0)], actions: [...line(node(1)).actions, 'draw'] };
    const course = courseFrom(long, 0, 1);
    expect(course.steps.map(({ action }) => action)).toEqual(['draw', '~3', 'place 2@14', 'place K@R']);
    expect(course.end).toBe(long.views[4]);
    expect(decided(course, 1)).toBeNull();
  });

  test('is told by what the others decided', () => {
    const course = courseFrom(line(node(1)), 1, 1);
    expect(answersIn(course, 1).map(({ at, action }) => [at, action])).toEqual([
      [2, 'place 2@14'],
      [3, 'place K@R'],
    ]);
  });

  test('tells for whom it ended the game', () => {
    const course = courseFrom(line(node(0, 'over', lost)), 1, 1);
    expect(decided(course, 1)).toBe(false);
    expect(decided(course, 0)).toBe(true);
  });
});
