import { COLOURS } from '$lib/games/conquest/board/owners';
import { boardIn, momentName, playerName } from '$lib/games/conquest/board/words';
import type { View } from '$workers/contract';

/** A phase of somebody's turn is told together; in the attack phase every battle by itself. */
export function run(view: View): { seat: number; name: string; begins: boolean } {
  const board = boardIn(view);
  return {
    seat: COLOURS.indexOf(board.player),
    name: `${playerName(board.player)} · ${momentName(board)}`,
    begins: board.node === 'attack',
  };
}
