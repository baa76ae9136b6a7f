/** Puzzles out of positions that visitors set up: what can be asked there, and the proof of it or what it lacks. */
import type { Goal } from '../analysis/contract';
import { GENERATOR_VERSION } from './mine';
import { build, idOf, tell } from './build';
import type { Lack } from './build';
import { OWN } from './own-id';
import type { Puzzle } from './puzzle';
import type { PuzzleGame, Question } from './puzzle-game';
import type { Walker } from './walker';

/** Nodes one first action may cost the engine: a few seconds in a browser for a whole turn. */
const BUDGET = 60_000;

/** Times the nodes that the referee may need for a published puzzle. */
const PATIENCE = 4;

/**
 * engine: values take too long. disagree: engine and referee differ, which is a defect of one of them. setup: it is played
 * with something that puzzles have no name for.
 */
export type Unproved = Lack | 'engine' | 'disagree' | 'setup';

export type Answer = { puzzle: Puzzle } | { lacks: Unproved };

/** What can be asked at a position. Empty where no player decides. Throws TextError for a text that is no position. */
export function ownQuestions<S extends object>(game: PuzzleGame<S>, walker: Walker<S>, notation: string): Question[] {
  const node = walker.read(notation);
  if (typeof walker.actor(node) !== 'number') return [];
  return [...game.questions(walker, node)].filter(({ node: start, goal }) => isAskable(walker, start, goal));
}

function isAskable<S extends object>(walker: Walker<S>, node: Question['node'], goal: Goal): boolean {
  try {
    walker.codec.goalCode(goal, walker.state(node));
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What a position is played with; null where puzzles have no name for it. */
export function setupAt<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  node: Question['node'],
): string | null {
  try {
    return game.setupOf(walker.state(node));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @param onNodes hears how many nodes the referee has looked at */
export function ownPuzzle<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  { node, goal }: Question,
  onNodes?: (nodes: number) => void,
): Answer {
  if (setupAt(game, walker, node) === null) return { lacks: 'setup' };
  const solved = walker.solve(node, goal, BUDGET);
  if (!solved) return { lacks: 'engine' };
  const draft = { node, goal, solved };
  const told = tell(game, walker, draft, true);
  if ('lacks' in told) return told;
  const id = idOf(game, OWN, walker.state(node), goal);
  const provenance = { version: GENERATOR_VERSION, seed: 0, game: 0, ply: 0 };
  const limit = PATIENCE * game.limits.refereeNodes;
  const built = build(game, walker, draft, told, { id, provenance, limit, onNodes });
  return 'disagreement' in built ? { lacks: 'disagree' } : built;
}
