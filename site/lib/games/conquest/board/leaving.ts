/** What a choice would leave without anybody, told before it is made (CQ-BOARD-7). */
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';
import { atFronts, sizeOf } from './divisions';
import { landName } from './names';

/** Choices after which one division may leave, without a number being asked. */
const LEAVING = ['move', 'move-to', 'outward'];

/** Divisions of a territory, in its rear and at its fronts. */
const standing = (board: Board, code: string): number => sizeOf(board.lands[code]?.rear ?? '') + atFronts(code, board);

/** Where those come from whose number is asked; null at any other choice. */
function sourceOf({ node, step, battle }: Board): string | null {
  if (node === 'move-count' || node.startsWith('take-')) return step.lands?.[0] ?? null;
  if (!node.startsWith('advance-') || !battle || battle.source.includes('~')) return null;
  return battle.source.slice(0, 3);
}

/** Whether who sets out from a territory is the only one in its rear: nothing is asked of them before they have gone. */
export const isAlone = ({ node, lands }: Board, code: string): boolean =>
  node === 'outward' && sizeOf(lands[code]?.rear ?? '') === 1;

/** Whether something can leave a territory whose only division it would be. */
export const isLastIn = (board: Board, code: string): boolean =>
  LEAVING.includes(board.node) && board.lands[code]?.owner === board.decider && standing(board, code) === 1;

export const mayLeave = ({ node, step }: Board, code: string, choices: readonly Pick<Choice, 'picks'>[]): boolean =>
  node === 'move-to'
    ? step.lands?.[0] === code
    : choices.some(({ picks: [first = ''] }) => first === `land:${code}` || first.startsWith(`place:${code}/`));

/** A warning where the greatest number empties a territory, or where the only division of the own capital may leave; else empty. */
export function leavingText(board: Board, choices: readonly Pick<Choice, 'picks'>[]): string {
  const capital = board.players[board.decider]?.capital ?? '';
  const source = sourceOf(board);
  if (source !== null) {
    const most = Math.max(0, ...choices.map(({ picks }) => Number(/^count:(\d+)$/.exec(picks[0] ?? '')?.[1] ?? 0)));
    if (most === 0 || most + sizeOf(board.step.take) < standing(board, source)) return '';
    const words = { land: landName(source) };
    return source === capital ? m.cq_leaves_capital(words) : m.cq_leaves_land(words);
  }
  const isWarned = isLastIn(board, capital) && mayLeave(board, capital, choices);
  return isWarned ? m.cq_last_in_capital({ land: landName(capital) }) : '';
}
