import type { Board } from '$workers/games/tash-kalar/board';
import type { Half } from '$workers/games/tash-kalar/state';
import { flareOf } from './faces';

/** The half of a flare that is being resolved; null where no flare is (TS-FLARE-5). */
export function flareHalf({ effect, playing }: Pick<Board, 'effect' | 'playing'>): Half | null {
  const flare = effect && playing.card ? flareOf(playing.card) : undefined;
  if (!flare) return null;
  return effect!.place < flare.lowerAt ? 'upper' : 'lower';
}
