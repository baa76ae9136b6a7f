import type { Divisions } from './divisions';
import { NO_DIVISIONS } from './divisions';
import { CODES } from './map';
import type { NodeName } from './nodes';
import type { Options } from './options';

/** Seats and places of the data files go by their numbers; -1 is nobody, nothing or nowhere. */
export interface Front {
  group: Divisions;
  /** The group lies across the border (CQ-INV-2). */
  across: boolean;
  /** The place has defended a round this turn (CQ-LOSS-9). */
  alerted: boolean;
}

export interface Land {
  owner: number;
  rear: Divisions;
  city: boolean;
  taken: boolean;
  fought: boolean;
  /** Kinds that have arrived in this redeploy phase, by number. */
  arrived: readonly number[];
}

export interface Force {
  owner: number;
  front: Divisions;
  rear: Divisions;
  ashore: boolean;
  alerted: boolean;
  /** Launched or joined in this redeploy phase. */
  fresh: boolean;
}

export interface Hand {
  /** Territory to whether its card is turned over, ascending. */
  cards: ReadonlyMap<number, boolean>;
  missions: readonly number[];
  rewards: readonly number[];
}

/** A battle in its course: the engine's number of its engagement, its arguments, groups named from a rear. */
export interface Battle {
  kind: number;
  source: number;
  target: number;
  own: Divisions;
  foe: Divisions;
}

/** What a step in several choices remembers; 0 where it does not need it. */
export interface Step {
  units: number;
  armourLeft: number;
  infantryLeft: number;
  pick: number;
  pickKind: number;
  pickTo: number;
  take: Divisions;
  /** In set-up: continents by seat, or players in their order. */
  drawn: readonly number[];
}

/** A complete node of the game; nothing in it is left out, but `options` holds only what differs from the default. */
export interface State {
  options: Options;
  /** Seats in the order of their turns. */
  order: readonly number[];
  round: number;
  phase: number;
  node: NodeName;
  /** On turn. */
  player: number;
  decider: number;
  claimed: number;
  early: boolean;
  /** Continents the player on turn owned when his turn began. */
  continents: readonly number[];
  lands: readonly Land[];
  /** By place. */
  fronts: ReadonlyMap<number, Front>;
  forces: ReadonlyMap<number, Force>;
  /** By seat: the territory of the capital, -1 while it has none. */
  capitals: readonly number[];
  /** Ascending; a territory with two is there twice. */
  airfields: readonly number[];
  hands: readonly Hand[];
  /** By row: its mission, -1 where it is gone or not yet drawn. */
  table: readonly number[];
  step: Step;
  battle: Battle | null;
}

export const NOBODY = -1;

export const EMPTY_LAND: Land = {
  owner: NOBODY,
  rear: NO_DIVISIONS,
  city: false,
  taken: false,
  fought: false,
  arrived: [],
};

export const EMPTY_HAND: Hand = { cards: new Map(), missions: [], rewards: [] };

export const EMPTY_STEP: Step = {
  units: 0,
  armourLeft: 0,
  infantryLeft: 0,
  pick: 0,
  pickKind: 0,
  pickTo: 0,
  take: NO_DIVISIONS,
  drawn: [],
};

export const EMPTY_TABLE: readonly number[] = Array.from({ length: 8 }, () => NOBODY);

export const emptyLands = (): Land[] => CODES.map(() => EMPTY_LAND);
