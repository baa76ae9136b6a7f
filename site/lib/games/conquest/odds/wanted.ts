/** What one may want to know of further divisions. */
import type { Troops } from '$workers/games/conquest/battle/troops';

export const NEED_CHANCES = [0.5, 0.66, 0.8, 0.9, 0.95] as const;
export const NEED_KINDS = ['infantry', 'armour'] as const satisfies readonly (keyof Troops)[];

export interface NeedAsked {
  kind: (typeof NEED_KINDS)[number];
  chance: (typeof NEED_CHANCES)[number];
}
