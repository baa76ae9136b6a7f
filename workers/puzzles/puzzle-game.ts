import type { Goal } from '../analysis/contract';
import type { GameCodec } from '../game-codec';
import type { Random } from '../random';
import type { Judge } from '../referee/judge';
import type { GameId } from '../registry';
import type { Puzzle, Refutation, SolutionTree } from './puzzle';
import type { Shares } from './select';
import type { Node, Solved, Walker } from './walker';

export interface PuzzleKind {
  /** The middle part of a puzzle's id. */
  short: string;
}

/** A place in a game where a puzzle may begin. */
export interface Candidate {
  node: Node;
  /** Steps played in the game so far. */
  ply: number;
}

/** A candidate made into a question: the node, perhaps with fewer pieces than the game had there, and its goal. */
export interface Draft {
  node: Node;
  goal: Goal;
  solved: Solved;
}

/** Something that can be asked of a node. */
export type Question = Pick<Draft, 'node' | 'goal'>;

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

/**
 * All that the mining, checking and listing of puzzles needs to know of a game. `Id` is the game's own while it does not
 * stand in the registry yet.
 */
export interface PuzzleGame<S extends object = object, Id extends string = GameId> {
  readonly id: Id;
  /** Proves its puzzles a second time. */
  readonly referee: Judge;
  readonly codec: GameCodec<S>;
  /** First part of every puzzle id. */
  readonly prefix: string;
  readonly kinds: Readonly<Record<string, PuzzleKind>>;
  /** The kind of a puzzle: one of `kinds`. */
  kindOf(puzzle: Pick<Puzzle, 'goal' | 'themes'>): string;
  /** What part of a published set each kind should be. */
  readonly shares: Shares;
  /** First actions for each right one in a puzzle that is easy to look through; see difficulty.ts. */
  readonly choice: number;
  /** Branches a published solution may have, and nodes the referee may need: a few seconds in a browser. */
  readonly limits: { branches: number; refereeNodes: number };
  /** Solutions are told as far as the first stroke of chance; what follows it is only in the values. */
  readonly untilChance?: boolean;
  /** What a state is played with: one of the codec's setups. */
  setupOf(state: S): string;

  /** Plays one game, seeded by `random`, and stops wherever a puzzle may begin. */
  candidates(walker: Walker<S>, board: string, random: Random): Iterable<Candidate>;
  /** Questions of a kind worth asking at a node. */
  drafts(walker: Walker<S>, kind: string, node: Node, random: Random): Iterable<Draft>;
  /** 1 for an action that counts towards the length of a solution, else 0. */
  effort(action: string): number;
  /**
   * What can be asked of a position that a visitor has set up, whatever the answer may be; a node of a question may leave
   * out what does not matter to it.
   */
  questions(walker: Walker<S>, node: Node): Iterable<Question>;
  /**
   * Null if the puzzle is not worth publishing, unless `plain` asks for what is too plain as well. `line` is the main line
   * of `tree`.
   */
  study(walker: Walker<S>, draft: Draft, tree: SolutionTree, line: readonly string[], plain?: boolean): Study | null;
  /** The state with another rack of the opponent, out of the same unknown tiles; see Refutation. Open games have none. */
  withRack?(state: S, rack: string): S;
  /** Equal for positions that only a symmetry of the board tells apart. */
  key(state: S, goal: Goal): string;
  /** What the referee finds wrong with the themes of a puzzle that claim more than its solution shows; `state` is its start. */
  themeFaults?(puzzle: Puzzle, state: S): string[];
}
