import * as Comlink from 'comlink';
import type { DangerReport, Goal, GoalReport, GoalStand, MoveTerms, MoveValue } from './contract';
import type { EngineService } from './analysis.worker';
import type { Parsed, Played, RuleId, View } from '../contract';
import type { Drill } from '../drills/drill';
import type { GameId } from '../registry';

/** How a page makes a worker; only page code knows the URL that its bundler gave it. */
export type MakeWorker = () => Worker;

/** Milliseconds a short question may take. A browser that runs out of memory ends workers without telling the page. */
const PATIENCE_MS = 8000;

/** How much longer the successor may take: on a machine that is very busy the first one may just have been slow. */
const SECOND_PATIENCE = 4;

/** Milliseconds a worker may take to load its engine, over a slow line too. */
const START_MS = 30_000;

/** Milliseconds before a start that failed is tried again; doubled with every failure. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export interface WorkerHandle {
  worker: Worker;
  service: Comlink.Remote<EngineService>;
  ready: Promise<void>;
  /** The job it works on, if any. Never rejects. */
  busy: Promise<void> | null;
}

/**
 * An engine worker that answers questions about nodes: views, moves, refusals. One that traps or dies is replaced; since
 * every question carries its node in notation, nothing is lost with it, and the question is asked again once.
 *
 * Where no worker can be started, questions wait until one can. Those of a closed asker are never answered: whoever
 * asked is gone.
 */
export class EngineAsker {
  protected handles: (WorkerHandle | undefined)[] = [];
  protected closed = false;
  private readonly pauses = new Set<() => void>();

  /** Told whenever a worker that trapped, died or did not stop had to be replaced. */
  onReplaced: () => void = () => {};

  /** Told why no worker can be started, each time it was tried in vain, and null once one runs again. */
  onUnavailable: (reason: Error | null) => void = () => {};
  private unavailable = false;

  /** Told whenever a worker cannot begin, perhaps because its files are gone. */
  onUnready: () => void = () => {};

  /** URLs of modules must be absolute, because a worker resolves them against its own; `side` is the game's second one. */
  constructor(
    protected readonly game: GameId,
    private readonly wasm: string,
    private readonly makeWorker: MakeWorker,
    private readonly side?: string,
  ) {}

  /** Starts the first worker. Rejects if the engine cannot run here; may then be called again. */
  async open(): Promise<void> {
    await this.handle(0).ready;
  }

  close(): void {
    this.closed = true;
    for (const handle of this.handles) handle?.worker.terminate();
    this.handles = [];
    this.retry();
  }

  /** Tries at once to start what could not be started, instead of waiting for the next time. */
  retry(): void {
    for (const wake of this.pauses) wake();
  }

  private handle(index: number): WorkerHandle {
    return (this.handles[index] ??= this.start(index));
  }

  private start(index: number): WorkerHandle {
    const worker = this.makeWorker();
    const service = Comlink.wrap<EngineService>(worker);
    const handle: WorkerHandle = { worker, service, ready: Promise.resolve(), busy: null };
    handle.ready = inTime(raceDeath(handle, service.open(this.game, this.wasm) as Promise<void>), START_MS);
    handle.ready.catch(() => {
      worker.terminate();
      if (this.handles[index] === handle) this.handles[index] = undefined;
      if (!this.closed) this.onUnready();
    });
    return handle;
  }

  /** A worker that runs. A start that fails is tried again until one succeeds; after `close` this never resolves. */
  protected async running(index: number): Promise<WorkerHandle> {
    for (let pause = FIRST_PAUSE_MS; !this.closed; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const handle = this.handle(index);
      try {
        await handle.ready;
        if (this.closed) break;
        if (this.unavailable) this.onUnavailable(null);
        this.unavailable = false;
        return handle;
      } catch (error) {
        if (this.closed) break;
        this.unavailable = true;
        this.onUnavailable(error instanceof Error ? error : new Error(String(error)));
        await this.rest(pause);
      }
    }
    return NEVER;
  }

  /** Waits, or until `retry` is called. */
  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.pauses.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.pauses.add(wake);
    });
  }

  protected replace(handle: WorkerHandle): void {
    handle.worker.terminate();
    const index = this.handles.indexOf(handle);
    if (index < 0) return;
    this.handles[index] = undefined;
    this.onReplaced();
  }

  /** Asks the first worker; if it is dead, trapped or silent, asks its successor once. */
  protected async ask<T>(
    question: (service: Comlink.Remote<EngineService>) => Promise<T>,
    patience = PATIENCE_MS,
  ): Promise<T> {
    for (let again = true; ; again = false) {
      const handle = await this.running(0);
      try {
        const time = again ? patience : SECOND_PATIENCE * patience;
        return await inTime(raceDeath(handle, question(handle.service)), time);
      } catch (error) {
        if (this.closed) return NEVER;
        if (!isFatal(error)) throw error;
        this.replace(handle);
        if (!again) throw error;
      }
    }
  }

  parse(text: string): Promise<Parsed<View>> {
    return this.ask((s) => s.parse(text) as Promise<Parsed<View>>);
  }

  view(notation: string): Promise<View> {
    return this.ask((s) => s.view(notation) as Promise<View>);
  }

  play(notation: string, actions: string[]): Promise<Played> {
    return this.ask((s) => s.play(notation, actions) as Promise<Played>);
  }

  whyNot(notation: string, action: string): Promise<RuleId[]> {
    return this.ask((s) => s.whyNot(notation, action) as Promise<RuleId[]>);
  }

  /** What an action does, one thing after the other, in the words of the game; none for games that do not tell. */
  effects(notation: string, action: string): Promise<object[]> {
    return this.ask((s) => s.effects(notation, action) as Promise<object[]>);
  }

  /** Figures of a node that only its game has; null for games that have none. `about` is a pick, or empty for the whole. */
  measure(notation: string, about: string): Promise<object | null> {
    return this.ask((s) => s.measure(notation, about) as Promise<object | null>);
  }

  /** The action that picks seem to mean, to be asked about; null while they do not say enough. */
  trial(notation: string, picks: string[]): Promise<string | null> {
    return this.ask((s) => s.trial(notation, picks) as Promise<string | null>);
  }

  /** The quick first map: every move, exact over this turn. */
  look(notation: string, turns = 1): Promise<MoveValue[]> {
    return this.ask((s) => s.look(notation, turns) as Promise<MoveValue[]>);
  }

  /** What a static look counts after every move of a decision; see Analysis.terms. */
  terms(notation: string): Promise<MoveTerms[]> {
    return this.ask((s) => s.terms(notation) as Promise<MoveTerms[]>);
  }

  danger(notation: string, seat: number): Promise<DangerReport> {
    return this.ask((s) => s.danger(notation, seat) as Promise<DangerReport>);
  }

  /** A question about a random position, with its answer; see `makeDrill`. */
  drill(kind: string, seed: number): Promise<Drill> {
    return this.ask((s) => s.drill(kind, seed, this.side) as Promise<Drill>);
  }

  /** How a goal that was asked at `start` stands at a node that its line has come to. */
  goalAt(start: string, goal: Goal, notation: string): Promise<GoalStand> {
    return this.ask((s) => s.goalAt(start, goal, notation) as Promise<GoalStand>);
  }

  /** Exact values of all moves under a goal, once all of them are known; see `Analysis.solve`. */
  async values(notation: string, goal: Goal, start: string): Promise<GoalReport> {
    const reports: GoalReport[] = [];
    const keep = Comlink.proxy((report: GoalReport) => void reports.push(report));
    await this.ask((s) => s.solve(notation, goal, keep, start) as Promise<void>, 2 * PATIENCE_MS);
    return reports.at(-1)!;
  }
}

const NEVER = new Promise<never>(() => {});

export class WorkerDied extends Error {
  override name = 'WorkerDied';
}

/** Rejects with WorkerDied when the worker reports an error of its own instead of an answer. */
export function raceDeath<T>(handle: WorkerHandle, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onError = (event: ErrorEvent) => reject(new WorkerDied(event.message || 'stopped'));
    handle.worker.addEventListener('error', onError, { once: true });
    answer.then(resolve, reject).finally(() => handle.worker.removeEventListener('error', onError));
  });
}

/** The answer, or WorkerDied when it does not come in time. */
async function inTime<T>(answer: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WorkerDied('no answer')), patience);
  });
  return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
}

export function isFatal(error: unknown): boolean {
  return error instanceof Error && (error.name === 'EngineTrap' || error.name === 'WorkerDied');
}
