import type { RuleId } from '../../../../workers/contract';
import type { PositionJson } from '../../../../workers/referee/tash-kalar/position';

/** A node of the game as an implementation of the rules sees it. A node is never changed; `play` gives another one. */
export interface Node {
  /** Whether an effect is being resolved. */
  inEffect: boolean;
  /** Legal actions in listing order. */
  legal: string[];
  /** The first rule the action breaks, null if it is legal. */
  whyNot(action: string): RuleId | null;
  /** Throws if the action cannot be played. */
  play(action: string): Node;
  /** `A d5 e5*`-like lists, squares in number order. */
  board: Record<'A' | 'B', string>;
  /** Enemy pieces counted in this turn, common-heroic-legendary. */
  counted: string;
  actionsLeft: number;
  gains: { extraBeings: number; extraLegends: number; extraTurn: boolean; borrow: boolean };
}

export interface Implementation {
  name: string;
  /** The node of a position; throws if it is none. */
  load(position: PositionJson): Node;
}
