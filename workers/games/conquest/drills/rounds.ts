/** Rounds of dice that a decision leads to. */
import type { View } from '../../../contract';
import type { Desk } from '../../../drills/desk';
import type { Random } from '../../../random';
import type { Board } from '../board';
import type { Round } from '../round';
import { oneOf } from './borders';

/** Decisions after which the dice may roll at once. */
const BEFORE_DICE = new Set(['attack', 'commit', 'resupply', 'go-on']);

export interface Coming {
  /** What is decided, and the node at which the dice roll. */
  action: string;
  node: View<Board>;
  round: Round;
}

/** A round that one decision at this node leads to; null where none does. */
export function comingRound(view: View<Board>, desk: Desk<Board>, random: Random): Coming | null {
  if (!BEFORE_DICE.has(view.question)) return null;
  const action = oneOf(view.choices, random)?.action;
  const node = action === undefined ? null : desk.after(action);
  const round = node?.question === 'roll' ? node.board.battle?.round : null;
  return action !== undefined && node && round ? { action, node, round } : null;
}
