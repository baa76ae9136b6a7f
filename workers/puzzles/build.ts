/** From a question with its values to a puzzle: solution tree, refutations, and the proof by engine and referee. */
import { Aborted } from '../referee/solve';
import { Certificate, TooLarge, mainLine } from './certificate';
import { difficultyOf } from './difficulty';
import { readExact } from './exact';
import { hash32 } from './hash';
import { differences, engineProof, refereeProof, type Difference, type Proof } from './proof';
import type { Puzzle, SolutionTree } from './puzzle';
import type { Draft, PuzzleGame, Study } from './puzzle-game';
import type { Walker } from './walker';

/**
 * What a question lacks to be a puzzle. alike: every first action is as good as any other. branches: the solution has too
 * many. plain: it is not worth publishing. referee: the second proof takes too long.
 */
export type Lack = 'alike' | 'branches' | 'plain' | 'referee';

/** Engine and referee do not agree: a defect of one of them. */
export interface Disagreement {
  notation: string;
  goal: Puzzle['goal'];
  differences: Difference[];
}

export type Told = Study & { tree: SolutionTree };

/** The same for positions that only a symmetry of the board tells apart. */
export function puzzleId<S extends object>(
  game: PuzzleGame<S>,
  state: S,
  puzzle: Pick<Puzzle, 'goal' | 'themes'>,
): string {
  return idOf(game, game.kinds[game.kindOf(puzzle)]!.short, state, puzzle.goal);
}

/** @param kind the middle part of the id, in small letters */
export const idOf = <S extends object>(
  { prefix, key }: PuzzleGame<S>,
  kind: string,
  state: S,
  goal: Puzzle['goal'],
): string => `${prefix}-${kind}-${hash32(key(state, goal)).toString(36).padStart(7, '0')}`;

/** @param plain also what is too plain to be published */
export function tell<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  draft: Draft,
  plain = false,
): Told | { lacks: Lack } {
  if (draft.solved.right.length === draft.solved.values.size) return { lacks: 'alike' };
  try {
    const tree = new Certificate(walker, draft.node, draft.goal, game.limits.branches, game.untilChance).tree();
    const line = mainLine(walker, draft.node, tree, game.effort);
    const study = game.study(walker, draft, tree, line, plain);
    return study ? { ...study, tree } : { lacks: 'plain' };
  } catch (error) {
    if (error instanceof TooLarge) return { lacks: 'branches' };
    throw error;
  }
}

interface Made {
  id: string;
  provenance: Puzzle['provenance'];
  /** Nodes the referee may need; the game's own limit unless given. */
  limit?: number;
  /** Hears how many nodes the referee has looked at. */
  onNodes?(nodes: number): void;
}

/** Proves what is told of a draft, twice. */
export function build<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  { node, goal, solved }: Draft,
  { depth, effect, decoys, ...told }: Told,
  { id, provenance, limit = game.limits.refereeNodes, onNodes }: Made,
): { puzzle: Puzzle } | { disagreement: Disagreement } | { lacks: Lack } {
  const state = walker.state(node);
  const notation = walker.print(node);
  const referee = proved(game, game.referee.enter(state, notation), goal, limit, onNodes);
  if (!referee) return { lacks: 'referee' };
  const engine = engineProof(walker, node, goal);
  const different = differences(engine.values, referee.values);
  if (different.length > 0) return { disagreement: { notation, goal, differences: different } };
  const facts = {
    depth,
    effect,
    legal: solved.values.size,
    right: solved.right.length,
    decoys,
    nodes: engine.nodes,
    choice: game.choice,
  };
  const { themes, placements, assumptions, refutations, tree } = told;
  return {
    puzzle: {
      id,
      map: game.setupOf(state),
      notation,
      goal,
      value: readExact(referee.value)!,
      right: engine.right,
      values: Object.fromEntries(Object.keys(engine.values).map((action) => [action, referee.values[action]!])),
      tree,
      refutations,
      themes,
      difficulty: difficultyOf(facts),
      placements,
      proof: { engineNodes: engine.nodes, refereeNodes: referee.nodes },
      assumptions,
      provenance,
    },
  };
}

/** Null if the referee needs more nodes than it may. */
function proved<S extends object>(
  game: PuzzleGame<S>,
  root: unknown,
  goal: Puzzle['goal'],
  limit: number,
  onProgress: (nodes: number) => void = () => {},
): Proof<string> | null {
  try {
    return refereeProof(game.referee, root, goal, { onProgress, abort: (nodes) => nodes > limit });
  } catch (error) {
    if (error instanceof Aborted) return null;
    throw error;
  }
}
