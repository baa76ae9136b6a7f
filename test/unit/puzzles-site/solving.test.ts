import { beforeAll, describe, expect, test } from 'vitest';
import { puzzles as rules } from '../../../site/lib/games/toy-battle/puzzles/puzzles';
import { HINTS, Solving, type PuzzleEngine } from '../../../site/lib/puzzles/solving.svelte';
import type { Board } from '../../../workers/games/toy-battle/state';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import puzzles from './puzzles.json';
import { puzzleEngine, startSolving, until } from './support';

const PUZZLES = puzzles as unknown as Puzzle[];
const ofKind = (kind: string) => PUZZLES.find(({ goal }) => goal.kind === kind)!;

let engine: PuzzleEngine;

beforeAll(async () => {
  engine = await puzzleEngine('toy-battle');
});

async function start(puzzle: Puzzle, own: Partial<PuzzleEngine> = {}) {
  await rules.prepare!(puzzle.map);
  return startSolving({ ...engine, ...own }, rules, puzzle);
}

/** Answers as `choose` says until the puzzle is over. */
async function play(solving: Solving, choose: (right: string[]) => string) {
  for (;;) {
    await until(solving, 'asking', 'solved', 'refuted');
    if (solving.status !== 'asking') return;
    solving.act(choose(solving.right));
  }
}

describe('solving', () => {
  test.each(PUZZLES)('$id is solved by right answers, whichever they are', async (puzzle) => {
    for (const choose of [(right: string[]) => right[0]!, (right: string[]) => right.at(-1)!]) {
      const { solving, results } = await start(puzzle);
      expect(solving.right).toEqual(Object.keys(puzzle.tree));
      await play(solving, choose);
      expect(solving.status).toBe('solved');
      expect(results).toEqual(['solved']);
    }
  });

  test.each(PUZZLES)('$id answers a wrong first move on the board, and goes back to it', async (puzzle) => {
    const { solving, results } = await start(puzzle);
    const [wrong, refutation] =
      Object.entries(puzzle.refutations).find(([, { rack }]) => rack) ?? Object.entries(puzzle.refutations)[0]!;
    const { notation } = solving.view;
    solving.act(wrong);
    expect(results).toEqual(['failed']);
    await until(solving, 'refuted');
    expect(solving.moves.map(({ action }) => action)).toEqual(refutation.line);
    expect(solving.revealed).toBe(refutation.rack !== undefined);
    expect(solving.feedback).toMatchObject({ kind: 'wrong', action: wrong });
    expect((solving.feedback as { text: string }).text).not.toBe('');
    solving.retry();
    expect(solving.status).toBe('asking');
    expect(solving.view.notation).toBe(notation);
    await play(solving, (right) => right[0]!);
    expect(solving.status).toBe('solved');
    expect(results).toEqual(['failed']);
  });

  test.each(PUZZLES.filter(({ tree }) => Object.values(tree).some((below) => Object.keys(below).length > 0)))(
    '$id answers a wrong second move, with a line the engine proves',
    async (puzzle) => {
      const { solving } = await start(puzzle);
      const first = Object.keys(puzzle.tree).find((action) => Object.keys(puzzle.tree[action]!).length > 0)!;
      solving.act(first);
      await until(solving, 'asking', 'solved');
      const after = solving.view;
      const wrong = after.choices.map(({ action }) => action).find((action) => !solving.right.includes(action))!;
      solving.act(wrong);
      await until(solving, 'refuted');
      const { value, need } = solving.feedback as { value: { num: number; den: number }; need: string | null };
      expect(value.num / value.den).toBeLessThan(puzzle.value.num / puzzle.value.den);
      if (puzzle.goal.kind.startsWith('safe')) {
        expect(need).not.toBeNull();
        expect(solving.revealed).toBe(true);
        const enemy = (after.board as Board).toMove === 'blue' ? 'red' : 'blue';
        expect((solving.view.board as Board).result?.winner).toBe(enemy);
      }
      solving.retry();
      expect(solving.view.notation).toBe(after.notation);
    },
  );

  test('a refused try costs nothing and names its rules', async () => {
    const { solving, results } = await start(ofKind('win-turn'));
    await solving.refuse('skip');
    expect(solving.feedback).toEqual({ kind: 'refused', action: 'skip', rules: ['TB-TURN-3'] });
    await play(solving, (right) => right[0]!);
    expect(results).toEqual(['solved']);
  });

  test('hints make it assisted, and the last one is the solution', async () => {
    const first = await start(ofKind('win-turn'));
    first.solving.hint();
    await play(first.solving, (right) => right[0]!);
    expect(first.results).toEqual(['assisted']);

    const second = await start(ofKind('win-turn'));
    for (let n = 0; n <= HINTS; n++) second.solving.hint();
    await until(second.solving, 'shown');
    expect(second.results).toEqual(['failed']);
    expect((second.solving.view.board as Board).result?.winner).toBe((second.solving.start.board as Board).toMove);
  });

  test('an engine that dies in the middle loses nothing', async () => {
    const puzzle = ofKind('win-turn');
    let dead = false;
    const { solving } = await start(puzzle, {
      play: (notation, actions) => (dead ? Promise.reject(new Error('gone')) : engine.play(notation, actions)),
    });
    dead = true;
    solving.act(puzzle.right[0]!);
    await until(solving, 'loading');
    dead = false;
    await solving.load();
    await play(solving, (right) => right[0]!);
    expect(solving.status).toBe('solved');
  });
});
