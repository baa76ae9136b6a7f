import { describe, expect, it, test } from 'vitest';
import { tashKalarPuzzles } from '../../workers/games/tash-kalar/puzzles/game';
import type { State } from '../../workers/games/tash-kalar/state';
import { checkPuzzle } from '../../workers/puzzles/check';
import { exactNumber, readExact } from '../../workers/puzzles/exact';
import { finish } from '../../workers/puzzles/mine';
import type { Puzzle } from '../../workers/puzzles/puzzle';
import type { PuzzleGame } from '../../workers/puzzles/puzzle-game';
import { PARTS, part, published, today } from './published';

const { game, walker, puzzles, count, ofKind, sample, stateOf, todays } = await published(
  tashKalarPuzzles as unknown as PuzzleGame,
  'tash-kalar.wasm',
);

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

  it('have at most two right first actions, and a card in their solution', () => {
    for (const { id, right, tree } of puzzles) {
      expect(right.length, id).toBeLessThanOrEqual(2);
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

/** Everything a puzzle says, proved by engine and referee and told anew. */
function expectTrue(puzzle: Puzzle): void {
  expect(checkPuzzle(game, walker, puzzle), puzzle.id).toEqual([]);
  const node = walker.read(puzzle.notation);
  const solved = walker.solve(node, puzzle.goal, 20_000_000)!;
  const again = finish(game, walker, { node, goal: puzzle.goal, solved }, new Set(), puzzle.provenance);
  expect(again).toEqual({ puzzle });
}

describe('proved anew', () => {
  test.each(sample().map((puzzle) => [game.kindOf(puzzle), puzzle.id, puzzle] as const))(
    '%s %s',
    (_kind, _id, puzzle) => expectTrue(puzzle),
  );

  test.each(todays().map((puzzle) => [puzzle.id, puzzle] as const))(
    `%s, of part ${part + 1} of ${PARTS}, the one of day ${today}`,
    (_id, puzzle) => expectTrue(puzzle),
  );
});
