import * as Comlink from 'comlink';
import { engineUrl } from '$lib/engine/files';
import { offerNewer } from '$lib/shell/missing';
import type { Goal } from '$workers/analysis/contract';
import type { Answer } from '$workers/puzzles/own';
import type { OwnService } from '$workers/puzzles/own-contract';
import type { GameId } from '$workers/registry';

export interface Asked {
  goal: Goal;
  /** Null while it is not settled. */
  answer: Answer | null;
}

/** refused: the text is no position. failed: the worker died or could not start. */
export type MakerStatus = 'running' | 'done' | 'stopped' | 'refused' | 'failed';

/** Asks everything that can be asked at a position, one question after the other, in a worker of its own. */
export class Maker {
  status = $state<MakerStatus>('running');
  asked = $state.raw<readonly Asked[]>([]);
  /** Nodes the referee has looked at for the question at hand. */
  nodes = $state(0);
  readonly #game: GameId;
  readonly #notation: string;
  readonly #prepare: (map: string) => Promise<void> | undefined;
  #worker: Worker | null = null;

  /** @param prepare fetches what the words of goals need on a board */
  constructor(game: GameId, notation: string, prepare: (map: string) => Promise<void> | undefined) {
    this.#game = game;
    this.#notation = notation;
    this.#prepare = prepare;
  }

  /** Index of the question at hand; as many as there are once all are settled. */
  get at(): number {
    const open = this.asked.findIndex(({ answer }) => answer === null);
    return open < 0 ? this.asked.length : open;
  }

  /** Goes on with the first question that is not settled. Never rejects. */
  async run(): Promise<void> {
    this.#end();
    this.status = 'running';
    const worker = new Worker(new URL('../../../../workers/puzzles/own.worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#worker = worker;
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
    });
    try {
      await Promise.race([this.#work(worker), broken]);
    } catch (error) {
      if (this.#worker !== worker) return;
      this.status = error instanceof Error && error.name === 'TextError' ? 'refused' : 'failed';
      if (this.status === 'failed') void offerNewer();
    }
    if (this.#worker === worker) this.#end();
  }

  /** What is settled stays. */
  stop(): void {
    if (this.status === 'running') this.status = 'stopped';
    this.#end();
  }

  async #work(worker: Worker): Promise<void> {
    const service = Comlink.wrap<OwnService>(worker);
    const place = { game: this.#game, wasm: engineUrl(this.#game), notation: this.#notation };
    const { goals, map } = await service.ask(place);
    if (map !== null) await this.#prepare(map);
    if (this.#worker !== worker) return;
    if (this.asked.length === 0) this.asked = goals.map((goal) => ({ goal, answer: null }));
    while (this.at < this.asked.length) {
      const { at } = this;
      this.nodes = 0;
      const answer = await service.prove(
        at,
        Comlink.proxy((nodes: number) => {
          if (this.#worker === worker) this.nodes = nodes;
        }),
      );
      if (this.#worker !== worker) return;
      this.asked = this.asked.map((one, i) => (i === at ? { ...one, answer } : one));
    }
    this.status = 'done';
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
