/** What belongs to an analysis beside its moves. */
import type { Measure } from './measure';
import type { NodeId, Tree } from './tree';

/** Nothing lies over the board. */
export const NO_MAP = 'none';

/** The value of every move lies over the board: the map every game has. */
export const VALUES_MAP = 'values';

/** dealt: nobody knows what is hidden, and a search deals it anew; open: everything is known to both. */
export const HIDDEN = ['dealt', 'open'] as const;
export type Hidden = (typeof HIDDEN)[number];

export interface Settings {
  /** What lies over the board: `none`, or a map of the game. */
  map: string;
  /** What the map of all moves says of each. */
  measure: Measure;
  hidden: Hidden;
  /** The seat at the bottom of the board. */
  bottom: number;
}

export const DEFAULT_SETTINGS: Readonly<Settings> = {
  map: NO_MAP,
  measure: 'loss',
  hidden: 'dealt',
  bottom: 0,
};

/** An analysis with the place one is at in it. */
export interface Shared {
  tree: Tree;
  at: NodeId;
  settings: Settings;
}
