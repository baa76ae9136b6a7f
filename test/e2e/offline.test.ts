import { readdirSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { inRoot } from '../../tools/bootstrap/paths.mjs';
import { builtPuzzles } from '../../tools/pages.mjs';
import { expectAccessible } from './support/axe';
import { copyState, messageOf, ownSite, storeCopy } from './support/offline';
import { isDeep, otherThirdOfKinds, puzzleOf, routes, thirdOfKinds, titleOf, translatedKinds } from './support/routes';
import { test } from './support/test';

/** Tabs that walk through the pages side by side. */
const TABS = 4;

const LANGUAGES = ['en', 'pl', 'zh-Hans', 'zh-Hant'];

/** Of no use without a network: what asks for a newer site or stores one, a file for hosts, pictures for other sites. */
const ONLINE = /^\.|^_app\/(version\.json|offline\/.*)$|^share\/|^service-worker\.js$/;

/** Requests the copy may take, in all languages together. */
const FEW = 40;

/** What pages ask for besides pages: scripts, styles, engines, data, pictures. */
const files = readdirSync(inRoot('dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(inRoot('dist').length + 1))
  .filter((file) => !ONLINE.test(file));

/** Steps are all rendered by one page from data among those files; each of the others is stored as it stands. */
const stored = routes.filter((route) => !isDeep(route));

/** Every kind of page, a third of them in another language than English: others every day. */
const opened = [...thirdOfKinds, ...otherThirdOfKinds, ...translatedKinds];

/** The address that puzzles had when each was a page of its own. */
const [FIRST] = builtPuzzles('token-battle');
const FORMER = `pl/token-battle/puzzles/${FIRST}/`;

/** Case TB-C56: Red wins this turn, and only with place 2@9. */
const LETHAL =
  'tb1 castle-field r 9 1:b7,3:b6,8:b4,12:r1b6,13:r4,14:rK,15:r1 K27/2224 KK111223334455567/KK13334555666777 4/4 -/- -/-';

/** Those of some files, by address, that cannot be had. */
const missingOf = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const isMissing = (address: string) =>
      fetch(address).then(
        ({ ok }) => !ok,
        () => true,
      );
    const found = await Promise.all(wanted.map(isMissing));
    return wanted.filter((_, i) => found[i]);
  }, addresses);

/** Opens pages in tabs side by side and tells of each that does not come up. */
async function brokenOf(context: BrowserContext, pages: readonly string[]): Promise<string[]> {
  const waiting = [...pages];
  const broken: string[] = [];
  const walkTab = async () => {
    const page = await context.newPage();
    for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
      await page.goto(route).catch((error) => broken.push(String(error)));
      // The page for what is missing also has a title, so it must be the very one, or name the puzzle.
      const title = puzzleOf(route) ?? titleOf(route);
      const isThere = ([expected, isPart]: [string, boolean]) =>
        isPart ? new RegExp(`[,，] ?${expected} `).test(document.title) : document.title === expected;
      await page
        .waitForFunction(isThere, [title, puzzleOf(route) !== undefined] as [string, boolean], { timeout: 20_000 })
        .catch(async () => broken.push(`${route}: "${await page.title()}" instead of "${title}"`));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, walkTab));
  return broken;
}

/** Asks the engine what every move of a position is worth. Tells of the move that wins. */
async function bestOf(context: BrowserContext): Promise<Locator> {
  const page = await context.newPage();
  await page.goto(`en/toy-battle/analyse/#p=${encodeURIComponent(LETHAL)}`);
  await page.getByRole('tab', { name: 'Moves' }).waitFor();
  await page.getByRole('tab', { name: 'Values', exact: true }).click();
  return page.getByRole('listitem').filter({ hasText: 'base 9' }).first();
}

test('everything is there without a network once the site was stored in a few requests, and values are computed', async ({
  site,
  expect,
}) => {
  const { url, asked, close } = await ownSite();
  const context = await site.visitor({ siteUrl: url, serviceWorker: true });
  const [first] = [
    await storeCopy(context, LANGUAGES[0]),
    await storeCopy(context, LANGUAGES[1]),
    await storeCopy(context, LANGUAGES[2]),
    await storeCopy(context, LANGUAGES[3]),
  ];
  const packs = asked.filter((path) => path.startsWith('_app/offline/'));
  expect(packs.length).toBeLessThanOrEqual(FEW);
  expect(new Set(packs).size, 'packs are fetched once').toBe(packs.length);
  await close();
  expect(await fetch(url).catch(() => 'gone')).toBe('gone');

  expect(files.length).toBeGreaterThan(100);
  const all = [...files, ...stored].map((path) => url + path);
  expect(await missingOf(first, all), 'files and pages that cannot be had').toEqual([]);
  expect(await brokenOf(context, opened)).toEqual([]);
  const former = await context.newPage();
  await former.goto(FORMER);
  await expect.poll(() => former.title()).toContain(`, ${FIRST} `);
  const best = await bestOf(context);
  await expect.poll(() => best.innerText()).toContain('proven');
});

test('the settings switch the copy off and on, and say when it could not be fetched', async ({ site, expect }) => {
  const own = await ownSite();
  const context = await site.visitor({ siteUrl: own.url, serviceWorker: true });
  const page = await storeCopy(context, 'pl');
  const keep = page.getByRole('switch', { name: messageOf('pl', 'offline', 'offline_keep') });
  const state = copyState(page);
  const says = (key: string) => expect.poll(() => state.innerText()).toContain(messageOf('pl', 'offline', key));
  const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).length);
  expect(await caches()).toBeGreaterThan(5);
  expect(
    own.asked.some((path) => path.startsWith('en/')),
    'pages in languages nobody reads',
  ).toBe(false);

  await keep.click();
  await says('offline_none');
  expect(await caches()).toBe(1);

  own.isGone = (path) => path.endsWith('.bin');
  await keep.click();
  await says('offline_failed');
  await expectAccessible(page);
  own.isGone = () => false;
  await page.getByRole('button', { name: messageOf('pl', 'offline', 'offline_retry') }).click();
  await says('offline_complete');
  site.problems.length = 0;
  await context.close();
  await own.close();
});
