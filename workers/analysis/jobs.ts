/** Stops a job between two slices. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** Milliseconds a slice should take: long enough to be efficient, short enough to answer a cancel at once. */
const SLICE_MS = 12;
/** Milliseconds between two progress reports. */
const PROGRESS_MS = 100;

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

  /**
   * Calls `slice(size)` until it returns true. `size` grows or shrinks so that a slice takes about 12 ms; what a unit
   * of size means is the caller's business. `progress` is called at most every 100 ms and once at the end.
   */
  async run(slice: (size: number) => boolean, progress: () => void, firstSize = 16): Promise<void> {
    const job = ++this.current;
    let size = firstSize;
    let reported = performance.now();
    for (;;) {
      const began = performance.now();
      const done = slice(size);
      const spent = performance.now() - began;
      size = Math.max(1, Math.round(size * Math.min(4, Math.max(0.25, SLICE_MS / Math.max(0.5, spent)))));
      if (done) {
        progress();
        return;
      }
      if (performance.now() - reported >= PROGRESS_MS) {
        progress();
        reported = performance.now();
      }
      await breathe();
      if (job !== this.current) throw new Cancelled();
    }
  }
}
