import type { Options } from './options';
import type { EventPattern, Kw, Mod, Moment, Player, Slot, Step } from './grammar';

/** What an ability knows while it is carried out: its card, its player, and what its names are bound to. */
export interface Binding {
  /** The object that has the ability; null for a spell that is in no zone (CX-SPELL-7). */
  readonly self: number | null;
  /** Id of the card, for colour, spec and types of a source that is no object. */
  readonly card: string;
  readonly you: Player;
  readonly names: Readonly<Record<string, readonly Obj[]>>;
}

/** Something that can be chosen: an object in play, a card in a zone, a worker of a player. */
export type Obj =
  | { readonly kind: 'thing'; readonly id: number }
  | {
      readonly kind: 'card';
      readonly zone: 'hand' | 'discard' | 'codex';
      readonly side: Player;
      readonly card: string;
    }
  | { readonly kind: 'worker'; readonly side: Player };

export interface Thing {
  /** New each time it enters play (CX-ZONE-5). */
  readonly id: number;
  /** A card, token, hero, base, tech building or add-on. */
  readonly card: string;
  readonly owner: Player;
  readonly controller: Player;
  /** When it arrived, and since when this player has had it. */
  readonly stamp: number;
  readonly since: number;
  /** 0 for everything but heroes. */
  readonly level: number;
  /** When each band above the first was reached (CX-EFF-12). */
  readonly bands: readonly number[];
  readonly exhausted: boolean;
  /** CX-READY-3. */
  readonly disabled: boolean;
  readonly fatigue: boolean;
  readonly slot: Slot | null;
  readonly damage: number;
  /** Armor left, and what its sources gave when last looked at (CX-DMG-3). */
  readonly armor: number;
  readonly armorFrom: Readonly<Record<string, number>>;
  readonly runes: Readonly<Record<string, number>>;
  readonly host: number | null;
  readonly memory: Readonly<Record<string, readonly number[]>>;
  readonly attacked: boolean;
  readonly arrived: boolean;
  /** Uses of each of its abilities this turn (CX-ABIL-3). */
  readonly uses: Readonly<Record<string, number>>;
  /** B5: a hero that has been at its top level since the turn began. */
  readonly maxed: boolean;
  /** The token it was transformed or flipped into, since when, and until the upkeep of whom. */
  readonly form: { readonly card: string; readonly stamp: number; readonly until: Player | null } | null;
  readonly underConstruction: boolean;
}

/** A thing to which nothing has happened yet. */
export const untouched = (id: number, card: string, owner: Player): Thing => ({
  id,
  card,
  owner,
  controller: owner,
  stamp: 0,
  since: 0,
  level: 0,
  bands: [],
  exhausted: false,
  disabled: false,
  fatigue: false,
  slot: null,
  damage: 0,
  armor: 0,
  armorFrom: {},
  runes: {},
  host: null,
  memory: {},
  attacked: false,
  arrived: false,
  uses: {},
  maxed: false,
  form: null,
  underConstruction: false,
});

/** When an effect for a time ends (6.3, durations). */
export type End =
  | { readonly at: 'turn-end' }
  | { readonly at: 'upkeep' | 'turn'; readonly of: Player }
  | { readonly at: 'leaves-play' };

/** An effect that lasts for a time. */
export interface Lasting {
  readonly stamp: number;
  readonly end: End;
  readonly binding: Binding;
  /** Chosen things; for `mods` none, they find theirs by themselves. */
  readonly on: readonly number[];
  readonly atk: number;
  readonly hp: number;
  readonly armor: number;
  readonly give: readonly Kw[];
  readonly lose: readonly string[];
  readonly types: readonly string[];
  readonly mods: readonly Mod[];
  /** Printed ATK for a time (`swap_atk`), by object. */
  readonly printedAtk: Readonly<Record<number, number>>;
  /** Who has the thing again when the effect ends (CX-CTRL-3). */
  readonly previous: Player | null;
}

export interface Delayed {
  readonly at: Moment | { readonly event: EventPattern };
  readonly steps: readonly Step[];
  readonly binding: Binding;
}

export interface Attack {
  readonly attacker: number;
  readonly player: Player;
  readonly defender: number | null;
}

export interface HeroCard {
  readonly hero: string;
  readonly cooldown: number;
}

/** What is counted from the start of each turn (B4). */
export interface TurnCounts {
  readonly actions: number;
  readonly hired: boolean;
  readonly tech: boolean;
  readonly addon: boolean;
  readonly spells: number;
  readonly reshuffled: boolean;
  /** The Tower's one detection (CX-ADD-5). */
  readonly detected: number | null;
}
export const NOTHING_DONE: TurnCounts = {
  actions: 0,
  hired: false,
  tech: false,
  addon: false,
  spells: 0,
  reshuffled: false,
  detected: null,
};

export interface Side {
  readonly team: readonly string[];
  readonly gold: number;
  readonly workers: number;
  /** Tech II spec and that of the Tech Lab (CX-TECH-6, CX-ADD-9). */
  readonly spec: string | null;
  readonly labSpec: string | null;
  /** Tech levels that were built once and lost (CX-TECH-9). */
  readonly lost: readonly number[];
  readonly constructed: boolean;
  readonly command: readonly HeroCard[];
  readonly hand: readonly string[];
  /** Cards of the draw pile whose place is known, the top first; the others are in no order (CX-INFO-2). */
  readonly top: readonly string[];
  readonly pile: readonly string[];
  readonly discard: readonly string[];
  readonly codex: readonly string[];
  readonly hired: readonly string[];
  readonly trashed: readonly string[];
  /** The tech choice; null while it is owed (CX-CODEX-2). */
  readonly choice: readonly string[] | null;
  readonly counts: TurnCounts;
}

/** Where a script begins: everything between two of these is told by the answers given since. */
export type Stage = 'setup' | 'opening' | 'ready' | 'main' | 'closing' | 'over';

export interface Table {
  readonly options: Options;
  readonly stage: Stage;
  /** Counted over both players, the first is 1. */
  readonly turn: number;
  readonly active: Player;
  readonly stamp: number;
  readonly nextId: number;
  readonly sides: Readonly<Record<Player, Side>>;
  readonly things: readonly Thing[];
  readonly lasting: readonly Lasting[];
  readonly delayed: readonly Delayed[];
  /** Events of this turn that abilities with `nth` count. */
  readonly nth: Readonly<Record<string, number>>;
  readonly attack: Attack | null;
  readonly result: Player | 'draw' | null;
}

export const thingAt = (table: Table, id: number): Thing | undefined => table.things.find((thing) => thing.id === id);
