import type { Effect } from '$workers/games/token-battle/effects';

/** What the table shows of a turn by itself, and what every turn ends with. */
export const UNTOLD: ReadonlySet<Effect['kind']> = new Set(['cardUsed', 'reached', 'scored', 'gain', 'nextTurn']);
