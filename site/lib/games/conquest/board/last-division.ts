/** What the only division of a territory would leave behind, told where that territory is looked into. */
import { sentences } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';
import { isLastIn, mayLeave } from './leaving';
import { landName } from './names';

/**
 * A warning at a territory that is looked into where its only division may leave it, or one beside it to go there; else
 * empty. The capital has its own.
 *
 * @param ways the places from which one can go there, `CON/SAF`
 */
export const lastTexts = (
  board: Board,
  code: string,
  ways: readonly string[],
  choices: readonly Pick<Choice, 'picks'>[],
): string => sentences([code, ...ways.map((way) => way.slice(0, 3))].map((land) => lastText(board, land, choices)));

function lastText(board: Board, code: string, choices: readonly Pick<Choice, 'picks'>[]): string {
  const isCapital = board.players[board.decider]?.capital === code;
  return !isCapital && isLastIn(board, code) && mayLeave(board, code, choices)
    ? m.cq_last_in_land({ land: landName(code) })
    : '';
}
