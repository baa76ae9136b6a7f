import { expect, test } from 'vitest';
import { Analysis } from '../../../workers/analysis/analysis';
import type { WordedRow } from '../../../workers/analysis/worded';
import { mergeRows } from '../../../workers/analysis/merge';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
const analysis = new Analysis(tashKalar, engine);
const session = new Session(tashKalar, engine);

/** The Cannon can come by several matches, which only the node after its summons can name. */
const START =
  'A c4 c5 c6 d4 d5 d6 e4 e5 e6 f4 f5 f6; B e1 e2 c3*; decks northern sylvan; hand A Cannon GunTower; turn A 2';
const ELSEWHERE = 'A d4 e4; B e2; decks northern sylvan; turn A 1';

/** The moves a search of the node finds worth a look. */
async function searched(notation: string): Promise<string[]> {
  let rows: WordedRow[] = [];
  await analysis.search({ notation, playouts: 2000, spread: 'sweep', seed: 1 }, (found) => (rows = found));
  return mergeRows([rows], analysis.root(notation).seat).map(({ action }) => action);
}

test('every action of a line is worded at the node it is played at', async () => {
  const lines = analysis.lines(await searched(START), START)!;
  for (const line of lines) expect(session.play(START, line).ok, line.join(', ')).toBe(true);
  expect(lines.flat().some((action) => action.startsWith('match '))).toBe(true);
  expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(2);
});

test('an engine that has not searched a node has no lines from it', async () => {
  const moves = await searched(START);
  expect(new Analysis(tashKalar, engine).lines(moves, START)).toBeNull();
  expect(analysis.lines(moves, ELSEWHERE)).toBeNull();
  await analysis.choose(ELSEWHERE, 'mcts:10', 1);
  expect(analysis.lines(moves, START)).toBeNull();
});
