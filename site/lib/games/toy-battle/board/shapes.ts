/** The outlines of Blue and Red. */
import type { Side } from '$workers/games/toy-battle/state';
import { SEAT_INLAY, SEAT_OUTLINE } from '$lib/board/sides';

export const OUTLINE: Record<Side, string> = { blue: SEAT_OUTLINE[0], red: SEAT_OUTLINE[1] };
export const INLAY: Record<Side, string> = { blue: SEAT_INLAY[0], red: SEAT_INLAY[1] };
