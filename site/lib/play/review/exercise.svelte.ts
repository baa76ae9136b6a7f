import { bestChance, merge, type Values } from '$lib/analyse/values';
import type { MoveValue } from '$workers/analysis/contract';
import type { EnginePool } from '$workers/analysis/pool';
import type { RuleId, View } from '$workers/contract';
import type { PlayGame } from '../table';
import { TOLERANCE, type TurningPoint } from './review.svelte';

/** The same question gives the same answer. */
const SEED = 20_251;

export type Verdict =
  | { kind: 'right' | 'wrong'; move: MoveValue; best: MoveValue }
  /** The move that was played in the game. */
  | { kind: 'same' }
  | { kind: 'refused'; picks: readonly string[]; rules: readonly RuleId[] }
  /** What would have been best, since somebody asked. */
  | { kind: 'shown'; best: MoveValue }
  | { kind: 'failed'; reason: string };

type Searcher = Pick<EnginePool, 'search' | 'whyNot' | 'cancel'>;

/** One fault of a game as a question: what would have been better? Graded by the engine's values of every move. */
export class Exercise {
  readonly #pool: Searcher;
  readonly #game: Pick<PlayGame, 'work' | 'foreign'>;
  #values: Values;
  #valued: Promise<void> | null = null;

  verdict = $state.raw<Verdict | null>(null);
  /** An attempt is being graded. */
  checking = $state(false);

  /** @param values of the review, which know the best moves well and others hardly */
  constructor(
    pool: Searcher,
    game: Pick<PlayGame, 'work' | 'foreign'>,
    readonly point: TurningPoint,
    values: Values,
  ) {
    this.#pool = pool;
    this.#game = game;
    this.#values = values;
  }

  get view(): View {
    return this.point.view;
  }

  get done(): boolean {
    return this.verdict?.kind === 'right' || this.verdict?.kind === 'shown';
  }

  /** Gives every move the same work, once; call it early, so that the answer is there when it is needed. */
  prepare(): Promise<void> {
    const { notation, choices } = this.view;
    const job = { notation, playouts: this.#game.work.sweep * choices.length, spread: 'sweep', seed: SEED } as const;
    this.#valued ??= this.#pool.search(job, ({ moves }) => (this.#values = merge(this.#values, moves)));
    return this.#valued;
  }

  /** @returns whether the attempt could be graded */
  async attempt(action: string): Promise<boolean> {
    if (this.done || this.checking) return false;
    if (action === this.point.played.action) {
      this.verdict = { kind: 'same' };
      return true;
    }
    this.checking = true;
    this.verdict = null;
    try {
      await this.prepare();
      const best = bestChance(this.#values);
      const move = this.#values.get(action);
      if (!best || !move) throw new RangeError(action);
      const right = best.chance - move.chance < TOLERANCE;
      this.verdict = { kind: right ? 'right' : 'wrong', move, best };
      return true;
    } catch (error) {
      this.#valued = null;
      this.verdict = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
      return false;
    } finally {
      this.checking = false;
    }
  }

  async refuse(action: string | null, picks: readonly string[]): Promise<void> {
    if (this.done) return;
    const rules = action === null ? [this.#game.foreign] : await this.#pool.whyNot(this.view.notation, action);
    if (rules.length > 0) this.verdict = { kind: 'refused', picks, rules };
  }

  show(): void {
    this.verdict = { kind: 'shown', best: bestChance(this.#values) ?? this.point.best };
  }

  stop(): void {
    void this.#pool.cancel();
  }
}
