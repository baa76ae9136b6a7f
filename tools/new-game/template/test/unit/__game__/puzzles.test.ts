import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { codec } from '../../../workers/games/__game__/game';
import { puzzleGame } from '../../../workers/games/__game__/puzzles/game';
import type { State } from '../../../workers/games/__game__/state';
import { checkPuzzle } from '../../../workers/puzzles/check';
import { mine, type Find } from '../../../workers/puzzles/mine';
import type { PuzzleGame } from '../../../workers/puzzles/puzzle-game';
import { Walker } from '../../../workers/puzzles/walker';

const walker = new Walker(codec, await engineFromFile(new URL('../../../build/__game__.test.wasm', import.meta.url)));
// The maker is typed by the registry.
const game = puzzleGame as unknown as PuzzleGame<State>;

it('in random games puzzles are found on which engine and referee agree, and they are what they claim', () => {
  const job = { kinds: Object.keys(game.kinds), boards: ['2-seats'], seed: 1, shard: { index: 0, of: 1 }, from: 0 };
  const finds: Find[] = [];
  for (const find of mine(game, walker, { ...job, perGame: 3 }, new Set())) {
    if ('played' in find && find.played > 10) break;
    finds.push(find);
  }
  expect(finds.filter((find) => 'disagreement' in find)).toEqual([]);
  const puzzles = finds.flatMap((find) => ('puzzle' in find ? [find.puzzle] : []));
  expect(puzzles.length).toBeGreaterThan(5);
  for (const puzzle of puzzles) expect([puzzle.id, checkPuzzle(game, walker, puzzle)]).toEqual([puzzle.id, []]);
});
