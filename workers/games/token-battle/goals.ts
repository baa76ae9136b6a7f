import * as kinds from '../../../assembly/games/token-battle/goal-kinds';
import type { Goal } from '../../analysis/contract';
import { cardById } from './cards';

/** Goal kinds in the engine's numbers. */
const KINDS: Readonly<Record<string, number>> = {
  winNow: kinds.WIN_NOW,
  forcedWin: kinds.FORCED_WIN,
  onlyMove: kinds.ONLY_MOVE,
  bestTurn: kinds.BEST_TURN,
  bestSequence: kinds.BEST_SEQUENCE,
  bestMargin: kinds.BEST_MARGIN,
  reachTop: kinds.REACH_TOP,
};

const METRICS: Readonly<Record<string, number>> = {
  scored: kinds.METRIC_SCORED,
  gain: kinds.METRIC_GAIN,
  enemyGain: kinds.METRIC_ENEMY_GAIN,
};

/** Goals that look ahead a number of turns of both players, and those that compare a metric. */
const COUNTING: readonly string[] = ['forcedWin', 'onlyMove', 'bestSequence', 'bestMargin', 'reachTop'];
const MEASURING: readonly string[] = ['bestTurn', 'bestSequence'];

export const GOAL_KINDS = Object.keys(KINDS);

/** The goal as the engine takes it. Throws a RangeError for a goal the game does not have or that says too little. */
export function goalCode(goal: Goal): { kind: number; detail: number } {
  const { kind: name, turns, metric, card } = goal;
  const kind = KINDS[name];
  if (kind === undefined) throw new RangeError(`no goal "${name}"; goals are ${GOAL_KINDS.join(', ')}`);
  let detail = 0;
  if (COUNTING.includes(name)) {
    if (!(Number.isInteger(turns) && turns! >= 1 && turns! <= kinds.GOAL_TURNS_MASK))
      throw new RangeError(`goal "${name}" needs a number of turns from 1 to ${kinds.GOAL_TURNS_MASK}`);
    detail |= turns!;
  }
  if (MEASURING.includes(name)) {
    const measure = METRICS[metric ?? ''];
    if (measure === undefined)
      throw new RangeError(`goal "${name}" needs a metric: ${Object.keys(METRICS).join(', ')}`);
    detail |= measure << kinds.GOAL_METRIC;
  }
  if (name === 'reachTop') {
    const wanted = cardById(card ?? '');
    if (!wanted) throw new RangeError(`goal "${name}" needs a card of the collection`);
    detail |= wanted.no << kinds.GOAL_CARD;
  }
  return { kind, detail };
}
