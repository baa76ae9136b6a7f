/** What the answer has brought, in words: of all that changed, what bears on the goal. Loaded when a puzzle was solved. */
import { boardIn, cardName, sideName } from '$lib/games/token-battle/board/words';
import { listed, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { SIDES, type Board, type Side } from '$workers/games/token-battle/state';
import type { Puzzle } from '$workers/puzzles/puzzle';

/** As many tokens as can be read at a glance. */
const MOST = 3;

/** A count of a side, where it has changed. */
const change = (text: typeof m.tk_puzzles_why_points, side: Side, was: number, is: number) =>
  was !== is && text({ side: sideName(side), was, is });

const points = (before: Board, after: Board, side: Side) =>
  change(m.tk_puzzles_why_points, side, before.points[side], after.points[side]);

/** What the board brings a side in a turn. */
const income = (before: Board, after: Board, side: Side) =>
  before.income !== null &&
  after.income !== null &&
  change(m.tk_puzzles_why_income, side, before.income[side], after.income[side]);

const tokensOf = ({ board }: Board, side: Side): number =>
  Object.values(board).filter(({ owner }) => owner === side).length;

const tokens = (before: Board, after: Board, side: Side) =>
  change(m.tk_puzzles_why_tokens, side, tokensOf(before, side), tokensOf(after, side));

/** What a token of the side on a field brings in a turn. */
const gainOn = ({ board, gain }: Board, side: Side, field: string): number =>
  board[field]?.owner === side ? (gain[field]?.total ?? 0) : 0;

/** Where a side comes to more in a turn, or to less: the fields that matter most. */
function fields(before: Board, after: Board, side: Side, sign: 1 | -1) {
  const moved = [...new Set([...Object.keys(before.board), ...Object.keys(after.board)])]
    .map((field) => ({ field, was: gainOn(before, side, field), is: gainOn(after, side, field) }))
    .filter(({ was, is }) => sign * (is - was) > 0)
    .sort((a, b) => sign * (b.is - b.was - (a.is - a.was)) || a.field.localeCompare(b.field))
    .slice(0, MOST);
  const text = sign > 0 ? m.tk_puzzles_why_more : m.tk_puzzles_why_less;
  const list = moved.map((each) => m.tk_puzzles_why_field(each));
  return moved.length > 0 && text({ side: sideName(side), fields: listed(list) });
}

/** Null where nothing on the board tells it. */
export function whyText({ goal }: Puzzle, start: View, end: View): string | null {
  const [before, after] = [boardIn(start), boardIn(end)];
  const [own, enemy] = [SIDES[start.seat]!, SIDES[1 - start.seat]!];
  const facts = statements(factsOf());
  return facts ? m.tk_puzzles_why({ facts }) : null;

  function factsOf(): (string | false)[] {
    const both = (of: typeof points) => [own, enemy].map((side) => of(before, after, side));
    const causes = [fields(before, after, own, 1), fields(before, after, enemy, -1)];
    if (goal.metric === 'enemyGain')
      return [income(before, after, enemy), fields(before, after, enemy, -1), tokens(before, after, enemy)];
    if (goal.metric === 'gain') return [...both(income), ...causes];
    switch (goal.kind) {
      case 'bestTurn':
      case 'bestSequence':
      case 'winNow':
        return [...both(points), ...causes];
      case 'reachTop':
        return [onTop(goal.card!)];
      default:
        return [...both(points), tokens(before, after, enemy)];
    }
  }

  /** The stack a card has come up in. */
  function onTop(card: string) {
    const stack = after.cards[own].findIndex(([top]) => top === card);
    return stack >= 0 && m.tk_puzzles_why_top({ card: cardName(card), stack: stack + 1 });
  }
}
