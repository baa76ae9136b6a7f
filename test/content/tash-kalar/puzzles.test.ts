import { describe, expect, it } from 'vitest';
import { musterOf } from '../../../workers/games/tash-kalar/muster';
import { asksForAll } from '../../../workers/games/tash-kalar/puzzles/kinds';
import type { State } from '../../../workers/games/tash-kalar/state';
import { exactNumber, readExact } from '../../../workers/puzzles/exact';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import { publishedOf } from '../published';

const { game, walker, puzzles, count, ofKind, stateOf } = await publishedOf('tash-kalar');

const stateIn = ({ notation }: Puzzle): State => stateOf(notation) as State;

describe('the puzzles of Tash-Kalar', () => {
  it('are at least 150, with at least eight of every kind', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(150);
    for (const kind of Object.keys(game.kinds)) expect(ofKind(kind).length, kind).toBeGreaterThanOrEqual(8);
  });

  it('are played in both modes with every pairing of decks', () => {
    expect(new Set(puzzles.map(({ map }) => map))).toEqual(new Set(game.codec.setups));
  });

  it('ask of a turn in which nothing can be discarded, and in which resigning is off', () => {
    for (const puzzle of puzzles) {
      const { turn, options } = stateIn(puzzle);
      expect([turn.discarded, options.resign], puzzle.id).toEqual([true, 'off']);
      expect(Object.keys(puzzle.values).every((action) => !action.startsWith('discard'))).toBe(true);
    }
  });

  it('have at most two right first actions unless all are asked for, and a card in their solution', () => {
    for (const { id, goal, right, tree } of puzzles) {
      if (asksForAll(goal)) expect(right.length, id).toBeLessThanOrEqual(10);
      else expect(right.length, id).toBeLessThanOrEqual(2);
      expect(JSON.stringify(tree), id).toMatch(/summon|flare/);
    }
  });

  it('compare points only where the best turn gains two at least', () => {
    for (const { id, value, values, right } of ofKind('best-duel-turn')) {
      const others = Object.keys(values).filter((action) => !right.includes(action));
      const second = Math.max(...others.map((action) => exactNumber(readExact(values[action])!)));
      expect(exactNumber(value), id).toBeGreaterThanOrEqual(Math.max(2, second + 1));
    }
  });

  it('show the opponent’s cards only where they matter', () => {
    const shown = (puzzle: Puzzle): number => {
      const { hands, side } = stateIn(puzzle);
      const { beings, legends, flares } = hands[side === 'A' ? 'B' : 'A'];
      return beings.length + legends.length + flares.length;
    };
    expect(count((puzzle) => shown(puzzle) === 1)).toBe(
      ofKind('leave-nothing').length + ofKind('keep-the-flare-cold').length,
    );
    expect(count((puzzle) => shown(puzzle) > 1)).toBe(0);
  });

  it('ask of three squares at least where a being can come, one of which is taken', () => {
    for (const { id, right, notation } of ofKind('where-can-it-come')) {
      const { board } = stateOf(notation) as State;
      const targets = right.map((action) => action.slice(-2));
      expect(targets.length, id).toBeGreaterThanOrEqual(3);
      expect(
        targets.some((square) => square in board),
        id,
      ).toBe(true);
    }
  });

  it('show good ground beside the rotten', () => {
    for (const { id, right, values } of ofKind('rotten-ground')) {
      const summons = Object.keys(values).filter((action) => action.startsWith('summon '));
      expect(right.length, id).toBeGreaterThanOrEqual(2);
      expect(summons.length - right.length, id).toBeGreaterThanOrEqual(2);
    }
  });

  it('leave no common or heroic piece in supply where one has to be spared, and most pieces are the wrong ones', () => {
    for (const puzzle of ofKind('spare-piece')) {
      const state = stateIn(puzzle);
      expect(musterOf(state, state.side).supply.twoSided, puzzle.id).toBe(0);
      for (const action of puzzle.right) {
        const lifting = walker.follow(walker.read(puzzle.notation), [action]);
        const legal = walker.legal(lifting);
        expect(walker.state(lifting)).toMatchObject({ question: 'liftForSummon' });
        expect(2 * Object.keys(puzzle.tree[action]!).length, puzzle.id).toBeLessThanOrEqual(legal.length);
      }
    }
  });

  it('begin with a sleeping flare where it is to be woken', () => {
    for (const { id, values } of ofKind('wake-the-flare')) expect(values, id).not.toHaveProperty('flare');
  });

  it('begin the second of two beings only after the first', () => {
    for (const { id, goal, values } of ofKind('two-in-a-turn'))
      expect(
        Object.keys(values).some((action) => action.startsWith(`summon ${goal.other}@`)),
        id,
      ).toBe(false);
  });
});
