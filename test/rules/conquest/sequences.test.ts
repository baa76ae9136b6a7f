import { expect, it } from 'vitest';
import { Board } from './table';

/** Sequences of exactly `depth` actions and outcomes; one that `ends` sooner does not count (section 10.6 of the rules). */
function sequences(board: Board, depth: number, ends: (board: Board) => boolean): number {
  if (depth === 0) return 1;
  if (board.actor === 'over' || ends(board)) return 0;
  const next = board.actor === 'chance' ? Object.keys(board.outcomes) : board.legal;
  return next.reduce((sum, action) => sum + sequences(board.play(action), depth - 1, ends), 0);
}

const attackOver = ({ state }: Board): boolean => state.phase !== 2;
const turnOver = ({ player }: Board): boolean => player !== 'R';

it.each([
  ['N-1', 'NAF=R:III EGY=B:-/NAF:I', attackOver, [2, 2, 4, 10, 8, 12]],
  ['N-2', 'NAF=R:AI EGYc=B:A/NAF:I', attackOver, [2, 3, 6, 12, 24, 39]],
  ['N-3', 'NAF=R:II EGY=B:II', attackOver, [2, 2, 4, 4, 10, 20]],
  ['N-4', 'NAF=R:I/EGY*:I EGY=B:A/MEA:I MEA=G:I EAF=B:I', attackOver, [4, 8, 14, 31, 55, 107]],
  ['N-5', '>=R/1start ARGk=R:III MADk=B:III @R=ARG/-/- @B=MAD/-/-', turnOver, [2, 4, 10, 24, 69, 180, 474]],
  ['N-6', '>=R/1start BRAk=R:III NAFk=B:III @R=BRA/-/- @B=NAF/-/-', turnOver, [2, 4, 8, 22, 60, 170]],
])('%s counts as the rules say', (_id, line, ends, counts) => {
  expect(counts.map((_, i) => sequences(Board.at(line), i + 1, ends))).toEqual(counts);
});
