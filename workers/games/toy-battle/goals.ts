import type { Goal } from '../../analysis/contract';
import type { BoardMap } from './board-data';

/** Goal kinds in the engine's numbers; the same as in assembly/games/toy-battle/goals.ts. */
const KINDS: Readonly<Record<string, number>> = {
  'win-turn': 1,
  'max-medals': 2,
  'safe-turn': 3,
  'safest-turn': 4,
  cut: 5,
  'no-gift': 6,
  endgame: 7,
};

export const GOAL_KINDS = Object.keys(KINDS);

/** The goal as the engine takes it; its detail is the set of nodes it is about. Throws a RangeError for a goal the game does not have or that says too little. */
export function goalCode(goal: Goal, map: BoardMap): { kind: number; detail: number } {
  const kind = KINDS[goal.kind];
  if (kind === undefined) throw new RangeError(`no goal "${goal.kind}"; goals are ${GOAL_KINDS.join(', ')}`);
  if (goal.kind === 'cut' && !goal.nodes?.length) throw new RangeError('goal "cut" needs a node');
  let detail = 0;
  for (const id of goal.nodes ?? []) {
    const node = map.nodeIndex.get(id);
    if (node === undefined) throw new RangeError(`goal "${goal.kind}": no node ${id} on ${map.id}`);
    detail |= 1 << node;
  }
  return { kind, detail };
}
