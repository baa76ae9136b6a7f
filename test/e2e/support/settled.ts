import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

/** Milliseconds without a request after which a page that has nothing left to compute has settled. */
const QUIET = 100;

/** Of some requests the end is never told; when nothing else has happened for so long, they count as ended. */
const LOST = 3000;

interface Traffic {
  open: Set<Request>;
  /** When a request last began or ended. */
  last: number;
}

const contexts = new WeakMap<BrowserContext, Traffic>();

/** Keeps count of the requests of a context, its workers included, for `settled`. */
export function watchTraffic(context: BrowserContext): void {
  const traffic: Traffic = { open: new Set(), last: performance.now() };
  contexts.set(context, traffic);
  const ended = (request: Request) => {
    traffic.open.delete(request);
    traffic.last = performance.now();
  };
  context.on('request', (request) => {
    traffic.open.add(request);
    traffic.last = performance.now();
  });
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
}

/** Waits until the page has computed what it had to; a page that is just being left starts anew. */
async function idle(page: Page): Promise<void> {
  try {
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })));
  } catch (error) {
    if (page.isClosed()) throw error;
    await page.waitForLoadState('load');
  }
}

/**
 * Waits until a page has loaded and neither it nor its workers ask for anything more: also after a click, where
 * Playwright's own `networkidle`, which is reached once for each address, would not wait at all.
 *
 * @throws RangeError if nobody watches the traffic of the page's context
 */
export async function settled(page: Page): Promise<void> {
  const traffic = contexts.get(page.context());
  if (!traffic) throw new RangeError('this page is of a context that a test has not opened through its site');
  await page.waitForLoadState('load');
  for (;;) {
    const before = traffic.last;
    await idle(page);
    const quiet = performance.now() - traffic.last;
    if (traffic.last === before && quiet >= (traffic.open.size > 0 ? LOST : QUIET)) return;
    await pause(QUIET / 4);
  }
}
