import { NONE, type Divisions, type Kind } from './divisions';
import { LANDS, type Land, type Lane, type Place } from './map';
import type { Options } from './options';

/** Players by seat (4.1). */
export type Player = 'R' | 'B' | 'G' | 'Y' | 'P';
export const PLAYERS: readonly Player[] = ['R', 'B', 'G', 'Y', 'P'];

export interface Territory {
  readonly owner: Player | null;
  readonly rear: Divisions;
  readonly city: boolean;
  /** Whose capital stands here (CQ-PIECE-5). */
  readonly capital: Player | null;
  readonly airfields: number;
  /** Taken this turn, by fighting or otherwise (CQ-TURN-2, CQ-MISS-5). */
  readonly taken: 'no' | 'taken' | 'fighting';
  /** Kinds that came in a domestic move of this phase (CQ-MOVE-5). */
  readonly arrived: readonly Kind[];
}

/** What stands at a front place. */
export interface Front {
  readonly group: Divisions;
  /** CQ-INV-2. */
  readonly across: boolean;
  /** CQ-LOSS-9. */
  readonly alerted: boolean;
}

export interface Force {
  readonly owner: Player;
  readonly front: Divisions;
  readonly rear: Divisions;
  readonly ashore: boolean;
  readonly alerted: boolean;
  /** Launched or joined in this phase (CQ-SEA-18). */
  readonly fresh: boolean;
}

export interface Holding {
  /** Whether each card held is turned over (CQ-CARD-4). */
  readonly cards: Readonly<Record<Land, boolean>>;
  readonly missions: readonly number[];
  readonly rewards: readonly number[];
}

export type Engagement =
  'border' | 'landing' | 'raid-front' | 'raid-rear' | 'strike' | 'contest' | 'counter' | 'walk-in';

export interface Battle {
  readonly kind: Engagement;
  /** Source and target as the action names them. */
  readonly args: readonly string[];
  /** The attacker's group in a strike: named from a rear and no longer counted there. */
  readonly attackers: Divisions;
  /** The same of the defender when a rear is raided (CQ-INV-6). */
  readonly defenders: Divisions;
}

type Simple =
  | 'start'
  | 'mission'
  | 'offer'
  | 'early'
  | 'disarm'
  | 'merge'
  | 'attack'
  | 'withdraw'
  | 'move'
  | 'outward'
  | 'man'
  | 'claim'
  | 'airfield'
  | 'card'
  | 'end'
  | 'won'
  | 'drawn';

/** What is decided next, and what that decision needs to know (4.4). */
export type Node =
  | { readonly kind: Simple }
  | { readonly kind: 'continent' | 'place-capital'; readonly drawn: readonly number[] }
  | { readonly kind: 'first'; readonly players: readonly Player[] }
  | { readonly kind: 'offer-to'; readonly card: Land }
  | { readonly kind: 'offer-for'; readonly card: Land; readonly partner: Player }
  | { readonly kind: 'answer'; readonly card: Land; readonly partner: Player; readonly wanted: Land | null }
  | { readonly kind: 'turn-card' | 'raise'; readonly units: number }
  | { readonly kind: 'deploy' | 'drop'; readonly armour: number; readonly infantry: number }
  | { readonly kind: 'drop-count'; readonly armour: number; readonly infantry: number; readonly to: Land | Place }
  | { readonly kind: 'retreat' | 'commit' | 'resupply' | 'roll' | 'go-on'; readonly battle: Battle }
  | { readonly kind: 'fall-back' | 'bring-up'; readonly battle: Battle; readonly player: Player }
  | {
      readonly kind: 'advance-infantry' | 'advance-armour' | 'advance-damaged';
      readonly battle: Battle;
      readonly chosen: readonly number[];
    }
  | { readonly kind: 'move-to'; readonly from: Land; readonly what: Kind }
  | { readonly kind: 'move-count'; readonly from: Land; readonly what: Kind; readonly to: Land }
  | {
      readonly kind: 'take-infantry' | 'take-armour' | 'take-damaged' | 'form-front';
      readonly place: Place;
      readonly chosen: readonly number[];
    }
  | { readonly kind: 'man-with'; readonly at: Place | Lane }
  | { readonly kind: 'airfield-to'; readonly from: Land };

export type NodeKind = Node['kind'];
/** The shape of a node of one of these kinds. */
export type NodeOf<K extends NodeKind, N extends Node = Node> = N extends unknown
  ? [K & N['kind']] extends [never]
    ? never
    : N
  : never;

/** A complete node of the game tree, a plain value that is never changed in place. */
export interface State {
  readonly options: Options;
  /** Set-up 0, recruit 1, attack 2, redeploy 3, claim 4, end 5. */
  readonly phase: number;
  /** The player on turn; the winner once the game is won. */
  readonly player: Player;
  /** An early redeployment of this turn is over. */
  readonly early: boolean;
  /** Missions claimed this turn. */
  readonly claimed: number;
  readonly round: number;
  readonly order: readonly Player[];
  /** Continents the player on turn owned when his turn began. */
  readonly continents: readonly number[];
  readonly territories: Readonly<Record<Land, Territory>>;
  /** Places with divisions or marks only. */
  readonly fronts: Readonly<Record<Place, Front>>;
  readonly forces: Readonly<Record<Lane, Force>>;
  readonly holdings: Readonly<Record<Player, Holding>>;
  /** The mission of each row, null where none lies. */
  readonly table: readonly (number | null)[];
  readonly node: Node;
}

export const BARE: Territory = {
  owner: null,
  rear: NONE,
  city: false,
  capital: null,
  airfields: 0,
  taken: 'no',
  arrived: [],
};
export const EMPTY: Front = { group: NONE, across: false, alerted: false };
export const NOTHING: Holding = { cards: {}, missions: [], rewards: [] };

/** A world without anybody in it, before anything has happened. */
export const emptyWorld = (options: Options, order: readonly Player[]): State => ({
  options,
  phase: 0,
  player: 'R',
  early: false,
  claimed: 0,
  round: 1,
  order,
  continents: [],
  territories: Object.fromEntries(LANDS.map((land) => [land, BARE])),
  fronts: {},
  forces: {},
  holdings: { R: NOTHING, B: NOTHING, G: NOTHING, Y: NOTHING, P: NOTHING },
  table: [null, null, null, null, null, null, null, null],
  node: { kind: 'start' },
});

/** The same state with another decision to come. */
export const asking = (state: State, node: Node): State => ({ ...state, node });
