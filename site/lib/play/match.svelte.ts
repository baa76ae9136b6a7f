import { blamed } from '$lib/board/picking';
import type { RuleId, View } from '$workers/contract';
import type { EnginePool } from '$workers/analysis/pool';
import type { Random } from '$workers/random';
import { winnerOf } from '$workers/result';
import { seatsOf } from '$workers/seats';
import { drawOutcome, randomAt } from './chance';
import type { Level, Players } from './levels';
import { chooseMove } from './opponent';
import { Pace } from './pace';
import type { StoredGame } from './record';
import type { PlayGame } from './table';

/** What a game needs of the engine. */
export type MatchEngine = Pick<EnginePool, 'parse' | 'play' | 'search' | 'choose' | 'cancel' | 'whyNot'>;

/** An attempt no legal action allows: what of the picks is to blame, and the rules against it. */
export interface Refused {
  action: string | null;
  picks: readonly string[];
  rules: readonly RuleId[];
}

/** Nobody's eyes: while the screen goes from one visitor to the next. */
const NOBODY = -1;

/** A stored game that cannot be shown: it starts or goes on as the rules do not allow. */
export class Unplayable extends Error {}

/** The nodes of a game and the actions between them: one more node than actions. */
interface Course {
  views: readonly View[];
  actions: readonly string[];
}

/** A game between visitors and the engine, from its first node on. */
export class Match {
  readonly #engine: MatchEngine;
  readonly #pace: Pace;
  #course = $state.raw<Course>(null!);
  /** Rises when whatever goes on has to stop. */
  #run = 0;
  #busy = false;
  #eyes = $state<number | null>(null);

  readonly players: Players;
  readonly picked: readonly string[];
  readonly rules: Readonly<Record<string, string>>;
  readonly seed: number;
  bottom = $state(0);
  resigned = $state<number | null>(null);
  takenBack = $state(0);
  /** Index of the node looked at; null looks at the present. */
  looked = $state<number | null>(null);
  thinking = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** Why the engine does not go on, in the words of the browser. */
  failure = $state.raw<string | null>(null);
  /** Rises with every attempt that is refused, and when what was refused has been made good. */
  #refusals = 0;
  /** Grows with every change worth saving. */
  changes = $state(0);

  /** @param views of the start and of what each action led to */
  constructor(
    readonly game: PlayGame,
    engine: MatchEngine,
    stored: StoredGame,
    views: readonly View[],
    pace = new Pace(),
  ) {
    this.#engine = engine;
    this.#pace = pace;
    this.#course = { views, actions: stored.actions };
    this.players = stored.players;
    this.picked = stored.picked;
    this.rules = stored.rules;
    this.seed = stored.seed;
    this.bottom = stored.bottom;
    this.resigned = stored.resigned;
    this.takenBack = stored.takenBack;
  }

  /** @throws Unplayable */
  static async open(game: PlayGame, engine: MatchEngine, stored: StoredGame, pace?: Pace): Promise<Match> {
    const start = await engine.parse(stored.start);
    if (!start.ok) throw new Unplayable(start.error.problem);
    if (start.value.seats !== stored.players.length) throw new Unplayable('players');
    const { notation } = start.value;
    const played = stored.actions.length > 0 ? await engine.play(notation, [...stored.actions]) : null;
    if (played && !played.ok) throw new Unplayable(played.action);
    return new Match(game, engine, stored, [start.value, ...(played?.path ?? [])], pace);
  }

  get views(): readonly View[] {
    return this.#course.views;
  }

  get actions(): readonly string[] {
    return this.#course.actions;
  }

  /** Where the game stands, whatever is looked at. */
  readonly now = $derived.by((): View => this.#course.views.at(-1)!);
  readonly index = $derived.by(() => this.looked ?? this.#course.views.length - 1);
  /** The node on screen. */
  readonly view = $derived.by((): View => this.#course.views[this.index]!);
  readonly over = $derived.by(() => this.now.result !== null || this.resigned !== null);

  /** Seats of visitors. */
  readonly visitors = $derived.by(() => seatsOf(this.now.seats).filter((seat) => this.players[seat] === null));

  /** The level of the engine at a seat; null where a visitor sits. */
  levelOf(seat: number): Level | null {
    return this.players[seat] ?? null;
  }

  /** A visitor has something to decide at a node. */
  #isOwn(view: View): boolean {
    return view.actor === 'player' && this.visitors.includes(view.seat) && !this.game.isForced?.(view);
  }

  /** Whose decision it is, if it is a visitor's. */
  readonly asked = $derived.by((): number | null => (!this.over && this.#isOwn(this.now) ? this.now.seat : null));

  /** A visitor is to take over the screen whose eyes it was not seen with so far. */
  readonly handover = $derived.by((): number | null =>
    this.game.hidden && this.visitors.length > 1 && this.asked !== null && this.asked !== this.#eyes
      ? this.asked
      : null,
  );

  /** The seat whose eyes the table is seen with; null sees everything. */
  readonly viewer = $derived.by((): number | null => {
    if (!this.game.hidden || this.over || this.visitors.length === 0) return null;
    if (this.visitors.length === 1) return this.visitors[0]!;
    return this.handover === null ? (this.#eyes ?? NOBODY) : NOBODY;
  });

  /** Whether a visitor can decide at the node on screen. */
  readonly yours = $derived.by(() => this.asked !== null && this.looked === null && this.handover === null);

  /** What every seat gets: by the rules or, of two players, because the other one has given up. Null while it goes on. */
  readonly shares = $derived.by((): readonly number[] | null => {
    if (this.now.result) return this.now.result.shares;
    if (this.resigned === null || this.now.seats !== 2) return null;
    return seatsOf(2).map((seat) => (seat === this.resigned ? 0 : 1));
  });

  /** The seat that has won; null while nobody has, in a draw, or where of several others nobody can say. */
  readonly winner = $derived.by((): number | null =>
    this.shares ? winnerOf({ shares: [...this.shares], reason: '', rule: '' }) : null,
  );

  get stored(): StoredGame {
    const { players, picked, rules, seed, bottom, resigned, shares, takenBack } = this;
    const { views, actions } = this.#course;
    const start = views[0]!.notation;
    return { players, picked, rules, seed, bottom, resigned, shares, takenBack, start, actions, plies: actions.length };
  }

  /** The visitor now at the screen. */
  sit(seat: number): void {
    this.#eyes = seat;
  }

  /** Plays whatever is the engine's or chance's to decide, step by step, until a visitor is asked. Never rejects. */
  async goOn(): Promise<void> {
    const run = ++this.#run;
    this.failure = null;
    try {
      while (run === this.#run && !this.over && this.asked === null) {
        const view = this.now;
        const action = this.game.isForced?.(view) ? view.choices[0]!.action : await this.#decide(view);
        if (run !== this.#run) return;
        await this.#extend(action, run);
      }
      this.#pace.calm();
    } catch (error) {
      if (run === this.#run) this.failure = error instanceof Error ? error.message : String(error);
    } finally {
      if (run === this.#run) this.thinking = false;
    }
  }

  async #decide(view: View): Promise<string> {
    const random = randomAt(this.seed, this.actions.length);
    const before = this.actions.at(-1);
    const isBrief = before !== undefined && this.game.isBrief?.(before);
    const rest = this.#pace.rest(isBrief ? 'brief' : view.actor === 'chance' ? 'chance' : 'engine');
    const action = await this.#choose(view, random);
    await rest;
    return action;
  }

  async #choose(view: View, random: Random): Promise<string> {
    if (view.actor === 'chance') return drawOutcome(view.outcomes, random);
    this.thinking = true;
    return chooseMove(this.#engine, view, this.game.levels[this.players[view.seat]!], random);
  }

  /** Plays a visitor's decision and what follows it. @returns whether it was played */
  async attempt(action: string): Promise<boolean> {
    if (!this.yours || this.#busy) return false;
    this.#busy = true;
    this.refused = null;
    const run = ++this.#run;
    try {
      await this.#extend(action, run);
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
      return false;
    } finally {
      this.#busy = false;
    }
    void this.goOn();
    return true;
  }

  async #extend(action: string, run: number): Promise<void> {
    const played = await this.#engine.play(this.now.notation, [action]);
    if (run !== this.#run) return;
    if (!played.ok) throw new RangeError(action);
    const { views, actions } = this.#course;
    this.#set({ views: [...views, played.view], actions: [...actions, action] });
  }

  /** Answers an attempt that no legal action allows. `action` is null where it takes what belongs to another side. */
  async refuse(action: string | null, picks: readonly string[]): Promise<void> {
    const view = this.now;
    const refusal = ++this.#refusals;
    const rules = action === null ? [this.game.foreign] : await this.#engine.whyNot(view.notation, action);
    // A refusal speaks of the position it was given in, and of what was tried last.
    const stands = view === this.now && refusal === this.#refusals;
    if (stands && rules.length > 0) this.refused = { action, picks: blamed(view.choices, picks), rules };
  }

  /** Something allowed has been begun: what was refused before is told no more. */
  forgive(): void {
    this.#refusals++;
    this.refused = null;
  }

  /** Number of actions before the last decision of a visitor; null where there is none to take back. */
  readonly lastOwn = $derived.by((): number | null => {
    const { views, actions } = this.#course;
    for (let i = actions.length - 1; i >= 0; i--) {
      if (this.#isOwn(views[i]!) && !this.game.isSequel?.(views[i]!)) return i;
    }
    return null;
  });

  /** @returns whether chance or somebody hidden acted since: what was seen of it cannot be unseen */
  takeBack(): boolean {
    const to = this.lastOwn;
    if (to === null || this.over) return false;
    const { views, actions } = this.#course;
    const { seat: own } = views[to]!;
    const isNews = ({ actor, seat }: View): boolean => actor === 'chance' || (!!this.game.hidden && seat !== own);
    const seen = views.slice(to, -1).some(isNews);
    this.#stop();
    this.takenBack++;
    this.#set({ views: views.slice(0, to + 1), actions: actions.slice(0, to) });
    return seen;
  }

  /** @returns how to undo it */
  resign(seat: number): () => void {
    this.#stop();
    this.resigned = seat;
    this.changes++;
    return () => {
      this.resigned = null;
      this.changes++;
      void this.goOn();
    };
  }

  /** No more waiting in this turn of the engine. */
  hurry(): void {
    this.#pace.hurry();
  }

  /** Looks at another node; the last one is the present. */
  look(index: number): void {
    const last = this.#course.views.length - 1;
    const at = Math.max(0, Math.min(last, index));
    this.looked = at === last ? null : at;
    this.refused = null;
  }

  /** The seat that comes to the front next; none whose player is out. */
  get upcoming(): number {
    const { seats } = this.now;
    const after = seatsOf(seats).map((i) => (this.bottom + 1 + i) % seats);
    return after.find((seat) => !this.game.isOut?.(this.now, seat)) ?? this.bottom;
  }

  flip(): void {
    this.bottom = this.upcoming;
    this.changes++;
  }

  /** Ends all that goes on. */
  close(): void {
    this.#stop();
  }

  #stop(): void {
    this.#run++;
    this.thinking = false;
    this.failure = null;
    this.#pace.calm();
    void this.#engine.cancel();
  }

  #set(course: Course): void {
    this.#course = course;
    this.looked = null;
    this.refused = null;
    this.thinking = false;
    this.changes++;
  }
}
