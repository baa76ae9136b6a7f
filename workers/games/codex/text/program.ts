/** The effect grammar of section 6.3 of the rules, as the card data writes it. */

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

export type Moment = 'end_of_turn' | 'main_end' | 'combat_end' | 'your_upkeep';

/** What verbs say themselves. */
interface LeafArguments {
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
  destroy: { what: Sel };
  trash: { what: Sel };
  sacrifice: { what: Sel; who?: Who };
  move: { what: Sel; to: 'hand' | 'command' | 'codex' | 'deck_top' | 'discard'; lock?: 'owner_next_turn' };
  control: { what: Sel; who: Who; until: Until };
  sideline: { what: Sel };
  shift: { what: Sel };
  exhaust: { what: Sel };
  ready: { what: Sel };
  freeze: { what: Sel };
  disable: { what: Sel };
  draw: { n: Num; who?: Who };
  discard: {
    n: number | 'all' | readonly [0, number];
    who: Who;
    by: 'owner' | 'you' | 'random';
    f?: F;
    exact?: true;
    reveal?: boolean;
  };
  gold: { n: Num; who?: Who };
  steal: { n: Num; from: Who };
  token: { token: string; n: number; who?: Who; limit?: Num; zone?: 'future'; mem?: string };
  put: { what: Sel; who?: Who };
  fetch: { what: Sel };
  play: { what: Sel; cost: 'pay' | 'free'; ignore?: readonly ('hero' | 'tech')[]; then?: 'discard' };
  summon: { what: Sel; level: number | 'max' };
  attach: { to: Sel };
  remember: { what: Sel; mem: string };
  hold: { what: Sel; mem: string };
  look: { zone: Zone; who: Who };
  level: { n: number | 'max'; on: Sel };
  lock_levels: { on: Sel; until: Until };
  transform: { what: Sel; into: string; until: Until };
  copy: { what: Sel; of: Sel; add_types?: readonly string[]; until: Until };
  flip: { what: Sel; into: string };
  swap_atk: { what: Sel; until: Until };
  swap_top: object;
  pick: { what: Sel };
  choose: { what: 'number' | 'option'; options?: readonly string[]; mem: string };
  extra_turn: { who: Who };
  skip: { phase: 'draw'; who: Who };
  prevent: object;
}
/** What verbs say by other steps. */
interface FrameArguments {
  effect: { mods: readonly Mod[]; until: Until };
  watch: { ability: Ability; until: Until };
  later: { at: Moment | { event: EventPattern }; do: readonly Step[] };
  modes: { n: Num; modes: readonly (readonly Step[])[] };
  seq: { do: readonly Step[] };
  coin: { heads: readonly Step[]; tails: readonly Step[] };
}
interface StepCommon {
  readonly may?: true;
  readonly if?: Cond;
  readonly as?: string;
}
type StepsOf<Table> = { [V in keyof Table]: StepCommon & { readonly op: V } & Readonly<Table[V]> };
export type LeafSteps = StepsOf<LeafArguments>;
export type Leaf = LeafSteps[keyof LeafSteps];
export type Step = Leaf | StepsOf<FrameArguments>[keyof FrameArguments];

interface ModArguments {
  stats: { on: Sel; atk?: Num; hp?: Num; armor?: Num; vs?: Filter };
  give: { on: Sel; kws: readonly Kw[] };
  ability: { on: Sel; ability: Ability };
  types: { on: Sel; types: readonly string[] };
  base_stats: { on: Sel; atk: number; hp: number };
  atk_max: { on: Sel; n: number };
  control: { on: Sel; who: Who };
  cost: { on: 'self' | F; set?: number; add?: Num };
  waive: { on: F; what: readonly ('hero' | 'tech')[] };
  worker_cost: { who: Who; set: number };
  build_cost: { who: Who; add: number };
  instant_tech: { who: Who };
  hero_limit: { who: Who; add: number };
  forbid: { act: 'attack' | 'patrol' | 'play' | 'level'; who?: Who; by?: Filter; at?: Filter; f?: F };
  toll: { act: 'attack'; at: Sel; n: number };
  play_limit: { who: Who; n: number; from: Zone };
  reveal_hand: { who: Who };
  damage_bonus: { from: Filter; n: number };
  damage_floor: { who: Who; at: Filter; n: number };
  prevent: { to: F };
  worker_income_max: { who: Who; n: number };
  draw_phase: { who: Who; draw: number; hand: number };
  skip_draw_phase: { who: Who };
  silence: { who: Who };
  illusion_safe: { on: Sel };
  excess_to_base: { on: Sel };
  mimic: { from: Filter; kws: readonly string[] };
}
export type Mods = { [M in keyof ModArguments]: { readonly mod: M } & Readonly<ModArguments[M]> };
export type Mod = Mods[keyof Mods];

export type Cost =
  | { readonly c: 'gold'; readonly n: number }
  | { readonly c: 'exhaust'; readonly what?: Sel }
  | { readonly c: 'sacrifice'; readonly what: Sel }
  | { readonly c: 'discard'; readonly n: number }
  | { readonly c: 'rune'; readonly kind: string; readonly n: number };

export interface When {
  readonly kind: 'when';
  readonly event: EventPattern | readonly EventPattern[];
  readonly if?: Cond;
  readonly limit?: number;
  readonly nth?: 1;
  readonly several?: 'random';
  readonly do: readonly Step[];
}
export interface Instead {
  readonly kind: 'instead';
  readonly event: EventPattern;
  readonly if?: Cond;
  readonly limit?: number;
  readonly several?: 'random';
  readonly do: readonly Step[];
}
export interface Act {
  readonly kind: 'act';
  readonly cost: readonly Cost[];
  readonly limit?: number;
  readonly zone?: Zone;
  readonly do: readonly Step[];
}
export interface Static {
  readonly kind: 'static';
  readonly while?: Cond;
  readonly zone?: 'any';
  readonly mods: readonly Mod[];
}
export type Ability =
  | { readonly kind: 'cast'; readonly do: readonly Step[] }
  | When
  | Instead
  | Act
  | Static
  | { readonly kind: 'special'; readonly name: string };
