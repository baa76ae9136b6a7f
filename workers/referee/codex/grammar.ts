/** The effect grammar of section 6.3, as the data file writes it. */

export type Player = 'A' | 'B';
export const PLAYERS: readonly Player[] = ['A', 'B'];
export const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** In the order of D3; neighbours in this row are neighbours for sparkshot (CX-KW-13). */
export type Slot = 'leader' | 'elite' | 'scavenger' | 'technician' | 'lookout';
export const SLOTS: readonly Slot[] = ['leader', 'elite', 'scavenger', 'technician', 'lookout'];

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
  readonly min?: number;
  readonly max?: number;
  readonly eq?: number | { chosen: string };
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
}

export type Moment = 'end_of_turn' | 'main_end' | 'combat_end' | 'your_upkeep';

/** Arguments of the verbs of the table in 6.3. */
export interface StepArguments {
  damage: { n: Num; to: Sel; divide?: true; source?: Ref };
  repair: { n: Num | 'all'; to: Sel };
  rune: { kind: string; n: Num; on: Sel; cap?: number };
  buff: {
    on: Sel;
    atk?: Num;
    hp?: Num;
    armor?: Num;
    give?: readonly Kw[];
    lose?: readonly string[];
    types?: readonly string[];
    until: Until;
  };
  effect: { mods: readonly Mod[]; until: Until };
  watch: { ability: Ability; until: Until };
  later: { at: Moment | { event: EventPattern }; do: readonly Step[] };
  destroy: { what: Sel };
  trash: { what: Sel };
  sacrifice: { what: Sel; who?: Who };
  move: { what: Sel; to: 'hand' | 'command' | 'codex' | 'deck_top' | 'discard'; lock?: 'owner_next_turn' };
  control: { what: Sel; who: Who; until: Until };
  sideline: { what: Sel };
  shift: { what: Sel };
  exhaust: { what: Sel };
  ready: { what: Sel };
  draw: { n: Num; who?: Who };
  discard: { n: number | 'all' | readonly [0, number]; who: Who; by: 'owner' | 'you' | 'random'; f?: F; exact?: true };
  gold: { n: Num; who?: Who };
  steal: { n: Num; from: Who };
  token: { token: string; n: number; who?: Who; limit?: Num; mem?: string };
  put: { what: Sel; who?: Who };
  fetch: { what: Sel };
  play: { what: Sel; cost: 'pay' | 'free'; ignore?: readonly ('hero' | 'tech')[]; then?: 'discard' };
  attach: { to: Sel };
  remember: { what: Sel; mem: string };
  transform: { what: Sel; into: string; until: Until };
  flip: { what: Sel; into: string };
  swap_atk: { what: Sel; until: Until };
  modes: { n: Num; modes: readonly (readonly Step[])[] };
  seq: { do: readonly Step[] };
  pick: { what: Sel };
  coin: { heads: readonly Step[]; tails: readonly Step[] };
}
export type Verb = keyof StepArguments;
interface StepCommon {
  readonly may?: true;
  readonly if?: Cond;
  readonly as?: string;
}
export type StepOf<V extends Verb> = StepCommon & { readonly op: V } & Readonly<StepArguments[V]>;
export type Step = { [V in Verb]: StepOf<V> }[Verb];

export type Mod =
  | {
      readonly mod: 'stats';
      readonly on: Sel;
      readonly atk?: Num;
      readonly hp?: Num;
      readonly armor?: Num;
      readonly vs?: Filter;
    }
  | { readonly mod: 'give'; readonly on: Sel; readonly kws: readonly Kw[] }
  | { readonly mod: 'ability'; readonly on: Sel; readonly ability: Ability }
  | { readonly mod: 'types'; readonly on: Sel; readonly types: readonly string[] }
  | { readonly mod: 'base_stats'; readonly on: Sel; readonly atk: number; readonly hp: number }
  | { readonly mod: 'cost'; readonly on: 'self' | Filter; readonly set?: number; readonly add?: Num }
  | { readonly mod: 'waive'; readonly on: Filter; readonly what: readonly ('hero' | 'tech')[] }
  | { readonly mod: 'worker_cost'; readonly who: Who; readonly set: number }
  | { readonly mod: 'instant_tech'; readonly who: Who }
  | { readonly mod: 'hero_limit'; readonly who: Who; readonly add: number }
  | { readonly mod: 'forbid'; readonly act: 'attack' | 'patrol'; readonly by?: Filter; readonly at?: Filter }
  | { readonly mod: 'damage_bonus'; readonly from: Filter; readonly n: number }
  | { readonly mod: 'excess_to_base'; readonly on: Sel }
  | { readonly mod: 'mimic'; readonly from: Filter; readonly kws: readonly string[] };
export type ModOf<M extends Mod['mod']> = Extract<Mod, { mod: M }>;

export type Cost =
  | { readonly c: 'gold'; readonly n: number }
  | { readonly c: 'exhaust'; readonly what?: Sel }
  | { readonly c: 'sacrifice'; readonly what: Sel }
  | { readonly c: 'discard'; readonly n: number }
  | { readonly c: 'rune'; readonly kind: string; readonly n: number };

export interface Cast {
  readonly kind: 'cast';
  readonly do: readonly Step[];
}
export interface When {
  readonly kind: 'when';
  readonly event: EventPattern | readonly EventPattern[];
  readonly if?: Cond;
  readonly limit?: number;
  readonly nth?: 1;
  readonly several?: 'random';
  readonly do: readonly Step[];
}
export interface Act {
  readonly kind: 'act';
  readonly cost: readonly Cost[];
  readonly limit?: number;
  readonly do: readonly Step[];
}
export interface Static {
  readonly kind: 'static';
  readonly while?: Cond;
  readonly zone?: 'any';
  readonly mods: readonly Mod[];
}
export interface Special {
  readonly kind: 'special';
  readonly name: string;
}
export type Ability = Cast | When | Act | Static | Special;
