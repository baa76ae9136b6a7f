import { beforeAll, expect, test } from 'vitest';
import { Picker } from '../../../site/lib/board/picker.svelte';
import { puzzles as rules } from '../../../site/lib/games/tash-kalar/puzzles/puzzles';
import type { PuzzleEngine } from '../../../site/lib/puzzles/solving.svelte';
import type { Puzzle, SolutionTree } from '../../../workers/puzzles/puzzle';
import { puzzlesOf } from '../../support/puzzles';
import { puzzleEngine, startSolving, until, viewOf } from './support';

let engine: PuzzleEngine;

beforeAll(async () => {
  engine = await puzzleEngine('tash-kalar');
});

/** What the solver picks on the way down the first right answers, while nobody else decides anything. */
async function ownPicks(puzzle: Puzzle): Promise<string[][]> {
  const picks: string[][] = [];
  let view = await viewOf(engine, puzzle);
  const solver = view.seat;
  for (let tree: SolutionTree = puzzle.tree; view.actor === 'player' && view.seat === solver;) {
    const [next] = Object.entries(tree);
    if (!next) break;
    const [action, below] = next;
    picks.push(view.choices.find((choice) => choice.action === action)!.picks);
    const played = await engine.play(view.notation, [action]);
    if (!played.ok) throw new Error(action);
    [view, tree] = [played.view, below];
  }
  return picks;
}

/** Puzzles of three decisions or more whose picks never repeat at once, which would count once. */
async function long(): Promise<{ puzzle: Puzzle; picks: string[] }[]> {
  const found = [];
  for (const puzzle of puzzlesOf('tash-kalar')) {
    if (rules.answers?.(puzzle.goal, await viewOf(engine, puzzle))) continue;
    const own = await ownPicks(puzzle);
    const picks = own.flat();
    const repeats = picks.some((pick, i) => pick === picks[i + 1]);
    if (own.length >= 3 && !repeats) found.push({ puzzle, picks });
    if (found.length === 5) break;
  }
  return found;
}

test('a whole answer picked before the engine has answered its first decision solves the puzzle', async () => {
  const puzzles = await long();
  expect(puzzles.length).toBe(5);
  const late = async <T>(answer: Promise<T>): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return answer;
  };
  for (const { puzzle, picks } of puzzles) {
    const play: PuzzleEngine['play'] = (notation, actions) => late(engine.play(notation, actions));
    const { solving, results } = await startSolving({ ...engine, play }, rules, puzzle);
    const picker = new Picker({
      choices: () => (solving.status === 'asking' ? solving.view.choices : []),
      words: { pick: (pick) => pick, choice: ({ action }) => action },
      play: ({ action }) => solving.act(action),
    });
    for (const pick of picks) picker.pick(pick);
    await until(solving, 'solved');
    expect(results, puzzle.id).toEqual(['solved']);
  }
});
