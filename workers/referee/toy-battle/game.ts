import type { Outcome, RuleId } from '../../contract';
import type { RefereeGame } from '../solve';
import { apply } from './apply';
import { mapOf } from './board';
import { chances, isChance } from './chance';
import { keyOf } from './describe';
import { readAction, writeAction } from './notation';
import { answers } from './questions';
import { refusals } from './refusals';
import type { State } from './state';

export const actor = (node: State): 'player' | 'chance' | 'over' =>
  node.question === 'over' ? 'over' : isChance(node) ? 'chance' : 'player';

/** The legal answers in listing order (rule file 4.2); for `place`, troop by troop. Empty unless a player decides. */
export const legal = (node: State): string[] => answers(node).map(writeAction);

/** The outcomes in troop order. Empty unless chance decides. */
export const outcomes = (node: State): Outcome[] =>
  isChance(node) ? chances(node).map(({ troop, weight }) => ({ action: `~${troop}`, weight })) : [];

/** All rules an action breaks, in the order of rule file section 5; null if it is malformed. Total over any text. */
export function whyNot(node: State, action: string): RuleId[] | null {
  const read = readAction(mapOf(node), action);
  return read && refusals(node, read);
}

/** The game as the plain solver sees it: seat 0 is Blue, seat 1 is Red. */
export const game: RefereeGame<State> = {
  actor,
  seat: (node) => (node.toMove === 'blue' ? 0 : 1),
  legal,
  outcomes,
  apply,
  key: keyOf,
};

/** How many sequences of `depth` steps there are; chance outcomes are steps, and a game that is over before is none. */
export function perft(node: State, depth: number): number {
  if (depth === 0) return 1;
  const steps = [...legal(node), ...outcomes(node).map(({ action }) => action)];
  if (depth === 1) return steps.length;
  return steps.reduce((sum, step) => sum + perft(apply(node, step), depth - 1), 0);
}
