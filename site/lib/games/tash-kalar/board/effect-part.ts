import type { Board } from '$workers/games/tash-kalar/board';
import { flareHalf } from './flare-half';
import { cutAround } from './cut-around';
import { loadTexts } from './texts';

/** What a card says of the decision its effect has come to; null where there is none, or the texts cannot be had. */
export async function partOf(card: string, board: Board): Promise<string | null> {
  try {
    return board.effect && cutAround(await loadTexts(), card, flareHalf(board), board.effect.step)[1];
  } catch {
    return null;
  }
}
