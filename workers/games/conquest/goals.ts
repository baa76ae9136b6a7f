import type { Goal } from '../../analysis/contract';

/** What can be asked of a position: to win the game, or to have a share in a draw. */
export const GOAL_KINDS = ['win'] as const;

/** A goal as the engine takes it (assembly/games/conquest/goals.ts). Throws a RangeError for one the game does not have. */
export function goalCode({ kind }: Goal): { kind: number; detail: number } {
  const number = GOAL_KINDS.findIndex((known) => known === kind);
  if (number < 0) throw new RangeError(`Conquest has no goal "${kind}"`);
  return { kind: number, detail: 0 };
}
