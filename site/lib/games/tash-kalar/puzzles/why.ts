/** What the answer has brought, in words. Loaded when a puzzle was solved. */
import { boardIn, seatName, taskName } from '$lib/games/tash-kalar/board/words';
import { statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/tash-kalar/board';
import { SIDES, type Side } from '$workers/games/tash-kalar/state';
import type { Puzzle } from '$workers/puzzles/puzzle';

const piecesOf = ({ board }: Board, side: Side, legendary = false): number =>
  Object.values(board).filter(({ owner, rank }) => owner === side && (!legendary || rank === 'legendary')).length;

/** Null where nothing on the table tells it: the squares of an answer without a move. */
export function whyText(_puzzle: Puzzle, start: View, end: View): string | null {
  const [before, after] = [boardIn(start), boardIn(end)];
  const [own, enemy] = [SIDES[start.seat]!, SIDES[1 - start.seat]!];
  const tasks = after.claimed[own].filter((id) => !before.claimed[own].includes(id)).map(taskName);
  /** A count of a side, where it has changed. */
  const change = (text: typeof m.ts_puzzles_why_points, side: Side, was: number, is: number) =>
    was !== is && text({ side: seatName(SIDES.indexOf(side)), was, is });
  const facts = statements([
    tasks.length > 0 && m.ts_puzzles_why_claimed({ tasks: listText(tasks) }),
    ...[own, enemy].map((side) => change(m.ts_puzzles_why_points, side, before.score[side], after.score[side])),
    change(m.ts_puzzles_why_pieces, enemy, piecesOf(before, enemy), piecesOf(after, enemy)),
    change(m.ts_puzzles_why_legends, enemy, piecesOf(before, enemy, true), piecesOf(after, enemy, true)),
  ]);
  return facts ? m.ts_puzzles_why({ facts }) : null;
}
