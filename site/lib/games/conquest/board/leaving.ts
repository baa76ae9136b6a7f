/** What a choice would leave without anybody, told before it is made (CQ-BOARD-7). */
import { m } from '$lib/paraglide/messages';
import type { Choice } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';
import { sizeOf } from './divisions';
import { landName } from './names';

/** Choices after which one division may leave, without a number being asked. */
const LEAVING = ['move', 'move-to', 'outward'];

/** Divisions of a territory, in its rear and at its fronts. */
const standing = ({ lands, fronts }: Board, code: string): number =>
  Object.entries(fronts).reduce(
    (sum, [place, { group }]) => (place.startsWith(`${code}/`) ? sum + sizeOf(group) : sum),
    sizeOf(lands[code]?.rear ?? ''),
  );

/** Where those come from whose number is asked; null at any other choice. */
function sourceOf({ node, step, battle }: Board): string | null {
  if (node === 'move-count' || node.startsWith('take-')) return step.lands?.[0] ?? null;
  if (!node.startsWith('advance-') || !battle || battle.source.includes('~')) return null;
  return battle.source.slice(0, 3);
}

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
  const isAlone = LEAVING.includes(board.node) && board.lands[capital]?.owner === board.decider;
  if (!isAlone || standing(board, capital) !== 1) return '';
  const leaves =
    board.node === 'move-to'
      ? board.step.lands?.[0] === capital
      : choices.some(({ picks: [first = ''] }) => first === `land:${capital}` || first.startsWith(`place:${capital}/`));
  return leaves ? m.cq_last_in_capital({ land: landName(capital) }) : '';
}
