// A state's table in words: what stands between two scripts. `position.ts` reads it from bytes and writes it to them,
// `notation.ts` says it as a line of text.

export type Seat = 'A' | 'B';
export const SEATS: readonly Seat[] = ['A', 'B'];
export const otherSeat = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');
export const SLOTS = ['leader', 'elite', 'scavenger', 'technician', 'lookout'] as const;
export type Slot = (typeof SLOTS)[number];
export const STAGES = ['setup', 'opening', 'ready', 'main', 'closing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** The options of section 3 in the order of their bytes, each with its values, the default first. */
export const OPTION_VALUES = {
  first_player: ['chosen', 'random'],
  both_bases: ['draw', 'active_loses', 'active_wins'],
  wrong_turn_choice: ['lost', 'owner_chooses'],
  construct_limit: ['one_each', 'unlimited'],
  rebuild_workers: ['required', 'waived'],
  multicolour_build: ['first_construction', 'tech1_only', 'off'],
  minor_spell_colour: ['surcharge', 'required', 'free'],
  bounty_own_kill: ['yes', 'no'],
  reshuffle_limit: ['per_phase', 'per_turn', 'none'],
  tech_choice_time: ['before_ready', 'own_turn_end'],
  legendary_second: ['discard_new', 'destroy_newest'],
  overpower_armor: ['counts', 'ignored'],
  team_buffs: ['continuous', 'snapshot'],
  zero_atk_attack: ['allow', 'forbid'],
  no_effect_spell: ['refuse', 'allow'],
  dancer_limit: ['both_faces', 'dancers_only'],
  nest_limit: ['total_2', 'per_nest_2'],
  team_size: ['three', 'one'],
  owner_sees_discard: ['yes', 'no'],
} as const;
export type OptionName = keyof typeof OPTION_VALUES;
export const OPTION_NAMES = Object.keys(OPTION_VALUES) as OptionName[];
export const TURN_CAP = 60;
export type Options = Readonly<Record<OptionName, string>> & { readonly turn_cap: number };

export type Counted = Readonly<Record<string, number>>;

export interface Thing {
  readonly id: number;
  readonly card: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly stamp: number;
  readonly since: number;
  readonly level: number;
  readonly bands: readonly number[];
  readonly exhausted: boolean;
  readonly disabled: boolean;
  readonly fatigue: boolean;
  readonly slot: Slot | null;
  readonly damage: number;
  readonly armor: number;
  readonly armorFrom: Counted;
  readonly runes: Counted;
  readonly host: number | null;
  readonly memory: Readonly<Record<string, readonly number[]>>;
  readonly attacked: boolean;
  readonly arrived: boolean;
  readonly uses: Counted;
  readonly maxed: boolean;
  readonly form: { readonly card: string; readonly stamp: number; readonly until: Seat | null } | null;
  readonly underConstruction: boolean;
}

/** Whose ability it is, and what its names are bound to; of a card in a zone the object is null. */
export interface Binding {
  readonly self: number | null;
  readonly card: string;
  readonly you: Seat;
  readonly names: Readonly<Record<string, readonly unknown[]>>;
}

export type End =
  { readonly at: 'turn-end' } | { readonly at: 'upkeep' | 'turn'; readonly of: Seat } | { readonly at: 'leaves-play' };

export interface Lasting {
  readonly stamp: number;
  readonly end: End;
  readonly binding: Binding;
  readonly on: readonly number[];
  readonly atk: number;
  readonly hp: number;
  readonly armor: number;
  readonly give: readonly unknown[];
  readonly lose: readonly unknown[];
  readonly types: readonly unknown[];
  readonly mods: readonly unknown[];
  readonly printedAtk: Counted;
  readonly previous: Seat | null;
}

export interface Delayed {
  readonly at: unknown;
  readonly steps: readonly unknown[];
  readonly binding: Binding;
}

export interface TurnCounts {
  readonly actions: number;
  readonly hired: boolean;
  readonly tech: boolean;
  readonly addon: boolean;
  readonly spells: number;
  readonly reshuffled: boolean;
  readonly detected: number | null;
}

/** Where the opponent knows cards of a player to be (assembly/games/codex/sightings.ts), one entry a copy. */
export interface Seen {
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  /** In the hand, the draw pile or the discard pile. */
  readonly deck: readonly string[];
  /** In one of those, or a worker. */
  readonly owned: readonly string[];
  /** Cards that the discard pile has from the codex since the last reshuffle. */
  readonly fresh: number;
  /** Workers that are of the starter deck. */
  readonly plain: number;
}
export const NOTHING_SEEN: Seen = { hand: [], discard: [], deck: [], owned: [], fresh: 0, plain: 0 };

export interface Side {
  readonly team: readonly string[];
  readonly gold: number;
  readonly workers: number;
  readonly spec: string | null;
  readonly labSpec: string | null;
  readonly lost: readonly number[];
  readonly constructed: boolean;
  readonly command: readonly { readonly hero: string; readonly cooldown: number }[];
  readonly hand: readonly string[];
  readonly top: readonly string[];
  readonly pile: readonly string[];
  readonly discard: readonly string[];
  readonly codex: readonly string[];
  readonly hired: readonly string[];
  readonly trashed: readonly string[];
  /** The tech choice; null while it is owed. */
  readonly choice: readonly string[] | null;
  readonly counts: TurnCounts;
  readonly seen: Seen;
}

export interface Table {
  readonly options: Options;
  readonly stage: Stage;
  readonly turn: number;
  readonly active: Seat;
  readonly stamp: number;
  readonly nextId: number;
  readonly sides: Readonly<Record<Seat, Side>>;
  readonly things: readonly Thing[];
  readonly lasting: readonly Lasting[];
  readonly delayed: readonly Delayed[];
  readonly nth: Counted;
  readonly result: Seat | 'draw' | null;
}
