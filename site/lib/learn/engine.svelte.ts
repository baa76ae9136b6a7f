import type { DangerReport, Goal, GoalReport, GoalStand, MoveValue } from '$workers/analysis/contract';
import type { EngineAsker } from '$workers/analysis/asker';
import type { Drill } from '$workers/drills/drill';
import type { Parsed, Played, RuleId, View } from '$workers/contract';
import type { GameId } from '$workers/registry';
import type { PlayEngine } from '$lib/playthrough/playthrough.svelte';
import { inTurn } from '$lib/stage/pieces.svelte';

/** What a lesson asks of the engine. */
export interface StepEngine extends PlayEngine {
  look(notation: string): Promise<MoveValue[]>;
}

/**
 * The engine of a page. It starts in the browser, may fail there, and can be started anew. While none can be started,
 * questions wait; who asked something that the engine fails at gets a rejection and asks again after the retry.
 */
export class LessonEngine implements StepEngine {
  status = $state<'starting' | 'ready' | 'failed'>('starting');
  /** Grows with every successful start, so that whoever lost an answer knows when to ask again. */
  starts = $state(0);
  #asker: EngineAsker | null = null;
  /** It ran, and questions wait until it runs again. */
  #awaited = false;

  constructor(private readonly game: GameId) {}

  async open(): Promise<void> {
    this.close();
    this.#awaited = false;
    this.status = 'starting';
    try {
      const { openAsker } = await import('$lib/engine/open-asker');
      const asker = openAsker(this.game);
      this.#asker = asker;
      await asker.open();
      if (this.#asker !== asker) return;
      this.status = 'ready';
      this.starts += 1;
      asker.onUnavailable = (reason) => {
        this.#awaited = reason !== null;
        this.status = reason ? 'failed' : 'ready';
      };
    } catch {
      this.status = 'failed';
    }
  }

  /** Opens it behind what is still to be drawn, from which its worker would take the processor. @returns closes it */
  openInTurn(): () => void {
    let left = false;
    inTurn(() => {
      if (!left) void this.open();
    });
    return () => {
      left = true;
      this.close();
    };
  }

  /** Starts what does not run: the engine, or the worker that it lost. */
  restart(): void {
    if (this.#awaited) this.#asker?.retry();
    else void this.open();
  }

  close(): void {
    this.#asker?.close();
    this.#asker = null;
  }

  parse = (text: string): Promise<Parsed<View>> => this.#ask((asker) => asker.parse(text));
  play = (notation: string, actions: string[]): Promise<Played> => this.#ask((asker) => asker.play(notation, actions));
  whyNot = (notation: string, action: string): Promise<RuleId[]> =>
    this.#ask((asker) => asker.whyNot(notation, action));
  effects = (notation: string, action: string): Promise<object[]> =>
    this.#ask((asker) => asker.effects(notation, action));
  look = (notation: string): Promise<MoveValue[]> => this.#ask((asker) => asker.look(notation));
  drill = (kind: string, seed: number): Promise<Drill> => this.#ask((asker) => asker.drill(kind, seed));
  danger = (notation: string, seat: number): Promise<DangerReport> =>
    this.#ask((asker) => asker.danger(notation, seat));

  /** How a goal that was asked at `start` stands at a node that its line has come to. */
  goalAt = (start: string, goal: Goal, notation: string): Promise<GoalStand> =>
    this.#ask((asker) => asker.goalAt(start, goal, notation));

  /**
   * The exact value of every legal action under a goal that was asked at `start`, and the best for whoever decides; null
   * for those the engine's budget does not suffice for.
   */
  solve = (notation: string, goal: Goal, start: string): Promise<GoalReport> =>
    this.#ask((asker) => asker.values(notation, goal, start));

  async #ask<T>(question: (asker: EngineAsker) => Promise<T>): Promise<T> {
    const asker = this.#asker;
    if (!asker) throw new Error('the engine is not running');
    try {
      return await question(asker);
    } catch (error) {
      if (this.#asker === asker) this.status = 'failed';
      throw error;
    }
  }
}
