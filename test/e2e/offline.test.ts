import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { inRoot } from '../../tools/bootstrap/paths.mjs';
import { installServiceWorker, siteThatCanVanish } from './support/offline';
import { shortWalk, titleOf } from './support/routes';
import { test } from './support/test';

/** Tabs that walk through the pages side by side. */
const TABS = 4;

/** Of no use without a network: what asks for a newer site or installs one, a file for hosts. */
const ONLINE = /^\.|^(version|worker-parts)\.json$|^service-worker\.js$/;

/** What pages ask for besides pages: scripts, styles, engines, data, pictures. */
const files = readdirSync(inRoot('dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.html') && !ONLINE.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(inRoot('dist').length + 1));

test('everything is there without a network once the site was visited', { timeout: 300_000 }, async ({ site }) => {
  const { url, close } = await siteThatCanVanish();
  const context = await site.visitor({ siteUrl: url, serviceWorker: true });
  const first = await installServiceWorker(context, 'en/');
  await close();
  expect(await fetch(url).catch(() => 'gone')).toBe('gone');

  expect(files.length).toBeGreaterThan(100);
  const missing = await first.evaluate(
    async (addresses) => {
      const isMissing = (address: string) =>
        fetch(address).then(
          ({ ok }) => !ok,
          () => true,
        );
      const found = await Promise.all(addresses.map(isMissing));
      return addresses.filter((_, i) => found[i]);
    },
    files.map((file) => url + file),
  );
  expect(missing, 'files that cannot be had without a network').toEqual([]);

  // Steps and puzzles are all rendered by one page from data among those files: one of each stands for the rest.
  const waiting = [...shortWalk];
  const broken: string[] = [];
  const walkTab = async () => {
    const page = await context.newPage();
    for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
      await page.goto(route).catch((error) => broken.push(String(error)));
      // The page for what is missing also has a title, so it must be the very one.
      const title = titleOf(route);
      await page
        .waitForFunction((expected) => document.title === expected, title, { timeout: 20_000 })
        .catch(async () => broken.push(`${route}: "${await page.title()}" instead of "${title}"`));
    }
  };
  await Promise.all(Array.from({ length: TABS }, walkTab));
  expect(broken).toEqual([]);
});
