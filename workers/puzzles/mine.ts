import { Aborted } from '../referee/solve';
import { seededRandom, type Random } from '../random';
import { Certificate, TooLarge, mainLine } from './certificate';
import { difficultyOf } from './difficulty';
import { differences, engineProof, refereeProof, type Difference, type Proof } from './proof';
import type { Puzzle } from './puzzle';
import type { Draft, PuzzleGame } from './puzzle-game';
import type { Node, Walker } from './walker';

/** Grows when the same seed would give other puzzles. */
export const GENERATOR_VERSION = 2;

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

/** Engine and referee do not agree: a defect of one of them. */
export interface Disagreement {
  notation: string;
  goal: Puzzle['goal'];
  differences: Difference[];
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

/** The same for positions that only a symmetry of the board tells apart. */
export function puzzleId<S extends object>(
  { prefix, kinds, kindOf, key }: PuzzleGame<S>,
  state: S,
  puzzle: Pick<Puzzle, 'goal' | 'themes'>,
): string {
  const { short } = kinds[kindOf(puzzle)]!;
  return `${prefix}-${short}-${hash32(key(state, puzzle.goal)).toString(36).padStart(7, '0')}`;
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
  const { node, goal, solved } = draft;
  const state = walker.state(node);
  if (solved.right.length === solved.values.size) return null;
  const told = tell(game, walker, draft);
  if (!told) return null;
  const id = puzzleId(game, state, { goal, themes: told.themes });
  if (known.has(id)) return null;
  const proved = prove(game, walker, node, goal);
  if (!proved) return null;
  const { engine, referee } = proved;
  const notation = walker.print(node);
  const different = differences(engine.values, referee.values);
  if (different.length > 0) return { disagreement: { notation, goal, differences: different } };
  known.add(id);
  const { themes, placements, depth, effect, decoys, assumptions, refutations, tree } = told;
  const { size } = solved.values;
  const facts = {
    depth,
    effect,
    legal: size,
    right: solved.right.length,
    decoys,
    nodes: engine.nodes,
    choice: game.choice,
  };
  const puzzle: Puzzle = {
    id,
    map: game.setupOf(state),
    notation,
    goal,
    value: solved.value,
    right: engine.right,
    values: engine.values,
    tree,
    refutations,
    themes,
    difficulty: difficultyOf(facts),
    placements,
    proof: { engineNodes: engine.nodes, refereeNodes: referee.nodes },
    assumptions,
    provenance,
  };
  return { puzzle };
}

function tell<S extends object>(game: PuzzleGame<S>, walker: Walker<S>, draft: Draft) {
  try {
    const tree = new Certificate(walker, draft.node, draft.goal, game.limits.branches).tree();
    const line = mainLine(walker, draft.node, tree, game.effort);
    const study = game.study(walker, draft, tree, line);
    return study && { ...study, tree };
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

function prove<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  node: Node,
  goal: Puzzle['goal'],
): { engine: Proof; referee: Proof } | null {
  try {
    const watch = { abort: (nodes: number) => nodes > game.limits.refereeNodes };
    const referee = refereeProof(game.referee, walker.state(node), goal, watch);
    return { engine: engineProof(walker, node, goal), referee };
  } catch (error) {
    if (error instanceof Aborted) return null;
    throw error;
  }
}

/** FNV-1a with a final mixing (MurmurHash3's), 32 bits. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
