/** What the effect grammar of section 6.3 of the rules names: things, numbers, conditions and events. */

export type Kind =
  | 'unit'
  | 'hero'
  | 'building'
  | 'base'
  | 'tech_building'
  | 'addon'
  | 'building_card'
  | 'upgrade'
  | 'ongoing'
  | 'spell'
  | 'worker'
  | 'card';
export type Zone = 'play' | 'hand' | 'discard' | 'codex' | 'deck_top' | 'future' | 'command' | 'held' | 'trashed';
export type Slot = 'leader' | 'elite' | 'scavenger' | 'technician' | 'lookout';

/** `self`, `host`, `$name` (bound in the same ability) or `@name` (memory of the card). */
export type Ref = string;
export type Who = 'you' | 'opp' | 'each' | 'active' | 'owner' | 'last' | { of: Ref } | { owner: Ref } | { most: 'atk' };

export interface Kw {
  readonly k: string;
  readonly n?: number;
  readonly by?: Filter;
  readonly vs?: Filter;
  readonly patrollers?: number;
}

export interface Bounds {
  readonly min?: Num;
  readonly max?: Num;
  readonly eq?: Num;
}

export interface Filter {
  readonly is?: readonly Kind[];
  readonly not_is?: readonly Kind[];
  readonly side?: Who;
  readonly zone?: Zone | readonly Zone[];
  readonly patrol?: boolean | readonly Slot[];
  readonly tech?: readonly number[] | { same: Ref } | { above: Ref };
  readonly tech_ok?: 'level' | 'full';
  readonly cost?: Bounds;
  readonly atk?: Bounds;
  readonly color?: string;
  readonly spec?: string;
  readonly not_spec?: string;
  readonly type?: string | readonly string[];
  readonly not_type?: string | readonly string[];
  readonly id?: string;
  readonly not_id?: string;
  readonly token?: boolean;
  readonly legendary?: boolean;
  readonly ultimate?: boolean;
  readonly damaged?: boolean;
  readonly exhausted?: boolean;
  readonly kw?: string;
  readonly no_kw?: string;
  readonly rune?: string;
  readonly no_rune?: string;
  readonly no_abilities?: true;
  readonly other?: true;
  readonly not?: Ref;
  readonly in?: Ref;
  readonly not_in_any?: string;
  readonly died?: true;
  readonly attacking?: true | Ref | Filter;
  readonly attached_to?: Ref;
}
/** All fields of a filter must hold; of a list of filters any. */
export type F = Filter | readonly Filter[];

export type Count = number | readonly [number, number] | readonly [number, 'points'] | 'any';
export interface Pick {
  readonly pick: F;
  readonly n?: Count;
  readonly target?: true;
  readonly exact?: true;
  readonly by?: Who;
  readonly as?: string;
}
export interface All {
  readonly all: F;
  readonly as?: string;
}
export interface Least {
  readonly least: F;
  readonly by: 'tech' | 'weak';
  readonly by_player?: Who;
}
export type Sel = Ref | readonly Sel[] | Pick | All | Least;

export type Num =
  | number
  | { readonly count: F; readonly per?: number; readonly times?: number }
  | { readonly runes: string; readonly on: Ref | F; readonly times?: number }
  | { readonly atk: Ref }
  | { readonly cost: Ref }
  | { readonly damage: Ref }
  | { readonly if: Cond; readonly then: Num; readonly else: Num }
  | { readonly chosen: string };

export interface Cond {
  readonly have?: F;
  readonly n?: number;
  readonly match?: Ref;
  readonly f?: F;
  readonly turn?: 'you' | 'opp';
  readonly boosted?: true;
  readonly done?: string;
  readonly killed?: string;
  readonly by?: 'damage' | 'any';
  readonly played_from?: Zone;
  readonly hand?: { readonly who: Who; readonly max: number };
  readonly spells_played?: number;
  readonly acted?: readonly ('arrived' | 'attacked')[];
  readonly runes?: { readonly kind: string; readonly on: Ref | F; readonly min: number };
  readonly in_play?: Ref;
  readonly chosen?: { readonly mem: string; readonly is: string };
  readonly not?: Cond;
  readonly all?: readonly Cond[];
  readonly any?: readonly Cond[];
}

export type Until = 'end_of_turn' | 'your_next_upkeep' | 'your_next_turn' | 'end_of_opp_next_turn' | 'leaves_play';
export type EventWho = Ref | F | readonly Ref[];

export interface EventPattern {
  readonly e: string;
  readonly who?: EventWho;
  readonly to?: F;
  readonly f?: F;
  readonly from?: string;
  readonly turn?: 'you' | 'opp' | 'any';
  readonly cause?: 'combat';
  readonly not_cause?: 'combat';
  readonly once?: 'attack';
  readonly not_self?: true;
  readonly kind?: string;
  readonly by?: Who;
  readonly source?: string;
}
