import { cardAt, stackPick } from '$lib/games/token-battle/board/stack-picks';
import { boardIn } from '$lib/games/token-battle/board/words';
import type { Trial } from '$lib/board/face';
import { FIELDS } from '$workers/games/token-battle/board-fields';
import { SIDES, type Board } from '$workers/games/token-battle/state';
import { trialOf } from '$workers/games/token-battle/trial';

/** The top card that a taken field is tried with: whichever it is, the field is taken. */
function anyCard({ turn, cards }: Board): string | null {
  if (turn === '?') return null;
  const i = cards[turn].findIndex((stack) => stack.length > 0);
  return i < 0 ? null : stackPick(turn, i);
}

/**
 * A covered card, and one of the other player, cannot be taken in hand at all: it is tried at once, on any free field. So
 * is a taken field that is chosen before a card.
 */
export const trial: Trial = (picks, view) => {
  const board = boardIn(view);
  // Whoever turns to another card means that one.
  const [first = '', second] = picks[1]?.startsWith('stack:') ? picks.slice(1) : picks;
  const taken = second === undefined && first.startsWith('field:') && first.slice('field:'.length) in board.board;
  const card = taken && anyCard(board);
  if (card) return trialOf([card, first], board, SIDES[view.seat]);
  const free = FIELDS.find((id) => !(id in board.board));
  const field = second?.startsWith('field:') ? second.slice('field:'.length) : free;
  const found = cardAt(first, board);
  if (found?.covered) return `${found.id}@${field}`;
  const theirs = board.turn !== '?' && /^stack:([AB]):\d$/.exec(first);
  const lone = theirs && theirs[1] !== board.turn && second === undefined;
  const meant = lone ? [first, `field:${free}`] : [first, second].filter((pick) => pick !== undefined);
  return trialOf(meant, board, SIDES[view.seat]);
};
