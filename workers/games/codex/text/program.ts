/** The effect grammar of section 6.3 of the rules, as the card data writes it: steps, modifiers and abilities. */
import type { Cond, EventPattern, F, Filter, Kw, Num, Ref, Sel, Until, Who, Zone } from './program-things';

export type * from './program-things';

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
