import type { HoldingReport } from '$workers/analysis/contract';
import type { EnginePool } from '$workers/analysis/pool';
import { joined, NOTHING_DONE, type Findings } from './findings';
import type { Shelf } from './shelf';
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
/** Milliseconds that a search waits for what earlier visits found out; what comes later is taken over all the same. */
const RECALL_MS = 400;
/**
 * Of the work of a map so much is spent on every move before lines are looked for that none is without a number: a share, but
 * not less than what a number takes and half as much again, since visits are not spread quite evenly.
 */
const GLANCE = 1 / 8;
export const GLANCED = 12;
/** The same question gives the same answer. */
export const SEED = 20_250;

interface Stage {
  name: 'values' | 'lines' | 'holding';
  /** Asked just before it would run: what it would find out is known. */
  known?(): boolean;
  run(): Promise<void>;
}

const NO_FINDINGS: Findings = { values: NO_VALUES, done: NOTHING_DONE };

/** Runs what the visitor wants to know about the node on screen, one job after the other, and keeps what was found. */
export class Evaluator {
  readonly #searcher: Searcher;
  readonly #work: Pick<Work, 'sweep' | 'lines'>;
  readonly #shelf: Promise<Shelf | null> | null;
  #book = $state.raw<ReadonlyMap<string, Findings>>(new Map());
  /** Positions the shelf was asked about, by what it said. */
  readonly #recalled = new Map<string, Promise<void>>();
  /** Positions of which more is known than the shelf has. */
  readonly #fresh = new Set<string>();
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

  /** @param shelf keeps findings between visits; without one they last as long as this object */
  constructor(searcher: Searcher, work: Pick<Work, 'sweep' | 'lines'>, shelf: Promise<Shelf | null> | null = null) {
    this.#searcher = searcher;
    this.#work = work;
    this.#budget = work.lines;
    this.#shelf = shelf;
  }

  valuesOf(notation: string): Values {
    return this.#findings(notation).values;
  }

  #findings(notation: string): Findings {
    return this.#book.get(notation) ?? NO_FINDINGS;
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
    const done = this.#wish ? this.#findings(this.#wish.notation).done.best : 0;
    this.#budget = Math.max(this.#budget, done) * MORE;
    void this.#restart();
  }

  stop(): void {
    this.attend(null);
  }

  async #restart(): Promise<void> {
    const run = ++this.#run;
    const current = () => run === this.#run;
    await this.#searcher.cancel();
    this.#keep();
    try {
      for (const stage of this.#wish ? this.#stages(this.#wish) : []) {
        if (!current()) return;
        if (stage.known?.()) continue;
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
    const recalled = this.recall(notation);
    if (decision && (lines || values)) {
      const name = lines ? 'lines' : 'values';
      stages.push({ name, known: () => this.valuesOf(notation).size > 0, run: () => this.#look(notation) });
      stages.push({ name, run: () => inTime(recalled) });
      stages.push(this.#searching(name, notation, 'sweep', values ? this.#work.sweep * moves : this.#glance(moves)));
    }
    if (holding) stages.push({ name: 'holding', run: () => this.#hold(notation, viewer) });
    if (decision && lines) stages.push(this.#searching('lines', notation, 'best', this.#budget));
    return stages;
  }

  #glance(moves: number): number {
    return Math.max(Math.ceil(this.#work.sweep * GLANCE), GLANCED) * moves;
  }

  #searching(name: Stage['name'], notation: string, spread: 'best' | 'sweep', playouts: number): Stage {
    return {
      name,
      known: () => this.#findings(notation).done[spread] >= playouts,
      run: () => this.#search(notation, spread, playouts),
    };
  }

  /** Takes over what earlier visits found out. */
  recall(notation: string): Promise<void> {
    const asked = this.#recalled.get(notation) ?? this.#take(notation);
    this.#recalled.set(notation, asked);
    return asked;
  }

  async #take(notation: string): Promise<void> {
    const found = await (await this.#shelf)?.take(notation);
    if (found) this.#write(notation, found);
  }

  /** Hands on what the shelf does not have yet. */
  #keep(): void {
    const notations = [...this.#fresh];
    this.#fresh.clear();
    void this.#shelf?.then((shelf) => {
      for (const notation of notations) void shelf?.put(notation, this.#findings(notation));
    });
  }

  async #look(notation: string): Promise<void> {
    this.#learn(notation, await this.#searcher.look(notation));
  }

  async #search(notation: string, spread: 'best' | 'sweep', playouts: number): Promise<void> {
    await this.#searcher.search({ notation, playouts, spread, seed: SEED }, ({ moves, done }) => {
      this.#fresh.add(notation);
      this.#learn(notation, moves);
      if (done) this.#write(notation, { values: NO_VALUES, done: { ...NOTHING_DONE, [spread]: playouts } });
    });
    this.#keep();
  }

  #hold(notation: string, viewer: number): Promise<void> {
    return this.#searcher.holding(notation, viewer, HOLDING, SEED, (report) => (this.holding = report));
  }

  #learn(notation: string, found: Parameters<typeof merge>[1]): void {
    this.#write(notation, { values: merge(NO_VALUES, found), done: NOTHING_DONE });
  }

  #write(notation: string, found: Findings): void {
    this.#book = new Map(this.#book).set(notation, joined(this.#findings(notation), found));
  }

  /**
   * A quick search of one node outside of what is on screen, for the graph. It takes the place of the running job.
   * @param moves number of its legal moves
   */
  async survey(notation: string, playouts: number, moves: number): Promise<void> {
    this.attend(null);
    const run = this.#run;
    const current = () => run === this.#run;
    await inTime(this.recall(notation));
    const { best, sweep } = this.#findings(notation).done;
    if (current() && this.valuesOf(notation).size === 0) await this.#look(notation);
    const glance = this.#glance(moves);
    if (current() && sweep < glance) await this.#search(notation, 'sweep', glance);
    if (current() && best < playouts) await this.#search(notation, 'best', playouts);
  }
}

/** Waits for an answer, but not for long. */
const inTime = (answer: Promise<void>): Promise<void> =>
  Promise.race([answer, new Promise<void>((resolve) => setTimeout(resolve, RECALL_MS))]);
