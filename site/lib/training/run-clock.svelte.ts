/** The run of this tab: since when, and how much of its time is used. It survives a reload. */
import { readSession, writeSession } from '$lib/storage/session';
import type { Time } from '$lib/progress/schema';
import { RUNS, RULES, type RunKind } from './runs';

/** Milliseconds between two looks at the clock. */
const TICK = 200;

interface Kept {
  start: Time;
  used: number;
  paused: boolean;
}

const keyOf = (game: string, kind: RunKind): string => `run:${game}:${kind}`;

export class RunClock {
  readonly #key: string;
  readonly #limit: number | null;
  readonly start: Time;
  /** Milliseconds. */
  used = $state(0);
  #paused = $state(false);
  #last = 0;

  /** Goes on with the run that is under way in this tab, or begins one. */
  constructor(game: string, kind: RunKind) {
    this.#key = keyOf(game, kind);
    this.#limit = RULES[kind].time;
    const kept = readSession(this.#key) as Partial<Kept> | null;
    this.start = typeof kept?.start === 'number' ? kept.start : Date.now();
    this.used = typeof kept?.used === 'number' && kept.used >= 0 ? kept.used : 0;
    this.#paused = this.#limit !== null && kept?.paused === true;
    this.#keep();
  }

  /** It stands because the visitor said so, also after a reload. */
  get paused(): boolean {
    return this.#paused;
  }

  set paused(paused: boolean) {
    this.#paused = paused;
    this.#keep();
  }

  /** Milliseconds that are left, never below 0; null without a clock. Reactive. */
  get left(): number | null {
    return this.#limit === null ? null : Math.max(0, this.#limit - this.used);
  }

  /**
   * Lets it go while `runs` says so and the page is in sight. @returns a function that stops it
   */
  attend(runs: () => boolean): () => void {
    this.#last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const goes = !this.paused && document.visibilityState === 'visible' && runs();
      if (goes && this.#limit !== null) {
        // A page that slept shall not find its time gone.
        this.used += Math.min(now - this.#last, 5 * TICK);
        this.#keep();
      }
      this.#last = now;
    }, TICK);
    return () => clearInterval(timer);
  }

  #keep(): void {
    writeSession(this.#key, { start: this.start, used: Math.round(this.used), paused: this.#paused });
  }
}

/** The next run of a game in this tab is a new one. */
export function endRuns(game: string): void {
  for (const kind of RUNS) writeSession(keyOf(game, kind), null);
}
