import type { BrowserContext } from 'playwright-core';

/** Milliseconds by which every answer of a worker comes late, as on a machine that has more to do. */
const LATE = 300;

/** Lets a context's pages hear their workers only after a while, in the order in which they answered. */
export async function slowWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript((late) => {
    const add = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) {
      const heard = (event: Event) =>
        setTimeout(
          () => (typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event)),
          late,
        );
      add.call(this, type, type === 'message' ? heard : listener, options);
    };
  }, LATE);
}

/** Keeps the workers of a context's pages at hand, so that a test can kill them as a browser without memory does. */
export async function mortalWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const born: Worker[] = [];
    Object.assign(globalThis, { workersBorn: born });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        born.push(this);
      }
    };
  });
}
