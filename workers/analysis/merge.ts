import { batchError } from './batches';
import type { MoveValue } from './contract';
import { sharesWith } from './shares';
import type { WordedRow } from './worded';

/** Adds up what several instances found out about the same root, where `seat` decides, and puts the moves in order. */
export function mergeRows(parts: WordedRow[][], seat: number): MoveValue[] {
  const byAction = new Map<string, WordedRow[]>();
  for (const row of parts.flat()) byAction.set(row.action, [...(byAction.get(row.action) ?? []), row]);
  return [...byAction.values()].map((rows) => moveValue(rows, seat)).sort(byPromise);
}

/** Visits below which a mean is not shown as a number. */
export const FEWEST_VISITS = 8;

function moveValue(rows: WordedRow[], seat: number): MoveValue {
  const { action, picks } = rows[0]!;
  const visits = rows.reduce((sum, row) => sum + row.visits, 0);
  const weigh = (value: (row: WordedRow) => number) =>
    visits ? rows.reduce((sum, row) => sum + value(row) * row.visits, 0) / visits : value(rows[0]!);
  // What one instance has proven holds for all of them.
  const live = rows.reduce((seats, row) => seats & row.live, -1);
  const means = rows[0]!.means.map((_, i) => ((live >> i) & 1 ? weigh((row) => row.means[i]!) : 0));
  const proof = rows.find((row) => row.proof !== 'none')?.proof;
  if (proof) {
    const chance = proof === 'win' ? 1 : 0;
    return {
      action,
      picks,
      certainty: 'proven',
      chance,
      chances: sharesWith(seat, chance, means),
      error: 0,
      visits,
      line: [action],
    };
  }
  const chance = weigh((row) => row.mean);
  const variance = visits
    ? weigh((row) => (Number.isFinite(row.error) ? row.error ** 2 * row.visits : 0.25)) / visits
    : 0;
  const certainty = visits < FEWEST_VISITS ? 'unknown' : 'estimated';
  return {
    action,
    picks,
    certainty,
    chance,
    chances: sharesWith(seat, chance, means),
    error:
      certainty === 'unknown'
        ? null
        : Math.max(Math.sqrt(variance), batchError(rows.flatMap(({ batches = [] }) => batches))),
    visits,
    line: [action],
  };
}

function byPromise(a: MoveValue, b: MoveValue): number {
  const rank = (m: MoveValue) => (m.certainty === 'proven' ? (m.chance === 1 ? 0 : 2) : 1);
  return rank(a) - rank(b) || (rank(a) === 1 ? b.visits - a.visits || b.chance - a.chance : 0);
}
