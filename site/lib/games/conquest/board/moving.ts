import type { ForceView, LandView } from '$workers/games/conquest/board';

/** What is seen moving: what stands in a territory, at a front or at sea. */
export type Thing =
  | { what: 'army'; land: LandView; capital: boolean; airfields: number }
  | { what: 'group'; group: string; owner: string; across: boolean }
  | { what: 'force'; force: ForceView };
