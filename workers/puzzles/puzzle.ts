import type { Exact, Goal } from '../analysis/contract';

/**
 * The solution below a node: every answer that keeps the value, with what follows it. Where the opponent or chance
 * decides, all replies and outcomes stand there. An empty tree means that nothing decided below can change the value.
 */
export interface SolutionTree {
  [action: string]: SolutionTree;
}

/** What becomes of a wrong first action. */
export interface Refutation {
  /** Actions from the start of the puzzle on: the wrong one, the best that follows it, and the reply that beats it. */
  line: string[];
  /** Key of the remark that goes with it, e.g. `no-win`, `enemy-wins`; the game lists them. */
  note: string;
  /** The tiles that beat it, where the puzzle hides the opponent's rack. */
  need?: string;
  /** An opponent's rack with these tiles, for which `line` can be played from the start. */
  rack?: string;
  /** Nodes of the goal at which it falls short. */
  nodes?: string[];
}

/** A position with a question whose answer is proved for every legal first action. */
export interface Puzzle {
  /** Stable: it depends on position and goal alone, and is the same for mirrored positions. */
  id: string;
  /** What it is played with: a board, or a pairing of card sets. */
  map: string;
  /** The node the puzzle starts at. */
  notation: string;
  goal: Goal;
  /** The best value, in the unit of the goal (a chance, medals, or points). */
  value: Exact;
  /** All first actions of that value. */
  right: string[];
  /** Value of every legal first action, as `"num/den"` in lowest terms. */
  values: Record<string, string>;
  /** Complete for all right first actions. */
  tree: SolutionTree;
  /** One for every wrong first action. */
  refutations: Record<string, Refutation>;
  themes: string[];
  /** 1 .. 10; see difficulty.ts. */
  difficulty: number;
  /** Pieces the shortest solution places; see the game. */
  placements: number;
  /** What both proofs had to look at. */
  proof: { engineNodes: number; refereeNodes: number };
  /** Keys of what the puzzle takes for granted, e.g. `open-racks`. */
  assumptions: string[];
  /** Enough to find it again: version of the generator, and seed, game and step of the game it comes from. */
  provenance: { version: number; seed: number; game: number; ply: number };
}

/** What a list of puzzles shows. */
export interface PuzzleEntry {
  id: string;
  map: string;
  kind: string;
  themes: string[];
  difficulty: number;
}

export const entryOf = ({ id, map, goal, themes, difficulty }: Puzzle): PuzzleEntry => ({
  id,
  map,
  kind: goal.kind,
  themes,
  difficulty,
});
