import type { BrowserContext, Page } from 'playwright-core';
import { serve } from '../../../tools/serve.mjs';
import { BASE } from './routes';

/** Origins of sites that were switched off. */
const vanished = new Set<string>();

/** True for an address of a site that was switched off by its `close`. */
export const hasVanished = (url: string): boolean => URL.canParse(url) && vanished.has(new URL(url).origin);

/** A copy of the site whose server can be switched off: a browser that really reaches nobody, its service worker included. */
export async function siteThatCanVanish(): Promise<{ url: string; close: () => Promise<void> }> {
  const { url, close } = await serve({ base: BASE });
  return {
    url,
    close() {
      vanished.add(new URL(url).origin);
      return close();
    },
  };
}

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
