import * as Comlink from 'comlink';
import { offerNewer } from '$lib/shell/missing';
import type { Claim, Verdict } from '$workers/puzzles/verify-contract';
import type { VerifyService } from '$workers/puzzles/verify.worker';

/** Seconds awake without a sign of life after which the referee counts as dead. It reports at every step of its proof. */
const SILENCE_S = 20;

/** idle: not asked yet, or stopped. failed: the worker died or could not start. */
export type VerifierStatus = 'idle' | 'running' | 'done' | 'failed';

/** Runs the referee in a worker of its own, which starts with the question and ends with the answer. */
export class Verifier {
  status = $state<VerifierStatus>('idle');
  nodes = $state(0);
  verdict = $state.raw<Verdict | null>(null);
  /** The visitor stopped the last run. */
  stopped = $state(false);
  #worker: Worker | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;

  async run(claim: Claim): Promise<void> {
    this.#end();
    this.status = 'running';
    this.nodes = 0;
    this.verdict = null;
    this.stopped = false;
    try {
      const worker = new Worker(new URL('../../../workers/puzzles/verify.worker.ts', import.meta.url), {
        type: 'module',
      });
      this.#worker = worker;
      const verdict = await this.#ask(worker, claim);
      if (this.#worker !== worker) return;
      this.verdict = verdict;
      this.nodes = verdict.nodes;
      this.status = 'done';
      this.#end();
    } catch {
      if (this.status !== 'running') return;
      this.status = 'failed';
      void offerNewer();
      this.#end();
    }
  }

  /** A proof runs in one piece, so it is stopped by ending its worker. */
  stop(): void {
    if (this.status !== 'running') return;
    this.status = 'idle';
    this.stopped = true;
    this.#end();
  }

  close(): void {
    this.status = 'idle';
    this.#end();
  }

  #end(): void {
    clearInterval(this.#watch);
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** The answer, or a rejection when the worker breaks or falls silent: a browser may end workers without a word. */
  #ask(worker: Worker, claim: Claim): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      let silent = 0;
      worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
      this.#watch = setInterval(() => {
        if (++silent > SILENCE_S) reject(new Error('no sign of life'));
      }, 1000);
      const progress = Comlink.proxy((nodes: number) => {
        silent = 0;
        if (this.#worker === worker) this.nodes = nodes;
      });
      Comlink.wrap<VerifyService>(worker).verify(claim, progress).then(resolve, reject);
    });
  }
}
