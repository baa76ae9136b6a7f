/** The published puzzles of a game as they lie in the repository, with an engine to prove them anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { engineFromFile } from '../../workers/engine/node';
import { readSet } from '../../workers/puzzles/files';
import { loadPuzzleGame } from '../../workers/puzzles/games';
import type { Puzzle, PuzzleEntry } from '../../workers/puzzles/puzzle';
import { Walker } from '../../workers/puzzles/walker';
import { seededRandom } from '../../workers/random';
import { gameEntry, type GameId } from '../../workers/registry';
import { day, inTurn } from '../support/day';
import { root } from './files';

/** Parts that all puzzles are proved in, another one every day. */
export const PARTS = 168;
export const part = day % PARTS;

export async function publishedOf(id: GameId) {
  const game = await loadPuzzleGame(id);
  const { wasm } = gameEntry(id);
  const folder = `${root}site/content/${id}/puzzles/`;
  const files = readdirSync(folder).sort();
  const read = (file: string): string => readFileSync(folder + file, 'utf8');
  const puzzles = files.filter((file) => file !== 'index.json').flatMap((file) => readSet(read(file), file));
  const engine = await engineFromFile(new URL(`../../build/${wasm}`, import.meta.url));
  const walker = new Walker(game.codec, engine);
  const ofKind = (kind: string): Puzzle[] => puzzles.filter((puzzle) => game.kindOf(puzzle) === kind);
  const bySize = (list: readonly Puzzle[]): Puzzle[] =>
    list.toSorted((a, b) => b.proof.refereeNodes - a.proof.refereeNodes);
  return {
    id,
    game,
    walker,
    puzzles,
    index: JSON.parse(read('index.json')) as PuzzleEntry[],
    files,
    read,
    ofKind,
    count: (where: (puzzle: Puzzle) => boolean): number => puzzles.filter(where).length,
    stateOf: (notation: string): object => walker.state(walker.read(notation)),
    /** One of every kind whose turn it is, of those with the smaller proofs: always the same ones as long as the set is the same. */
    sample(): Puzzle[] {
      const random = seededRandom(20);
      return inTurn(Object.keys(game.kinds), 3).flatMap((kind) => {
        const list = bySize(ofKind(kind));
        const half = list.slice(Math.floor(list.length / 2));
        return half.slice(random(half.length)).slice(0, 1);
      });
    },
    /** Those whose turn it is; dealt out by the size of their proofs, so that no day has all the large ones. */
    todays: (): Puzzle[] => bySize(puzzles).filter((_, i) => i % PARTS === part),
  };
}
