import type { BrowserContext, Page } from 'playwright-core';
import { serve } from '../../../tools/serve.mjs';
import { BASE } from './routes';

/** A copy of the site whose server can be switched off: a browser that really reaches nobody, its service worker included. */
export const siteThatCanVanish = () => serve({ base: BASE });

/** Opens the site's first page and waits until its service worker has stored everything and answers for the page. */
export async function installServiceWorker(context: BrowserContext, route: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(route);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  return page;
}
