import { boardIn } from '$lib/games/token-battle/board/words';
import type { Trial } from '$lib/board/face';
import { FIELDS } from '$workers/games/token-battle/board-fields';
import { SIDES, type Board, type Side } from '$workers/games/token-battle/state';
import { trialOf } from '$workers/games/token-battle/trial';

/** The covered card a pick means: `stack:A:1:2` is the second below the top one. Null for every other pick. */
function coveredCard(pick: string, { cards }: Board): string | null {
  const found = /^stack:([AB]):(\d):(\d)$/.exec(pick);
  return found ? (cards[found[1] as Side][Number(found[2]) - 1]?.[Number(found[3])] ?? null) : null;
}

/** A covered card, and one of the other player, cannot be taken in hand at all: it is tried at once, on any free field. */
export const trial: Trial = ([first = '', second], view) => {
  const board = boardIn(view);
  const free = FIELDS.find((id) => !(id in board.board));
  const field = second?.startsWith('field:') ? second.slice('field:'.length) : free;
  const covered = coveredCard(first, board);
  if (covered) return `${covered}@${field}`;
  const theirs = board.turn !== '?' && /^stack:([AB]):\d$/.exec(first);
  const lone = theirs && theirs[1] !== board.turn && second === undefined;
  const picks = lone ? [first, `field:${free}`] : [first, second].filter((pick) => pick !== undefined);
  return trialOf(picks, board, SIDES[view.seat]);
};
