import type { Face, View } from './faces';
import { viewOf } from './facts';
import type { Player, Step, Zone } from './grammar';
import type { Binding, Obj, Table } from './table';

/** One decision of a player, or one chance event (4.2). */
export interface Decision {
  readonly actor: Player | 'chance';
  readonly kind: string;
  readonly options: readonly string[];
  /** Beside each option; empty where a player decides. */
  readonly weights: readonly number[];
  /** The rules that forbid a text that is not among the options. */
  readonly why: (text: string) => readonly string[];
}

/** Thrown when a run has come to a decision that no answer was given to. */
export class Asked {
  constructor(readonly decision: Decision) {}
}
/** Thrown when the game has ended: nothing that was waiting is resolved (CX-WIN-2). */
export class Over {}
/** Thrown out of an ability whose choice is lost, with the rest of it (CX-TURN-3). */
export class LostChoice {}

/** An ability, or a spell, while it is carried out. */
export interface Effect {
  binding: Binding;
  readonly done: Set<string>;
  readonly killed: Map<string, 'damage' | 'any'>;
  readonly boosted: boolean;
  readonly playedFrom: Zone | null;
  /** The duty to choose a flagbearer has been met (CX-KW-11). */
  flagged: boolean;
  /** A spell that is in no zone, and where it goes afterwards (CX-SPELL-3, CX-SPELL-7). */
  readonly spell: { readonly card: string; readonly owner: Player; to: 'discard' | 'trashed' | 'deck_top' } | null;
}

/** Something that waits to happen in an order the active player chooses (CX-EFF-5). */
export interface Waiting {
  readonly label: string;
  readonly carry: () => void;
}

export interface Source {
  /** Null for a spell in no zone, for runes and other things without an object. */
  readonly id: number | null;
  readonly face: Face | null;
  readonly you: Player;
}
export interface Hit {
  readonly source: Source;
  readonly to: number;
  readonly n: number;
  readonly combat: boolean;
}

/** What verbs need of parts that are built upon them. */
export interface Tools {
  carryOut(run: Run, effect: Effect, steps: readonly Step[]): void;
  playCard(run: Run, player: Player, card: Obj & { kind: 'card' }, how: PlayedBy): void;
  mayPlay(run: Run, player: Player, card: Obj & { kind: 'card' }, how: PlayedBy): boolean;
}
export interface PlayedBy {
  readonly free: boolean;
  readonly ignore: readonly ('hero' | 'tech')[];
}

/**
 * Everything that happens from the start of a script to its next open decision. The script is plain code that asks; a
 * node in the middle of it is the table it began with and the answers given since.
 */
export class Run {
  private next = 0;
  /** What left play during the running action, as it last was there (CX-DEATH-7), and where it went. */
  readonly gone = new Map<number, Face>();
  readonly wentTo = new Map<number, Obj & { kind: 'card' }>();
  waiting: Waiting[] = [];
  /** Damage dealt since the last check, and what a deathtouch has touched. */
  hits: Hit[] = [];
  readonly doomed = new Set<number>();
  /** Deaths in order, for what asks whether a chosen thing was killed. */
  readonly deaths: { id: number; how: 'damage' | 'any' }[] = [];
  /** Triggers that react once an attack and have done so (`once`). */
  readonly onceDone = new Set<string>();
  /** Whose effect or damage is at work, for the bounty (option `bounty_own_kill`). */
  actingFor: Player | null = null;

  constructor(
    public table: Table,
    private readonly answers: readonly string[],
    readonly tools: Tools,
  ) {}

  get view(): View {
    return viewOf(this.table, this.gone);
  }

  /** Nodes with one option are skipped but for those that would leave a hole in the record of a game (4.2). */
  private answer(decision: Decision): string {
    const { options, kind } = decision;
    if (options.length === 0) throw new Error(`nothing can be answered to ${kind}`);
    if (options.length === 1 && !['main', 'patrol', 'tech'].includes(kind)) return options[0];
    if (this.next === this.answers.length) throw new Asked(decision);
    return this.answers[this.next++];
  }

  ask(actor: Player, kind: string, options: readonly string[], why: Decision['why'] = () => []): string {
    return this.answer({ actor, kind, options: [...new Set(options)], weights: [], why });
  }

  /** Chance, each option with a positive integer weight. */
  chance(kind: string, outcomes: ReadonlyMap<string, number>): string {
    return this.answer({
      actor: 'chance',
      kind,
      options: [...outcomes.keys()],
      weights: [...outcomes.values()],
      why: () => [],
    });
  }

  /** A new action begins: what left play before it makes room (CX-ZONE-7). */
  beginAction(): void {
    this.gone.clear();
    this.wentTo.clear();
  }
}
