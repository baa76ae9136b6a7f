import { batchError, type BatchedRow } from './batches';
import type { MoveValue } from './contract';
import type { GameCodec } from '../game-codec';
import { sharesWith } from './shares';

/** Adds up what several instances found out about the same root and puts the moves in order. */
export function mergeRows<S>(parts: BatchedRow[][], codec: GameCodec<S>, state: S): MoveValue[] {
  const byAction = new Map<number, BatchedRow[]>();
  for (const row of parts.flat()) byAction.set(row.action, [...(byAction.get(row.action) ?? []), row]);
  return [...byAction.entries()].map(([action, rows]) => moveValue(action, rows, codec, state)).sort(byPromise);
}

/** Visits below which a mean is not shown as a number. */
const FEWEST_VISITS = 8;

function moveValue<S>(action: number, rows: BatchedRow[], codec: GameCodec<S>, state: S): MoveValue {
  const text = codec.actionText(action, state);
  const picks = codec.picks(action, state);
  const seat = codec.seat(state);
  const visits = rows.reduce((sum, row) => sum + row.visits, 0);
  const weigh = (value: (row: BatchedRow) => number) =>
    visits ? rows.reduce((sum, row) => sum + value(row) * row.visits, 0) / visits : value(rows[0]!);
  // What one instance has proven holds for all of them.
  const live = rows.reduce((seats, row) => seats & row.live, -1);
  const means = rows[0]!.means.map((_, i) => ((live >> i) & 1 ? weigh((row) => row.means[i]!) : 0));
  const proof = rows.find((row) => row.proof !== 'none')?.proof;
  if (proof) {
    const chance = proof === 'win' ? 1 : 0;
    return {
      action: text,
      picks,
      certainty: 'proven',
      chance,
      chances: sharesWith(seat, chance, means),
      error: 0,
      visits,
      line: [text],
    };
  }
  const chance = weigh((row) => row.mean);
  const variance = visits
    ? weigh((row) => (Number.isFinite(row.error) ? row.error ** 2 * row.visits : 0.25)) / visits
    : 0;
  const certainty = visits < FEWEST_VISITS ? 'unknown' : 'estimated';
  return {
    action: text,
    picks,
    certainty,
    chance,
    chances: sharesWith(seat, chance, means),
    error:
      certainty === 'unknown'
        ? null
        : Math.max(Math.sqrt(variance), batchError(rows.flatMap(({ batches = [] }) => batches))),
    visits,
    line: [text],
  };
}

function byPromise(a: MoveValue, b: MoveValue): number {
  const rank = (m: MoveValue) => (m.certainty === 'proven' ? (m.chance === 1 ? 0 : 2) : 1);
  return rank(a) - rank(b) || (rank(a) === 1 ? b.visits - a.visits || b.chance - a.chance : 0);
}
