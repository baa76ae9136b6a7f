import type { SearchReport } from '$workers/analysis/contract';
import type { Outcome, View } from '$workers/contract';
import type { EnginePool } from '$workers/analysis/pool';
import { seatsOf } from '$workers/seats';
import { seededRandom, type Random } from '$workers/random';
import type { Players, Work } from './levels';
import type { Study } from './study.svelte';
import { nodeAt, pathTo } from './tree';

/** One of the outcomes, each as likely as its weight says. */
export function drawOutcome(outcomes: readonly Outcome[], random: Random): string {
  let ticket = random(outcomes.reduce((sum, { weight }) => sum + weight, 0));
  for (const { action, weight } of outcomes) {
    if (ticket < weight) return action;
    ticket -= weight;
  }
  throw new RangeError('no outcomes to draw from');
}

export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Plays what was decided at a node. Never rejects. */
type Reply = (view: View, action: string) => Promise<unknown>;

/** Plays some or all seats of the analysis on screen. It searches with what its seat can know, and nothing else. */
export class Opponent {
  readonly #pool: Pick<EnginePool, 'search' | 'choose'>;
  readonly #study: Study;
  readonly #reply: Reply;
  readonly #levels: Work['levels'];
  readonly #random = seededRandom(freshSeed());
  #job = 0;

  /** Nobody means that no game is being played. */
  players = $state.raw<Players>([]);
  /** Draw chance outcomes instead of asking for them, also outside of a game. */
  autoDraw = $state(false);
  thinking = $state(false);

  constructor(pool: Pick<EnginePool, 'search' | 'choose'>, study: Study, levels: Work['levels'], reply: Reply) {
    this.#pool = pool;
    this.#study = study;
    this.#levels = levels;
    this.#reply = reply;
  }

  /** Seats the engine plays. */
  readonly seats = $derived.by(() => this.players.flatMap((level, seat) => (level === null ? [] : [seat])));

  get playing(): boolean {
    return this.seats.length > 0;
  }

  /**
   * The seat whose eyes a game is seen with, or null where nothing has to stay closed: outside of a game, and where the
   * engine plays all seats. Several visitors at one screen take turns.
   */
  viewerOf({ seat, seats }: View): number | null {
    const visitors = seatsOf(seats).filter((i) => !this.seats.includes(i));
    if (!this.playing || visitors.length === 0) return null;
    return visitors.includes(seat) ? seat : visitors[0]!;
  }

  /** True where the engine or chance goes on by itself. Places that were played on from are only looked at. */
  #moves(view: View): boolean {
    if (nodeAt(this.#study.tree, this.#study.at).children.length > 0) return false;
    if (view.actor === 'chance') return this.playing || this.autoDraw;
    return view.actor === 'player' && this.seats.includes(view.seat);
  }

  wants(view: View): boolean {
    return view.actor === 'player' && this.#moves(view);
  }

  /** Moves if it is the engine's or chance's turn at the node on screen; call after every change. */
  async attend(view: View | null): Promise<unknown> {
    const job = ++this.#job;
    this.thinking = false;
    if (!view || !this.#moves(view)) return;
    if (view.actor === 'chance') return this.drawNow(view);
    if (view.choices.length === 1) return this.#reply(view, view.choices[0]!.action);
    this.thinking = true;
    const chosen = await this.#choose(view).catch(() => null);
    if (job !== this.#job) return;
    this.thinking = false;
    await this.#reply(view, chosen ?? view.choices[0]!.action);
  }

  async #choose({ notation, seat }: View): Promise<string | null> {
    const strength = this.#levels[this.players[seat]!];
    const seed = this.#random(2 ** 31);
    if ('player' in strength) return this.#pool.choose(notation, strength.player, seed);
    let last: SearchReport | null = null;
    const question = { notation, playouts: strength.work, spread: 'best', seed } as const;
    await this.#pool.search(question, (report) => (last = report));
    return (last as SearchReport | null)?.moves[0]?.action ?? null;
  }

  drawNow(view: View): Promise<unknown> {
    return this.#reply(view, drawOutcome(view.outcomes, this.#random));
  }

  start(players: Players): void {
    this.players = players;
  }

  stop(): void {
    this.players = [];
  }

  /** Goes back to the last decision of a visitor's side, so that it can be answered otherwise. */
  takeBack(): void {
    const path = [...pathTo(this.#study.tree, this.#study.at)].reverse();
    for (const node of path) {
      const before = this.#study.viewOf(node.parent!);
      if (before?.actor === 'player' && !this.seats.includes(before.seat)) return this.#study.go(node.parent!);
    }
    this.#study.first();
  }
}
