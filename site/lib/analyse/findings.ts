/** What has been found out about a position, with the work behind it. */
import type { SearchJob } from '$workers/analysis/contract';
import { merge, type Values } from './values';

/** Work of the largest search that was finished, in playouts or positions, by how it was spread; 0 if there was none. */
export type Done = Readonly<Record<SearchJob['spread'], number>>;

export const NOTHING_DONE: Done = { best: 0, sweep: 0 };

export interface Findings {
  values: Values;
  done: Done;
}

/** Both together: nothing smaller takes the place of anything larger. */
export function joined(known: Findings, fresh: Findings): Findings {
  return {
    values: merge(known.values, [...fresh.values.values()]),
    done: {
      best: Math.max(known.done.best, fresh.done.best),
      sweep: Math.max(known.done.sweep, fresh.done.sweep),
    },
  };
}
