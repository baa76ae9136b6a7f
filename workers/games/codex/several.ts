import { severalOf } from '../../engine/codex';
import type { Asking } from '../../engine/engine';
import { picksOf } from './choices';
import type { Open } from './state';

/** What more than one thing is picked from, in whatever order; they are answered one by one. */
export interface Several {
  /** How many were picked before, the least and the most. */
  readonly chosen: number;
  readonly least: number;
  readonly most: number;
  /** In the order of the answers; empty where some were picked before. Of equal ones the second ends in `:2`, and so on. */
  readonly picks: readonly string[];
}

/** Null where one thing is asked for at most. The engine stands at the question. */
export function severalAt({ question, asked }: Open, engine: Asking): Several | null {
  if (asked === null || (question !== 'tech' && question !== 'pick')) return null;
  const found = severalOf(engine);
  if (!found) return null;
  const counts = new Map<string, number>();
  const picks = found.rows.map((row) => {
    const [pick] = picksOf(row, { asked }) as [string];
    const count = (counts.get(pick) ?? 0) + 1;
    counts.set(pick, count);
    return count > 1 ? `${pick}:${count}` : pick;
  });
  const { chosen, least, most } = found;
  return { chosen, least: picks.length > 0 ? Math.min(least, chosen + picks.length) : least, most, picks };
}
