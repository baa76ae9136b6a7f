import type { Effect } from '$workers/games/token-battle/effects';

/** What the name of a move says, what the table shows of it by itself, and what every turn ends with. */
export const UNTOLD: ReadonlySet<Effect['kind']> = new Set([
  'cardUsed',
  'placed',
  'reached',
  'scored',
  'gain',
  'nextTurn',
]);
