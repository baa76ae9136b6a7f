import { expect } from 'vitest';
import { installServiceWorker, siteThatCanVanish } from './support/offline';
import { titleOf, walk } from './support/routes';
import { test } from './support/test';

/** Tabs that walk through the pages side by side. */
const TABS = 4;

test('every page opens without a network once the site was visited', { timeout: 600_000 }, async ({ site }) => {
  const { url, close } = await siteThatCanVanish();
  const context = await site.visitor({ siteUrl: url, serviceWorker: true });
  await installServiceWorker(context, 'en/');
  await close();
  expect(await fetch(url).catch(() => 'gone')).toBe('gone');

  const waiting = [...walk];
  const broken: string[] = [];
  const walkTab = async () => {
    const page = await context.newPage();
    for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
      await page.goto(route).catch((error) => broken.push(String(error)));
      // The page for what is missing also has a title, so it must be the very one.
      const title = titleOf(route);
      await page
        .waitForFunction((expected) => document.title === expected, title, { timeout: 10_000 })
        .catch(async () => broken.push(`${route}: "${await page.title()}" instead of "${title}"`));
    }
  };
  await Promise.all(Array.from({ length: TABS }, walkTab));
  expect(broken).toEqual([]);

  // A service worker that asks the network first is refused, and that is all that may go wrong.
  expect(site.problems.filter((line) => !line.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  site.problems.length = 0;
});
