import type { EnginePool } from '$workers/analysis/pool';
import type { Evaluator } from './evaluator.svelte';

/** What a panel has the engine look at for long, as the one job of its pool: whether it runs, and how it ended. */
export class Look {
  running = $state(false);
  failed = $state(false);
  /** The visitor ended it. */
  stopped = $state(false);
  /** Numbers the looks, so that a late report of an older one is dropped. */
  #number = 0;

  constructor(
    private readonly pool: Pick<EnginePool, 'cancel'>,
    private readonly evaluator: Pick<Evaluator, 'stop'>,
  ) {}

  /** Begins one instead of what runs; `told` hears what it finds, as long as there is no other. */
  async take<R>(look: (report: (found: R) => void) => Promise<void>, told: (found: R) => void): Promise<void> {
    const number = ++this.#number;
    this.evaluator.stop();
    this.running = true;
    this.failed = this.stopped = false;
    try {
      await look((found) => {
        if (number === this.#number) told(found);
      });
    } catch {
      this.failed = number === this.#number;
    }
    if (number === this.#number) this.running = false;
  }

  /** Ends it; what it has found stands. */
  end(): void {
    this.#number++;
    if (this.running) void this.pool.cancel();
    this.running = false;
  }

  /** As the visitor wishes. */
  stop(): void {
    this.end();
    this.stopped = true;
  }

  /** What was found speaks of another position, or of nothing any more. */
  forget(): void {
    this.end();
    this.failed = this.stopped = false;
  }
}
