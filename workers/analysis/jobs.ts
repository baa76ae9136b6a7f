/** Stops a job between two slices. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** Milliseconds a slice should take: long enough to be efficient, short enough to answer a cancel at once. */
const SLICE_MS = 12;
/**
 * Milliseconds from one progress report to the next: as long as the job has run, so that the first comes soon and later ones,
 * which change less, do not keep a slow page drawing all the time; yet often enough to be a sign of life.
 */
const FIRST_REPORT_MS = 100;
const LONGEST_SILENCE_MS = 1000;

/** Lets waiting messages in. A MessageChannel is used because timers are slowed down in background pages. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs long work in slices. Starting a job cancels the one before it, so there is never more than one; whoever
 * waits for the older one receives a Cancelled.
 */
export class Jobs {
  private current = 0;

  cancel(): void {
    this.current++;
  }

  /** Waits for what a job needs before it can run; rejects with a Cancelled where it was cancelled meanwhile. */
  async needing<T>(needed: Promise<T>): Promise<T> {
    const job = ++this.current;
    const value = await needed;
    if (job !== this.current) throw new Cancelled();
    return value;
  }

  /**
   * Calls `slice(size)` until it returns true. `size` grows or shrinks so that a slice takes about 12 ms; what a unit
   * of size means is the caller's business. `progress` is called after 100 ms, then whenever the job is twice as old as at the
   * call before but at least once a second, and at the end.
   */
  async run(slice: (size: number) => boolean, progress: () => void, firstSize = 1): Promise<void> {
    const job = ++this.current;
    let size = firstSize;
    const started = performance.now();
    let due = started + FIRST_REPORT_MS;
    for (;;) {
      const began = performance.now();
      const done = slice(size);
      const spent = performance.now() - began;
      size = Math.max(1, Math.round(size * Math.min(4, Math.max(0.25, SLICE_MS / Math.max(0.5, spent)))));
      if (done) {
        progress();
        return;
      }
      const now = performance.now();
      if (now >= due) {
        progress();
        due = now + Math.min(now - started, LONGEST_SILENCE_MS);
      }
      await breathe();
      if (job !== this.current) throw new Cancelled();
    }
  }
}
