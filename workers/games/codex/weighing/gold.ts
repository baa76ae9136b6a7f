// What a table is worth, in gold: the evaluation of section 9 of the rules with its own weights.

import { OVER } from '../../../engine/abi';
import { evaluationCounts } from '../../../engine/codex';
import type { Engine } from '../../../engine/engine';

/**
 * Gold for one of each term, in the order of assembly/games/codex/evaluation-terms.ts. Nine gold more make the odds of a plain
 * player e to 1, so these are nine times what assembly/games/codex/weights.ts has for one.
 */
export const GOLD: readonly number[] = [
  0.35, -0.55, 1.2, 0.8, 0.9, 0.9, 1, 0.8, 0.55, 0.45, 0.35, 0.3, 0.36, 0.45, 0.9, 1.35, 0.8, -0.36, -9, 0.9,
];
/** Gold for the logarithm of odds. */
export const GOLD_PER_ODDS = 9;
/** Gold that a won game counts for, and the most a lead counts for; a lost one counts for as much less than nothing. */
export const DECIDED = 30;

/** How far a seat is ahead where the engine stands. */
export function goldOf(engine: Engine, seat: number): number {
  if (engine.actor() === OVER) return DECIDED * (2 * engine.reward(seat) - 1);
  const [own, other] = [evaluationCounts(engine, seat), evaluationCounts(engine, 1 - seat)];
  const lead = GOLD.reduce((sum, gold, term) => sum + gold * (own[term]! - other[term]!), 0);
  return Math.max(-DECIDED, Math.min(DECIDED, lead));
}
