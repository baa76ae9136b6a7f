import { cardName, deckName } from '$lib/games/tash-kalar/board/words';
import { handTitle, piecesTitle, pointsTitle } from '$lib/puzzles/title-words';
import type { Tell } from '$lib/puzzles/titles';
import { boardOf } from '$workers/games/tash-kalar/board';
import { other, sided, type State } from '$workers/games/tash-kalar/state';
import { namedBy } from './goals';

/** Cards of a hand that a title begins with; with all of them it would not fit in a line. */
const CARDS = 2;

/** The cards named, the points where they decide, else some of the hand; then single cards of it, the pieces and the deck. */
export const tell: Tell<State> = ({ goal }, state) => {
  const { score, board, side: own } = boardOf(state);
  const enemy = other(own);
  const pieces = sided((side) => Object.values(board).filter(({ owner }) => owner === side).length);
  const named = namedBy(goal);
  const { beings, legends } = state.hands[own];
  const hand = [...beings, ...legends].map(cardName).filter((name) => !named.includes(name));
  const decided = goal.kind === 'points' || goal.kind === 'winNow';
  const first = decided ? [pointsTitle({ own: score[own], enemy: score[enemy] })] : named;
  const rest = [piecesTitle({ own: pieces[own], enemy: pieces[enemy] }), deckName(state.deckIds[own])];
  return first.length > 0
    ? { always: first, further: [...hand.map((card) => handTitle([card])), ...rest] }
    : { always: [handTitle(hand.slice(0, CARDS))], further: rest };
};
