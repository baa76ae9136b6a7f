/** Who would go alone, and what the only division of a territory would leave behind, told where that territory is looked into. */
import { sentences } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';
import { isAlone, isLastIn, mayLeave } from './leaving';
import { landName } from './names';
import { divisionsText } from './words';

/**
 * A warning at a territory that is looked into where its only division may leave it, or one beside it to go there; else
 * empty. That the capital would be left has a warning of its own.
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
  if (!mayLeave(board, code, choices)) return '';
  const land = landName(code);
  const isCapital = board.players[board.decider]?.capital === code;
  return sentences([
    isAlone(board, code) && m.cq_goes_alone({ land, divisions: divisionsText(board.lands[code]!.rear) }),
    !isCapital && isLastIn(board, code) && m.cq_last_in_land({ land }),
  ]);
}
