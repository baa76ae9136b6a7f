/** Asks the worker that reckons battles, for the last question only. */
import * as Comlink from 'comlink';
import { offerNewer } from '$lib/shell/missing';
import battles from '../../../../../build/conquest-battle.wasm?url&no-inline';
import type { OddsService } from '$workers/games/conquest/battle/odds-contract';

export type Odds = Comlink.Remote<OddsService>;

/** Milliseconds an answer nobody waits for any more may keep the worker from the next question. */
const PATIENCE = 150;

interface Running {
  worker: Worker;
  service: Odds;
  opened: Promise<void>;
  /** Rejects when the worker dies. */
  broken: Promise<never>;
}

export class OddsDesk {
  busy = $state(false);
  failed = $state(false);
  #running: Running | null = null;
  #asked = 0;
  #since = 0;

  /**
   * Takes the place of whatever was asked before.
   * @param work asks the service; `still` says whether anybody waits for the answer. Never rejects.
   */
  async ask(work: (service: Odds, still: () => boolean) => Promise<void>): Promise<void> {
    const number = ++this.#asked;
    const still = () => number === this.#asked;
    if (this.busy && performance.now() - this.#since > PATIENCE) this.#end();
    if (!this.busy || !this.#running) this.#since = performance.now();
    this.busy = true;
    this.failed = false;
    const { service, opened, broken } = (this.#running ??= start());
    try {
      await Promise.race([opened.then(() => work(service, still)), broken]);
    } catch {
      if (!still()) return;
      this.failed = true;
      this.#end();
      void offerNewer();
    }
    if (still()) this.busy = false;
  }

  /** Call it when leaving the page. */
  close(): void {
    ++this.#asked;
    this.busy = false;
    this.#end();
  }

  #end(): void {
    this.#running?.worker.terminate();
    this.#running = null;
  }
}

function start(): Running {
  const worker = new Worker(new URL('../../../../../workers/games/conquest/battle/odds.worker.ts', import.meta.url), {
    type: 'module',
  });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
  });
  broken.catch(() => {});
  const service = Comlink.wrap<OddsService>(worker);
  return { worker, service, opened: service.open(new URL(battles, location.href).href), broken };
}
