import { paced } from './pace';
import { showing } from './settled';
import { complete, differing, type Standing, type Step } from './steps';

/** A move that is to be shown. */
export interface Act<Thing> {
  before: Standing<Thing>;
  after: Standing<Thing>;
  /** They may have to be asked for; must not be rejected. */
  steps: Promise<readonly Step<Thing>[]>;
}

interface Handlers<Thing> {
  /** Whether there is anything of a step to be seen. */
  shows(step: Step<Thing>): boolean;
  onstep(step: Step<Thing>): void;
}

/** Moves that may wait to be shown. Whoever goes on faster than that is not following them. */
const MOST = 4;

/** Resolves after so many milliseconds, or at once when there is no reason to wait any longer. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((done) => signal.addEventListener('abort', () => done(null)));

/**
 * What the eye sees of a board while moves are shown one after the other, step by step. The board itself stands where they
 * lead from the first moment on.
 */
export class Timeline<Thing> {
  /** What is seen on places where that is not what stands there; null is nothing. */
  seen = $state.raw<ReadonlyMap<string, Thing | null>>(new Map());
  /** The step that is being shown, and for how many milliseconds. */
  now = $state.raw<{ step: Step<Thing>; ms: number } | null>(null);

  readonly #handlers: Handlers<Thing>;
  #waiting: Act<Thing>[] = [];
  #eye: Standing<Thing> = {};
  #course: AbortController | null = null;
  #done = (): void => {};

  constructor(handlers: Handlers<Thing>) {
    this.#handlers = handlers;
  }

  /** Shows a move, after those that are being shown. */
  add(act: Act<Thing>): void {
    if (this.#waiting.length >= MOST) return this.skip();
    this.#waiting.push(act);
    if (this.#course) return this.#look();
    this.#course = new AbortController();
    this.#eye = act.before;
    this.#look();
    showing(new Promise((done) => (this.#done = done)));
    void this.#run(this.#course);
  }

  /** Ends at once whatever is being shown. */
  skip(): void {
    this.#course?.abort();
    this.#end();
  }

  #end(): void {
    this.#course = null;
    this.#waiting = [];
    this.now = null;
    this.seen = new Map();
    this.#done();
  }

  async #run(course: AbortController): Promise<void> {
    const { signal } = course;
    for (let act = this.#waiting[0]; act; act = this.#waiting[0]) {
      const steps = await Promise.race([act.steps, aborted(signal)]);
      if (steps === null || signal.aborted) return;
      const all = complete(steps, act.before, act.after).filter((step) => this.#handlers.shows(step));
      const lasting = paced(all);
      for (const [i, step] of all.entries()) {
        const ms = lasting[i]!;
        this.#eye = { ...this.#eye, ...step.leaves };
        this.now = { step, ms };
        this.#look();
        this.#handlers.onstep(step);
        await rest(ms, signal);
        if (signal.aborted) return;
        this.#eye = { ...this.#eye, ...step.stands };
      }
      this.#eye = act.after;
      this.#waiting.shift();
    }
    this.#end();
  }

  #look(): void {
    const real = this.#waiting.at(-1)!.after;
    const step = this.now?.step;
    const places = new Set([
      ...differing(this.#eye, real),
      ...Object.keys(step?.leaves ?? {}),
      ...Object.keys(step?.stands ?? {}),
    ]);
    this.seen = new Map([...places].map((at) => [at, this.#eye[at] ?? null]));
  }
}
