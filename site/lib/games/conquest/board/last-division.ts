/** What the only division of a territory would leave behind, told where that territory is looked into. */
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';
import { isLastIn, mayLeave } from './leaving';
import { landName } from './names';

/** A warning at a territory that is looked into and that its only division may leave; else empty. The capital has its own. */
export function lastText(board: Board, code: string, choices: readonly Pick<Choice, 'picks'>[]): string {
  const isCapital = board.players[board.decider]?.capital === code;
  return !isCapital && isLastIn(board, code) && mayLeave(board, code, choices)
    ? m.cq_last_in_land({ land: landName(code) })
    : '';
}
