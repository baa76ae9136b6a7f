import * as Comlink from 'comlink';
import type { Goal, GoalReport, HoldingReport, MoveValue, Root, SearchJob, SearchReport, TurnFinds } from './contract';
import { EngineAsker, isFatal, raceDeath, WorkerDied, type WorkerHandle, type MakeWorker } from './asker';
import type { WordedRow } from './worded';
import type { GameId } from '../registry';

/** Milliseconds a worker has to come back after a cancel before it is thrown away; a healthy one needs a slice, a busy machine more. */
const GRACE_MS = 1500;

/** A job reports at least once a second; after so many seconds awake without a word its worker counts as dead. */
const SILENCE_S = 3;

/**
 * A few engine workers that answer as one; the first also answers the short questions.
 *
 * A job is one running and at most one next: starting a job cancels the running one, and answers of older jobs are
 * dropped. A worker that does not stop in time is replaced, like one that dies.
 */
export class EnginePool extends EngineAsker {
  private job = 0;
  private held: Promise<unknown> = Promise.resolve();

  /** `size` workers; all but the first start when a job needs them. */
  constructor(
    game: GameId,
    wasm: string,
    makeWorker: MakeWorker,
    readonly size: number,
  ) {
    super(game, wasm, makeWorker);
  }

  override async open(): Promise<void> {
    await this.held;
    if (!this.closed) await super.open();
  }

  /** No worker starts before this has resolved; what is asked meanwhile waits. */
  holdBack(until: Promise<unknown>): void {
    this.held = until;
  }

  protected override async running(index: number): Promise<WorkerHandle> {
    await this.held;
    return super.running(index);
  }

  override close(): void {
    this.job++;
    super.close();
  }

  /** Stops the running job. Its promise resolves; no report of it arrives any more. */
  async cancel(): Promise<void> {
    this.job++;
    await this.settle();
  }

  private async settle(): Promise<void> {
    await Promise.all(
      this.handles.map(async (handle) => {
        if (!handle?.busy) return;
        Promise.resolve(handle.service.cancel()).catch(() => {});
        const stopped = await Promise.race([handle.busy.then(() => true), delay(GRACE_MS).then(() => false)]);
        if (!stopped) this.replace(handle);
      }),
    );
  }

  /** Becomes the one running job as soon as the one before has stopped; `stale` tells it to stop reporting. */
  private async take(work: (stale: () => boolean) => Promise<void>): Promise<void> {
    const job = ++this.job;
    const stale = () => job !== this.job;
    await this.settle();
    if (stale()) return;
    await work(stale).catch((error) => {
      if (!stale() && error?.name !== 'Cancelled') throw error;
    });
  }

  /** Lets a worker do its part of a job once it runs; a job that was given up meanwhile is not begun. */
  private async employ(
    index: number,
    stale: () => boolean,
    part: (handle: WorkerHandle) => Promise<void>,
  ): Promise<void> {
    const handle = await this.running(index);
    if (stale()) return;
    await this.occupy(handle, part(handle));
  }

  /** The handle is told of a cancel for as long as it works on this. */
  private occupy<T>(handle: WorkerHandle, working: Promise<T>): Promise<T> {
    const busy = working
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (handle.busy === busy) handle.busy = null;
      });
    handle.busy = busy;
    return working;
  }

  /** What a player, named as in match/players.ts, does at a node; null once it is cancelled. */
  async choose(notation: string, player: string, seed: number): Promise<string | null> {
    let chosen: string | null = null;
    await this.take(async (stale) => {
      const action = await this.ask((service) => {
        const choosing = service.choose(notation, player, seed) as Promise<string>;
        const handle = this.handles[0]!;
        return this.occupy(handle, choosing);
      });
      if (!stale()) chosen = action;
    });
    return chosen;
  }

  /**
   * Finds out what the moves at a node are worth; reports as `Jobs` does. Where nothing is
   * hidden every line is looked at, on the first worker; otherwise playouts on all workers are added up.
   */
  search(job: SearchJob, report: (report: SearchReport) => void): Promise<void> {
    return this.take(async (stale) => {
      const { seat, byLines } = await this.ask((s) => s.root(job.notation) as Promise<Root>);
      if (stale()) return;
      if (byLines) await this.byLines(job, seat, report, stale);
      else await this.byPlayouts(job, seat, report, stale);
    });
  }

  private async byLines(job: SearchJob, seat: number, report: (report: SearchReport) => void, stale: () => boolean) {
    const began = performance.now();
    const life = new Life();
    let last: SearchReport | null = null;
    const progress = Comlink.proxy((moves: MoveValue[], playouts: number) => {
      life.sign();
      if (stale()) return;
      const milliseconds = performance.now() - began;
      last = { notation: job.notation, seat, playouts, milliseconds, moves, done: false };
      report(last);
    });
    await this.employ(0, stale, (handle) => this.survive(handle, life, handle.service.lookDeeper(job, progress)));
    if (last && !stale()) report({ ...(last as SearchReport), done: true });
  }

  private async byPlayouts(job: SearchJob, seat: number, report: (report: SearchReport) => void, stale: () => boolean) {
    const { mergeRows } = await import('./merge');
    const began = performance.now();
    const parts: WordedRow[][] = [];
    const playouts: number[] = [];
    let finished = 0;
    const tell = async (done: boolean) => {
      const moves = mergeRows(parts.filter(Boolean), seat);
      const lines = done ? await this.linesOf(moves, job.notation) : [];
      if (stale()) return;
      report({
        notation: job.notation,
        seat,
        playouts: playouts.reduce((sum, n) => sum + (n ?? 0), 0),
        milliseconds: performance.now() - began,
        moves: moves.map((move, i) => ({ ...move, line: lines[i] ?? move.line })),
        done,
      });
    };
    const share = Math.ceil(job.playouts / this.size);
    await Promise.all(
      Array.from({ length: this.size }, async (_, i) => {
        const life = new Life();
        const progress = (rows: WordedRow[], count: number) => {
          life.sign();
          if (stale()) return;
          parts[i] = rows;
          playouts[i] = count;
          const lastOfAll = count >= share && finished === this.size - 1;
          if (!lastOfAll) void tell(false);
        };
        const own = { ...job, playouts: share, seed: job.seed + i * 7919 };
        await this.employ(i, stale, (handle) =>
          this.survive(handle, life, handle.service.search(own, Comlink.proxy(progress))),
        );
        finished++;
      }),
    );
    await tell(true);
  }

  /** A worker that dies in a search is replaced, and the search goes on with what the others find out. */
  private async survive(handle: WorkerHandle, life: Life, part: Promise<unknown>): Promise<void> {
    try {
      await raceDeath(handle, life.watch(part));
    } catch (error) {
      if (!isFatal(error)) throw error;
      this.replace(handle);
    }
  }

  /** What each move leads to; nothing where the first worker was replaced, since its search is gone with it. */
  private async linesOf(moves: MoveValue[], notation: string): Promise<string[][]> {
    const actions = moves.map(({ action }) => action);
    const handle = await this.running(0);
    let lines: string[][] | null = null;
    const asked = handle.service.lines(actions, notation) as Promise<string[][] | null>;
    await this.survive(
      handle,
      new Life(),
      asked.then((found) => (lines = found)),
    );
    return lines ?? [];
  }

  /** A job of the first worker alone. */
  private alone<R>(
    report: (report: R) => void,
    part: (service: WorkerHandle['service'], progress: (report: R) => void) => Promise<unknown>,
    isWatched = true,
  ): Promise<void> {
    return this.take(async (stale) => {
      const life = new Life();
      const progress = Comlink.proxy((one: R) => {
        life.sign();
        if (!stale()) report(one);
      });
      await this.employ(0, stale, async (handle) => {
        const working = part(handle.service, progress);
        await (isWatched ? this.survive(handle, life, working) : raceDeath(handle, working));
      });
    });
  }

  /** Exact values of all moves under a goal. */
  solve(notation: string, goal: Goal, report: (report: GoalReport) => void): Promise<void> {
    return this.alone(report, (service, progress) => service.solve(notation, goal, progress, notation, true), false);
  }

  /** Everything the turn of the player who decides can come to; the last report is `done`. */
  turn(notation: string, report: (finds: TurnFinds) => void): Promise<void> {
    return this.alone(report, (service, progress) => service.turn(notation, progress));
  }

  /** Figures that take long, `about` being their name in the game. */
  weigh(notation: string, about: string, report: (found: object) => void): Promise<void> {
    return this.alone(report, (service, progress) => service.weigh(notation, about, progress), false);
  }

  /** Who ends up holding what. */
  holding(
    notation: string,
    viewer: number,
    playouts: number,
    seed: number,
    report: (report: HoldingReport) => void,
  ): Promise<void> {
    return this.alone(report, (service, progress) => service.holding(notation, viewer, playouts, seed, progress));
  }
}

/** Watches a job for signs of life. Ticks are counted, not time: a sleeping computer is no dead worker. */
class Life {
  private silent = 0;

  sign(): void {
    this.silent = 0;
  }

  /** The job's promise, or WorkerDied once nothing was heard of it for too long. */
  watch<T>(part: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setInterval(() => {
        if (++this.silent > SILENCE_S) reject(new WorkerDied('no sign of life'));
      }, 1000);
      part.then(resolve, reject).finally(() => clearInterval(timer));
    });
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
