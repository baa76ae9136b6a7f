import { seatName } from '$lib/games/__game__/board/words';
import { m } from '$lib/paraglide/messages';
import type { Commentary } from '$lib/puzzles/face';
import { scaleOf } from './scale';

export const commentary: Commentary = {
  area: () => m.__snake___board(),
  assumptions: () => [],
  scale: (_puzzle, { seat }) => scaleOf(seat),
  shortfall: (_goal, { seat }) => m.__snake___short({ seat: seatName(seat) }),
};
