import type { HoldingReport } from '$workers/analysis/contract';
import type { EnginePool } from '$workers/analysis/pool';
import type { Work } from './work';
import { NO_VALUES, merge, type Values } from './values';

export type Searcher = Pick<EnginePool, 'look' | 'search' | 'solve' | 'holding' | 'cancel'>;

/** What is to be found out about a node. */
export interface Wish {
  /** The node, with the assumptions about what is hidden in it. */
  notation: string;
  /** Whether a player decides there; chance has no moves to value. */
  decision: boolean;
  viewer: number;
  /** Number of legal moves. */
  moves: number;
  /** The value of every move. */
  values: boolean;
  /** Who ends up holding which place. */
  holding: boolean;
  /** The best moves with what follows them. */
  lines: boolean;
}

/** Asking for more work on the lines multiplies it. */
const MORE = 4;
const HOLDING = 600;
/** The same question gives the same answer. */
const SEED = 20_250;

interface Stage {
  name: 'values' | 'lines' | 'holding';
  run(): Promise<void>;
}

/** Runs what the visitor wants to know about the node on screen, one job after the other, and keeps what was found. */
export class Evaluator {
  readonly #searcher: Searcher;
  readonly #work: Pick<Work, 'sweep' | 'lines'>;
  #book = $state.raw<ReadonlyMap<string, Values>>(new Map());
  #run = 0;
  #asked = '';
  #wish: Wish | null = null;
  #budget: number;
  #lostWorker = false;

  /** The job that runs, or null. */
  working = $state.raw<Stage['name'] | null>(null);
  holding = $state.raw<HoldingReport | null>(null);
  /** Why the engine cannot answer, in the words of the browser; null while it can. */
  failure = $state.raw<string | null>(null);

  constructor(searcher: Searcher, work: Pick<Work, 'sweep' | 'lines'>) {
    this.#searcher = searcher;
    this.#work = work;
    this.#budget = work.lines;
  }

  valuesOf(notation: string): Values {
    return this.#book.get(notation) ?? NO_VALUES;
  }

  /** Call when a worker was replaced: the job that lost it is asked again. */
  lostWorker(): void {
    this.#lostWorker = true;
  }

  /** Begins to find out what is wished, or stops if nothing is. A wish that stands already goes on undisturbed. */
  attend(wish: Wish | null): void {
    const asked = JSON.stringify(wish);
    if (asked === this.#asked) return;
    if (wish?.notation !== this.#wish?.notation) {
      this.#budget = this.#work.lines;
      this.holding = null;
    }
    this.#asked = asked;
    this.#wish = wish;
    void this.#restart();
  }

  /** Searches on with several times the work. */
  more(): void {
    this.#budget *= MORE;
    void this.#restart();
  }

  stop(): void {
    this.attend(null);
  }

  async #restart(): Promise<void> {
    const run = ++this.#run;
    const current = () => run === this.#run;
    await this.#searcher.cancel();
    try {
      for (const stage of this.#wish ? this.#stages(this.#wish) : []) {
        if (!current()) return;
        this.working = stage.name;
        this.#lostWorker = false;
        await stage.run();
        if (this.#lostWorker && current()) await stage.run();
      }
      this.failure = null;
    } catch (error) {
      if (current()) this.failure = error instanceof Error ? error.message : String(error);
    }
    if (current()) this.working = null;
  }

  #stages({ notation, decision, viewer, moves, values, holding, lines }: Wish): Stage[] {
    const stages: Stage[] = [];
    if (decision && (lines || values)) {
      stages.push({ name: lines ? 'lines' : 'values', run: () => this.#look(notation) });
    }
    if (decision && values) {
      stages.push({ name: 'values', run: () => this.#search(notation, 'sweep', this.#work.sweep * moves) });
    }
    if (holding) stages.push({ name: 'holding', run: () => this.#hold(notation, viewer) });
    if (decision && lines) stages.push({ name: 'lines', run: () => this.#search(notation, 'best', this.#budget) });
    return stages;
  }

  async #look(notation: string): Promise<void> {
    if (this.valuesOf(notation).size > 0) return;
    this.#learn(notation, await this.#searcher.look(notation));
  }

  #search(notation: string, spread: 'best' | 'sweep', playouts: number): Promise<void> {
    return this.#searcher.search({ notation, playouts, spread, seed: SEED }, ({ moves }) =>
      this.#learn(notation, moves),
    );
  }

  #hold(notation: string, viewer: number): Promise<void> {
    return this.#searcher.holding(notation, viewer, HOLDING, SEED, (report) => (this.holding = report));
  }

  #learn(notation: string, found: Parameters<typeof merge>[1]): void {
    this.#book = new Map(this.#book).set(notation, merge(this.valuesOf(notation), found));
  }

  /** A quick search of one node outside of what is on screen, for the graph. It takes the place of the running job. */
  async survey(notation: string, playouts: number): Promise<void> {
    this.attend(null);
    this.#learn(notation, await this.#searcher.look(notation));
    await this.#searcher.search({ notation, playouts, spread: 'best', seed: SEED }, ({ moves }) =>
      this.#learn(notation, moves),
    );
  }
}
