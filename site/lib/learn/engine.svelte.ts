import type { DangerReport, Goal, GoalReport, MoveValue } from '$workers/analysis-contract';
import type { Parsed, Played, RuleId, View } from '$workers/contract';
import type { EnginePool } from '$workers/pool';
import type { GameId } from '$workers/registry';

/** What a lesson asks of the engine. */
export interface StepEngine {
  parse(text: string): Promise<Parsed<View>>;
  play(notation: string, actions: string[]): Promise<Played>;
  whyNot(notation: string, action: string): Promise<RuleId[]>;
  look(notation: string): Promise<MoveValue[]>;
}

/** A worker that was killed does not answer and does not say so; nothing a lesson asks takes a tenth of this. */
const PATIENCE_MS = 15_000;

/**
 * The engine of a page. It starts in the browser, may fail there, and can be started anew; who waits for an answer when it
 * fails gets a rejection and asks again after the retry.
 */
export class LessonEngine implements StepEngine {
  status = $state<'starting' | 'ready' | 'failed'>('starting');
  /** Grows with every successful start, so that whoever lost an answer knows when to ask again. */
  starts = $state(0);
  #pool: EnginePool | null = null;

  constructor(private readonly game: GameId) {}

  async open(): Promise<void> {
    this.close();
    this.status = 'starting';
    try {
      const { openPool } = await import('$lib/engine/pool');
      const pool = openPool(this.game, 1);
      this.#pool = pool;
      await patiently(pool.open());
      if (this.#pool !== pool) return;
      this.status = 'ready';
      this.starts += 1;
    } catch {
      this.status = 'failed';
    }
  }

  close(): void {
    this.#pool?.close();
    this.#pool = null;
  }

  parse = (text: string): Promise<Parsed<View>> => this.#ask((pool) => pool.parse(text));
  play = (notation: string, actions: string[]): Promise<Played> => this.#ask((pool) => pool.play(notation, actions));
  whyNot = (notation: string, action: string): Promise<RuleId[]> => this.#ask((pool) => pool.whyNot(notation, action));
  effects = (notation: string, action: string): Promise<object[]> =>
    this.#ask((pool) => pool.effects(notation, action));
  look = (notation: string): Promise<MoveValue[]> => this.#ask((pool) => pool.look(notation));
  danger = (notation: string, seat: number): Promise<DangerReport> => this.#ask((pool) => pool.danger(notation, seat));

  /** The exact value of every legal action under a goal; null for those the engine's budget does not suffice for. */
  solve = (notation: string, goal: Goal): Promise<GoalReport> =>
    this.#ask(async (pool) => {
      let last: GoalReport | null = null;
      await pool.solve(notation, goal, (report) => (last = report));
      if (!last) throw new Error('the engine gave no values');
      return last;
    });

  async #ask<T>(question: (pool: EnginePool) => Promise<T>): Promise<T> {
    const pool = this.#pool;
    if (!pool) throw new Error('the engine is not running');
    try {
      return await patiently(question(pool));
    } catch (error) {
      if (this.#pool === pool) this.status = 'failed';
      throw error;
    }
  }
}

async function patiently<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the engine does not answer')), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
