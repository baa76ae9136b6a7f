import * as kinds from '../../../assembly/games/conquest/goal-kinds';
import type { Goal } from '../../analysis/contract';
import { landOf } from './map';
import { MISSION_IDS } from './missions';

/** Goal kinds in the engine's numbers, the plainest first. */
const KINDS: Readonly<Record<string, number>> = {
  win: kinds.WIN,
  take: kinds.TAKE,
  hold: kinds.HOLD,
  mission: kinds.MISSION,
  most: kinds.MOST,
};

const METRICS: Readonly<Record<string, number>> = {
  income: kinds.METRIC_INCOME,
  lands: kinds.METRIC_LANDS,
};

export const GOAL_KINDS = Object.keys(KINDS);

/** A goal as the engine takes it (assembly/games/conquest/goal-kinds.ts). Throws a RangeError for one the game does not have. */
export function goalCode(goal: Goal): { kind: number; detail: number } {
  const kind = KINDS[goal.kind];
  if (kind === undefined) throw new RangeError(`no goal "${goal.kind}"; goals are ${GOAL_KINDS.join(', ')}`);
  return { kind, detail: detailOf(goal) };
}

function detailOf({ kind, nodes = [], card = '', metric = '' }: Goal): number {
  switch (kind) {
    case 'take':
    case 'hold':
      return landsCode(kind, nodes);
    case 'mission': {
      const mission = MISSION_IDS.indexOf(card);
      if (mission < 0) throw new RangeError(`goal "mission" needs a card: ${MISSION_IDS.join(', ')}`);
      return mission;
    }
    case 'most': {
      const metricCode = METRICS[metric];
      if (metricCode === undefined)
        throw new RangeError(`goal "most" needs a metric: ${Object.keys(METRICS).join(', ')}`);
      return metricCode;
    }
    default:
      return 0;
  }
}

function landsCode(kind: string, nodes: readonly string[]): number {
  if (nodes.length === 0 || nodes.length > kinds.MOST_LANDS)
    throw new RangeError(`goal "${kind}" needs one to ${kinds.MOST_LANDS} territories`);
  const bytes = nodes.map((code, i) => {
    const land = landOf(code);
    if (land === undefined) throw new RangeError(`goal "${kind}" names "${code}", which is no territory`);
    return (land + 1) << (8 * i);
  });
  return bytes.reduce((sum, byte) => sum | byte, 0) >>> 0;
}
