import * as kinds from '../../../assembly/games/conquest/goal-kinds';
import { RECRUIT, REDEPLOY } from '../../../assembly/games/conquest/layout';
import type { Goal } from '../../analysis/contract';
import { landOf } from './map';
import { MISSION_IDS } from './mission-ids';
import type { NodeName } from './nodes';
import type { State } from './state';

/** Goal kinds in the engine's numbers, the plainest first. */
const KINDS: Readonly<Record<string, number>> = {
  win: kinds.WIN,
  take: kinds.TAKE,
  hold: kinds.HOLD,
  mission: kinds.MISSION,
  most: kinds.MOST,
  guard: kinds.GUARD,
  landing: kinds.LANDING,
  cheapest: kinds.CHEAPEST,
  'win-now': kinds.WIN_NOW,
};

const METRICS: Readonly<Record<string, number>> = {
  income: kinds.METRIC_INCOME,
  lands: kinds.METRIC_LANDS,
};

export const GOAL_KINDS = Object.keys(KINDS);

/** Chances that `cheapest` asks for, in per cent, as its metric. */
export const CHANCES: readonly string[] = ['50', '75', '90'];

const LAUNCHING: readonly NodeName[] = ['outward', 'take-infantry', 'take-armour', 'take-damaged', 'form-front'];

/** Where goals can be asked that are not asked just anywhere. */
const ASKED_AT: Readonly<Record<string, (state: State) => boolean>> = {
  guard: ({ phase }) => phase === RECRUIT,
  landing: ({ phase, node }) => phase === REDEPLOY && LAUNCHING.includes(node),
  cheapest: ({ node }) => node === 'advance-infantry',
};

/**
 * A goal as the engine takes it (assembly/games/conquest/goal-kinds.ts). Throws a RangeError for one the game does not have,
 * and for one that is not asked at such a node.
 */
export function goalCode(goal: Goal, state: State): { kind: number; detail: number } {
  const kind = KINDS[goal.kind];
  if (kind === undefined) throw new RangeError(`no goal "${goal.kind}"; goals are ${GOAL_KINDS.join(', ')}`);
  if (ASKED_AT[goal.kind]?.(state) === false) throw new RangeError(`goal "${goal.kind}" is not asked at ${state.node}`);
  return { kind, detail: detailOf(goal) };
}

function detailOf({ kind, nodes = [], card = '', metric = '' }: Goal): number {
  switch (kind) {
    case 'take':
    case 'hold':
    case 'guard':
    case 'landing':
      return landsCode(kind, nodes, kinds.MOST_LANDS);
    case 'cheapest': {
      if (!CHANCES.includes(metric)) throw new RangeError(`goal "cheapest" needs a metric: ${CHANCES.join(', ')}`);
      return (landsCode(kind, nodes, kinds.CHANCE_BYTE) | (Number(metric) << (8 * kinds.CHANCE_BYTE))) >>> 0;
    }
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

function landsCode(kind: string, nodes: readonly string[], most: number): number {
  if (nodes.length === 0 || nodes.length > most)
    throw new RangeError(`goal "${kind}" needs one to ${most} territories`);
  const bytes = nodes.map((code, i) => {
    const land = landOf(code);
    if (land === undefined) throw new RangeError(`goal "${kind}" names "${code}", which is no territory`);
    return (land + 1) << (8 * i);
  });
  return bytes.reduce((sum, byte) => sum | byte, 0) >>> 0;
}
