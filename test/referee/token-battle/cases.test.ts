import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/token-battle/data/cases.json' with { type: 'json' };
import {
  READY_SETS,
  legal,
  perft,
  printLine,
  solveGoal,
  startGame,
  type Goal,
} from '../../../workers/referee/token-battle';
import { HALF, ONE, ZERO, equal } from '../../../workers/referee/fraction';
import { observe, path, start } from './support';

/** A predicate of the data file in the words of rule file section 7. */
function conditions(predicate: Record<string, unknown>): string {
  const pairs = Object.entries(predicate).flatMap(([key, wanted]) => {
    if (key === 'at') {
      return Object.entries(wanted as Record<string, string | null>).map(([field, token]) =>
        token === null ? `empty ${field}` : `${field}=${token}`,
      );
    }
    return typeof wanted === 'string' ? `${key} ${wanted}` : `${key} ${Object.values(wanted as object).join('-')}`;
  });
  return pairs.join(', ');
}

test('there are 32 reference cases', () => expect(data.cases).toHaveLength(32));

describe.each(data.cases)('$id $title', ({ position, play, expect: wanted }) => {
  test.each(wanted.state.map(conditions))('%s', (condition) => {
    expect(observe(path(start(position), play.join()), condition)).toBe(condition);
  });
});

test.each(data.perft)('$first against $second: $counts sequences', ({ first, second, counts }) => {
  const node = startGame({ A: READY_SETS[first]!, B: READY_SETS[second]! }, { firstPlayer: 'A' });
  expect(counts.map((_, i) => perft(node, i + 1))).toEqual(counts);
});

describe.each(data.puzzles)('$id', ({ position, goal, legal: moves, win, draw, lose, best }) => {
  test('the position prints as it is written', () => expect(printLine(start(position))).toBe(position));

  test('its first moves are worth what it says', () => {
    const node = start(position);
    const solution = solveGoal(node, goal as Goal);
    const values = Object.values(solution.values);
    const count = (worth: typeof ONE) => values.filter((value) => equal(value, worth)).length;
    expect(legal(node)).toHaveLength(moves);
    expect([count(ONE), count(HALF), count(ZERO)]).toEqual([win, draw, lose]);
    expect(solution.right).toEqual(best);
  });
});
