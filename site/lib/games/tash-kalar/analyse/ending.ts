/** How a game ended: what ended it, what decided it, and the points both sides have, counted out. */
import { endCause } from '$lib/games/tash-kalar/board/end-cause';
import { sideName } from '$lib/games/tash-kalar/board/words';
import { afterDash, sentences, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Ending } from '$workers/contract';
import type { Board } from '$workers/games/tash-kalar/board';
import { SIDES, type Side } from '$workers/games/tash-kalar/state';

/** Points of a side; those of High Form are of tasks and of legendary pieces (TS-HIGH-5). */
function points({ mode, score, muster }: Board, side: Side): string {
  const total = score[side];
  if (mode === 'duel') return m.ts_final_duel({ side: sideName(side), points: total });
  const { legendary } = muster[side];
  return m.ts_final_high({ side: sideName(side), points: total, tasks: total - legendary, legendary });
}

/**
 * @param reason what decided it in words, empty while the words are on their way
 * @param result how the board counts; ties go on to what TS-END-6 compares
 */
export function endingText(board: Board, result: Ending, reason: string): string {
  const counts = [...SIDES].map((side) => points(board, side));
  const [a, b] = SIDES.map((side) => board.muster[side]) as [Board['muster']['A'], Board['muster']['B']];
  if (result.rule !== 'TS-END-5') counts.push(m.ts_final_upgraded({ a: a.upgraded, b: b.upgraded }));
  if (result.reason === 'pieces' || result.reason === 'draw')
    counts.push(m.ts_final_pieces({ a: a.pieces, b: b.pieces }));
  const decided = reason ? reason + afterDash(statements(counts)) : statements(counts);
  return sentences([endCause(board), decided]);
}
