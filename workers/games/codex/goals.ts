import * as kinds from '../../../assembly/games/codex/goal-kinds';
import type { Goal } from '../../analysis/contract';
import { nowOf, type State } from './state';

/** Goal kinds in the engine's numbers, the plainest first. */
const KINDS: Readonly<Record<string, number>> = {
  win: kinds.WIN,
  kill: kinds.KILL,
  destroy: kinds.DESTROY,
  most: kinds.MOST,
  cheapest: kinds.CHEAPEST,
  clean: kinds.CLEAN,
  exchange: kinds.EXCHANGE,
  survive: kinds.SURVIVE,
  keep: kinds.KEEP,
};
/** What `most` counts when the main phase is over: damage on the opponent's base, or his units and heroes that are gone. */
export const METRICS: readonly string[] = ['damage', 'gone'];

export const GOAL_KINDS = Object.keys(KINDS);

const ABOUT_A_THING: ReadonlySet<string> = new Set(['kill', 'destroy', 'clean', 'keep']);

/**
 * A goal as the engine takes it (assembly/games/codex/goal-kinds.ts); the thing it is about stands in `nodes` by its
 * number. Throws a RangeError for a goal the game does not have, and for a thing that is not in play.
 */
export function goalCode({ kind, nodes = [], metric }: Goal, state: State): { kind: number; detail: number } {
  const code = KINDS[kind];
  if (code === undefined) throw new RangeError(`no goal "${kind}"; goals are ${GOAL_KINDS.join(', ')}`);
  if (kind === 'most' && metric !== undefined && !METRICS.includes(metric))
    throw new RangeError(`goal "most" knows the metrics ${METRICS.join(', ')}`);
  const [thing, more] = nodes;
  if (more !== undefined || (thing === undefined && ABOUT_A_THING.has(kind)))
    throw new RangeError(`goal "${kind}" names one thing`);
  if (thing === undefined) return { kind: metric === 'gone' ? kinds.SWEEP : code, detail: 0 };
  // A goal is asked anew further on in a line, where its thing may be gone.
  const id = /^[1-9]\d{0,4}$/.test(thing) ? Number(thing) : 0;
  if (id === 0 || id >= nowOf(state).nextId) throw new RangeError(`goal "${kind}" names "${thing}", which is no thing`);
  return { kind: code, detail: id };
}
