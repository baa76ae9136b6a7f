/** What the answer has brought, in words: of all that changed, what bears on the goal. Loaded when a puzzle was solved. */
import { boardIn, rankName, seatName, taskName } from '$lib/games/tash-kalar/board/words';
import { listed, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/tash-kalar/board';
import { SIDES, type Rank, type Side } from '$workers/games/tash-kalar/state';
import type { Puzzle } from '$workers/puzzles/puzzle';

const squaresOf = ({ board }: Board, side: Side, ranks: readonly Rank[] = ['common', 'heroic', 'legendary']) =>
  Object.keys(board).filter((square) => board[square]!.owner === side && ranks.includes(board[square]!.rank));

/** A count of a side, where it has changed. */
const change = (text: typeof m.ts_puzzles_why_points, side: Side, was: number, is: number) =>
  was !== is && text({ side: seatName(SIDES.indexOf(side)), was, is });

function legends(before: Board, after: Board, enemy: Side) {
  const count = (board: Board) => squaresOf(board, enemy, ['legendary']).length;
  return change(m.ts_puzzles_why_legends, enemy, count(before), count(after));
}

/** Tasks, points, and the losses of the enemy that may have brought them. */
function scored(before: Board, after: Board, own: Side, enemy: Side) {
  const tasks = after.claimed[own].filter((id) => !before.claimed[own].includes(id)).map(taskName);
  return [
    tasks.length > 0 && m.ts_puzzles_why_claimed({ tasks: listText(tasks) }),
    ...[own, enemy].map((side) => change(m.ts_puzzles_why_points, side, before.score[side], after.score[side])),
    change(m.ts_puzzles_why_pieces, enemy, squaresOf(before, enemy).length, squaresOf(after, enemy).length),
    legends(before, after, enemy),
  ];
}

function summoned({ turn }: Board) {
  const list = turn.summoned.map(({ square, rank }) => m.ts_summoned_as({ square, rank: rankName(rank) }));
  return list.length > 0 && m.ts_summoned({ list: listed(list) });
}

/** Squares a pattern of the enemy can no longer count on. */
function lost(before: Board, after: Board, enemy: Side) {
  const squares = squaresOf(before, enemy).filter((square) => after.board[square]?.owner !== enemy);
  return (
    squares.length > 0 && m.ts_puzzles_why_lost({ side: seatName(SIDES.indexOf(enemy)), squares: listed(squares) })
  );
}

/** What the criteria of a flare compare. */
const pieces = (after: Board, side: Side): string =>
  m.ts_puzzles_why_balance({
    side: seatName(SIDES.indexOf(side)),
    count: squaresOf(after, side).length,
    upgraded: squaresOf(after, side, ['heroic', 'legendary']).length,
  });

/** Null where nothing on the table tells it: the squares of an answer without a move. */
export function whyText({ goal }: Puzzle, start: View, end: View): string | null {
  const [before, after] = [boardIn(start), boardIn(end)];
  const [own, enemy] = [SIDES[start.seat]!, SIDES[1 - start.seat]!];
  const facts = statements(factsOf(goal.kind));
  return facts ? m.ts_puzzles_why({ facts }) : null;

  function factsOf(kind: string): (string | false)[] {
    switch (kind) {
      case 'play':
        return [summoned(after)];
      case 'shutOut':
        return [lost(before, after, enemy)];
      case 'keepCold':
        return [own, enemy].map((side) => pieces(after, side));
      case 'killLegend':
        return [legends(before, after, enemy)];
      case 'claim':
      case 'points':
      case 'bestTurn':
      case 'winNow':
        return scored(before, after, own, enemy);
      default:
        return [];
    }
  }
}
