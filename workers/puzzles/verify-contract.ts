/** What a page and the verifying worker say to each other. Values are exact, written `num/den`. */
import type { Goal } from '../analysis/contract';
import type { SolutionTree } from './puzzle';
import type { GameId } from '../registry';

/** What a puzzle claims, and the node it claims it of. */
export interface Claim {
  game: GameId;
  /** The complete state, as the board on screen shows it. */
  state: object;
  /** The same as a line. */
  notation: string;
  goal: Goal;
  /** Value of every legal first action, e.g. `{"place 4@7": "1/1", "draw": "0/1"}`. */
  values: Readonly<Record<string, string>>;
  /** First actions said to be best. */
  right: readonly string[];
  /** Everything said to be right later on. */
  tree: SolutionTree;
}

/** One first action: what the referee found and what the puzzle says. Null where one of the two does not know the action. */
export interface Finding {
  action: string;
  found: string | null;
  claimed: string | null;
  /** The referee counts it among the best. */
  right: boolean;
  agrees: boolean;
}

export interface Verdict {
  /** In the referee's order, then what only the puzzle claims. */
  findings: Finding[];
  /** Lines of the solution tree at which the referee disagrees, in words. */
  faults: string[];
  /** Every value, the whole set of right actions and the whole tree are the same. */
  agrees: boolean;
  nodes: number;
  milliseconds: number;
}
