import type { Goal } from '../analysis-contract';
import type { GameCodec } from '../game-codec';
import type { Random } from '../random';
import type { Scope } from './certificate';
import type { GameId } from '../registry';
import type { Puzzle, Refutation, SolutionTree } from './puzzle';
import type { Shares } from './select';
import type { Node, Solved, Walker } from './walker';

export interface PuzzleKind {
  /** The middle part of a puzzle's id. */
  short: string;
  scope: Scope;
}

/** A place in a game where a puzzle may begin. */
export interface Candidate {
  node: Node;
  /** Steps played in the game so far. */
  ply: number;
}

/** A candidate made into a question: the node, perhaps with fewer tiles than the game had there, and its goal. */
export interface Draft {
  node: Node;
  goal: Goal;
  solved: Solved;
}

/** What a game makes of a draft that is proved. */
export interface Study {
  themes: string[];
  placements: number;
  /** Placements to be seen ahead; see difficulty.ts. */
  depth: number;
  effect: boolean;
  decoys: number;
  assumptions: string[];
  refutations: Record<string, Refutation>;
}

/** All that the mining, checking and listing of puzzles needs to know of a game. */
export interface PuzzleGame<S extends object = object> {
  readonly id: GameId;
  readonly codec: GameCodec<S>;
  /** First part of every puzzle id. */
  readonly prefix: string;
  readonly kinds: Readonly<Record<string, PuzzleKind>>;
  /** What part of a published set each kind should be. */
  readonly shares: Shares;
  /** The referee's own tree of the game, for walking a solution without the engine. */
  readonly refereeTree: {
    actor(state: S): 'player' | 'chance' | 'over';
    seat(state: S): number;
    legal(state: S): string[];
    outcomes(state: S): { action: string }[];
    apply(state: S, action: string): S;
  };

  /** Plays one game, seeded by `random`, and stops wherever a puzzle may begin. */
  candidates(walker: Walker<S>, board: string, random: Random): Iterable<Candidate>;
  /** Questions of a kind worth asking at a node. */
  drafts(walker: Walker<S>, kind: string, node: Node, random: Random): Iterable<Draft>;
  /** 1 for an action that counts towards the length of a solution, else 0. */
  effort(action: string): number;
  /** Null if the puzzle is not worth publishing. `line` is the main line of `tree`. */
  study(walker: Walker<S>, draft: Draft, tree: SolutionTree, line: readonly string[]): Study | null;
  /** The state with another rack of the opponent, out of the same unknown tiles; see Refutation. */
  withRack(state: S, rack: string): S;
  /** Equal for positions that only a symmetry of the board tells apart. */
  key(state: S, goal: Goal): string;
  /** What the referee finds wrong with the themes of a puzzle that claim more than its solution shows; `state` is its start. */
  themeFaults?(puzzle: Puzzle, state: S): string[];
}
