import type { Goal } from '../../analysis/contract';

export const GOAL_KINDS = ['winGame'];

/** The goal as the engine takes it. Throws a RangeError for a goal the game does not have. */
export function goalCode({ kind }: Goal): { kind: number; detail: number } {
  if (!GOAL_KINDS.includes(kind)) throw new RangeError(`no goal "${kind}"; goals are ${GOAL_KINDS.join(', ')}`);
  return { kind: 0, detail: 0 };
}
