import { describe, expect, it, test } from 'vitest';
import { toyBattlePuzzles as game } from '../../../workers/games/toy-battle/puzzles/game';
import type { State } from '../../../workers/games/toy-battle/state';
import { other } from '../../../workers/games/toy-battle/tiles';
import { readExact } from '../../../workers/puzzles/exact';
import { differences, engineProof } from '../../../workers/puzzles/proof';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import { publishedOf } from '../published';

const { walker, puzzles, count, ofKind, stateOf, sample, todays } = await publishedOf('toy-battle');

describe('the puzzles of Toy Battle', () => {
  it('are spread over all boards played in earnest', () => {
    expect(new Set(puzzles.map(({ map }) => map))).toEqual(new Set(game.codec.fullSetups));
    for (const board of game.codec.fullSetups) expect(count(({ map }) => map === board)).toBeGreaterThanOrEqual(10);
  });

  it('have at least 20 of exact odds', () => {
    const odds = ofKind('safest-turn');
    expect(odds.length).toBeGreaterThanOrEqual(20);
    for (const { value, right } of odds) {
      expect(value.num > 0 && value.num < value.den).toBe(true);
      expect(right.length).toBe(1);
    }
  });

  it('offer at least eight first actions, but in endgames and questions', () => {
    for (const { id, values } of puzzles.filter(({ goal }) => goal.kind !== 'no-gift' && goal.kind !== 'endgame'))
      expect(Object.keys(values).length, id).toBeGreaterThanOrEqual(8);
  });

  it('show which enemy tiles beat an unsafe action', () => {
    for (const { refutations, values, goal } of ofKind('safe-turn')) {
      expect(goal.nodes).toBeUndefined();
      for (const [action, { need, rack }] of Object.entries(refutations)) {
        expect(readExact(values[action])).toEqual({ num: 0, den: 1 });
        expect(need).toBeTruthy();
        expect(rack).toBeTruthy();
      }
    }
  });
});

const without = (tiles: string, gone: string): string =>
  [...gone].reduce((left, tile) => left.replace(tile, ''), tiles);

/** What the solver cannot see must not matter: the lowest and the highest tiles the enemy may hold give the same values. */
function expectSameForOtherRacks({ id, notation, goal, values }: Puzzle): void {
  const state = stateOf(notation) as State;
  const enemy = other(state.toMove);
  const known = state.known[enemy];
  const pool = [...without(state.rack[enemy] + state.unseen[enemy], known)].sort();
  const size = state.rack[enemy].length - known.length;
  for (const tiles of [pool.slice(0, size), pool.slice(pool.length - size)]) {
    const dealt = walker.enter(game.withRack!(state, known + tiles.join('')));
    expect(differences(engineProof(walker, dealt, goal).values, values), id).toEqual([]);
  }
}

const hidden = [...new Set([...sample(), ...todays()])].filter(({ assumptions }) =>
  assumptions.includes('hidden-rack'),
);
test.each(hidden.map((puzzle) => [puzzle.id, puzzle] as const))(
  '%s does not depend on the hidden rack',
  (_id, puzzle) => expectSameForOtherRacks(puzzle),
);
