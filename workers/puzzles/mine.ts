import { seededRandom, type Random } from '../random';
import { build, puzzleId, tell, type Disagreement } from './build';
import { hash32 } from './hash';
import type { Puzzle } from './puzzle';
import type { Draft, PuzzleGame } from './puzzle-game';
import type { Walker } from './walker';

/** Grows when the same seed would give other puzzles. */
export const GENERATOR_VERSION = 3;

export interface MineJob {
  kinds: readonly string[];
  boards: readonly string[];
  seed: number;
  /** Games `index` of the seed with index % of === shard are played. */
  shard: { index: number; of: number };
  /** First game to play. */
  from: number;
  /** Puzzles of one kind one game may give; neighbouring turns give look-alikes. */
  perGame: number;
}

export type Find = { puzzle: Puzzle } | { disagreement: Disagreement } | { played: number };

/**
 * Plays game after game without end and gives out what it finds; after each game, how many have been played. `known`
 * holds the ids that are taken, and gets those given out.
 */
export function* mine<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  job: MineJob,
  known: Set<string>,
): Generator<Find> {
  for (let number = job.from; ; number++) {
    if (number % job.shard.of !== job.shard.index) continue;
    yield* mineGame(game, walker, job, number, known);
    yield { played: number };
  }
}

function* mineGame<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  job: MineJob,
  number: number,
  known: Set<string>,
): Generator<Find> {
  const board = job.boards[number % job.boards.length]!;
  const found = new Map<string, number>();
  for (const { node, ply } of game.candidates(walker, board, randomOf(job.seed, number))) {
    for (const kind of job.kinds) {
      if ((found.get(kind) ?? 0) >= job.perGame) continue;
      // Every question has its own random numbers, so that mining some kinds only gives the same puzzles.
      const random = randomOf(job.seed, number, ply, Object.keys(game.kinds).indexOf(kind));
      for (const draft of game.drafts(walker, kind, node, random)) {
        const find = finish(game, walker, draft, known, {
          version: GENERATOR_VERSION,
          seed: job.seed,
          game: number,
          ply,
        });
        if (!find) continue;
        found.set(kind, (found.get(kind) ?? 0) + 1);
        yield find;
      }
    }
  }
}

/** Independent random numbers for each list of whole numbers. */
function randomOf(...numbers: number[]): Random {
  return seededRandom(hash32(numbers.join(' ')));
}

/** Turns a draft into a puzzle, proved twice; null if it is not worth it or known. */
export function finish<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  draft: Draft,
  known: Set<string>,
  provenance: Puzzle['provenance'],
): { puzzle: Puzzle } | { disagreement: Disagreement } | null {
  const told = tell(game, walker, draft);
  if ('lacks' in told) return null;
  const id = puzzleId(game, walker.state(draft.node), { goal: draft.goal, themes: told.themes });
  if (known.has(id)) return null;
  const built = build(game, walker, draft, told, { id, provenance });
  if ('puzzle' in built) known.add(id);
  return 'lacks' in built ? null : built;
}
