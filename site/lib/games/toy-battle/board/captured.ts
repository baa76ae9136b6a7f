/** The tile that ended the game stays on the board for those who look at it, though the rules have no stacks there. */
import type { View } from '$workers/contract';
import { boardIn } from './words';
import type { Board } from '$workers/games/toy-battle/state';

const PLACED = /^place (.)@(\w+)$/;

/** The board with the tile on the headquarters it has captured (TB-END-1). @param last the action that led here */
export function withCaptor(view: View, last: { view: View; action: string } | null): Board {
  const board = boardIn(view);
  const [, troop, node] = (view.result?.reason === 'hq' && last && PLACED.exec(last.action)) || [];
  if (!troop || !node || board.stacks[node]) return board;
  return { ...board, stacks: { ...board.stacks, [node]: (last!.view.seat === 0 ? 'b' : 'r') + troop } };
}
