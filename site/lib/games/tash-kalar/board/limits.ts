import type { Mode } from '$workers/games/tash-kalar/state';

/** Points that trigger the end (TS-END-2, TS-END-3), for bars and captions; who has triggered it, the engine says. */
export const POINT_LIMIT: Readonly<Record<Mode, number>> = { highForm: 9, duel: 18 };
