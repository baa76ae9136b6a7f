import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builtPuzzles } from '../../tools/pages.mjs';
import { messageOf } from './support/offline';
import { htmlOf, routesLike } from './support/routes';
import { settled, test } from './support/test';

const [first, second] = builtPuzzles('toy-battle') as [string, string];

const pages = routesLike(/^[^/]+\/[^/]+\/puzzle\/$/);
const address = (id: string, locale = 'en') => `${locale}/toy-battle/puzzle/?id=${id}`;
const titled = (page: Page, id: string) =>
  page.waitForFunction((name) => new RegExp(`[,，] ?${name} `).test(document.title), id);

/** Attributes of what the head says of the page. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    languages: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(({ href }) => href),
  }));

/** What has moved in sight since the page began to load, without anybody's doing, as the browser counts it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0);
        new PerformanceObserver((list) => done(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // An observer with nothing to tell is not called.
        setTimeout(() => done(0), 500);
      }),
  );

describe('the address of a puzzle', () => {
  test('names the puzzle, which the head of the page then speaks of', async ({ site, expect }) => {
    const page = await site.open(address(first));
    await titled(page, first);
    const { description, languages } = await headOf(page);
    expect(description).toContain('to move');
    expect(languages).toHaveLength(4);
    for (const href of languages) expect(new URL(href).search).toBe(`?id=${first}`);
  });

  test('stays the same in another language', async ({ site, expect }) => {
    const page = await site.open(address(first));
    await page.locator('header .tools summary').click();
    await page.locator('header').getByRole('link', { name: 'Polski' }).click();
    await page.waitForURL(`**/${address(first, 'pl')}`);
    await titled(page, first);
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  });

  test('leads from puzzle to puzzle, back and forward, in the same page with the same engine', async ({
    site,
    expect,
  }) => {
    const page = await site.open(address(first));
    await titled(page, first);
    const workers = page.workers();
    expect(workers.length).toBeGreaterThan(0);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('main nav').getByRole('link', { name: 'Next' }).click();
    await titled(page, second);
    expect(await page.locator('#task').evaluate((task) => task === document.activeElement)).toBe(true);
    await page.goBack();
    await titled(page, first);
    expect(new URL(page.url()).search).toBe(`?id=${first}`);
    await page.goForward();
    await titled(page, second);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(page.workers()).toEqual(workers);
  });

  test('that names none says so, with the way to the list', async ({ site, expect }) => {
    const page = await site.open('pl/toy-battle/puzzle/');
    await page.getByText(messageOf('pl', 'puzzles', 'puzzles_none_text')).waitFor();
    await page.locator('main').getByRole('link').click();
    await page.waitForURL('**/pl/toy-battle/puzzles/');
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });

  test('that names an order there is none of names it, with the way to the list', async ({ site, expect }) => {
    const page = await site.open('en/toy-battle/puzzle/?in=next');
    await page.getByRole('heading', { name: 'This order of puzzles is not known' }).waitFor();
    await expect.poll(() => page.locator('main').innerText()).toContain('“next”');
    await page.locator('main').getByRole('link', { name: 'All puzzles' }).click();
    await page.waitForURL('**/en/toy-battle/puzzles/');
  });

  test.for(['tb-win-nothing', '', '../../..', '%ff', '<b>'])(
    'that names no puzzle there is, "%s", names it and leads to the list',
    async (id, { site, expect }) => {
      const page = await site.open(address(encodeURIComponent(id)));
      await page.getByRole('heading', { name: 'There is no such puzzle' }).waitFor();
      await expect.poll(() => page.locator('main').innerText()).toContain(`“${id}”`);
      await page.locator('main').getByRole('link', { name: 'All puzzles' }).click();
      await page.getByRole('heading', { level: 1, name: 'Puzzles: Toy Battle' }).waitFor();
    },
  );

  test('that puzzles had as pages of their own leads to them, in its language, with its fragment', async ({
    site,
    expect,
  }) => {
    const page = await (await site.visitor()).newPage();
    const former = `pl/toy-battle/puzzles/${second}/`;
    const answer = await page.goto(`${former}#note`);
    expect(answer?.status()).toBe(404);
    await titled(page, second);
    await settled(page);
    expect(page.url()).toBe(`${site.url}${address(second, 'pl')}#note`);
    expect(await page.evaluate(() => history.length), 'the way back does not lead there again').toBe(2);
    // A host without the page says that it is missing, and serves the one that finds the puzzle.
    expect(site.problems.filter((line) => !line.includes(former))).toEqual([]);
    expect(site.problems.every((line) => line.includes('404'))).toBe(true);
    site.problems.length = 0;
  });
});

describe('the page of puzzles, as it is built', () => {
  test('tells who has no scripts what it needs', ({ expect }) => {
    for (const route of pages) {
      const [language = ''] = route.split('/');
      const [, said] = /<noscript>([\s\S]*?)<\/noscript>/.exec(htmlOf(route)) ?? [];
      expect(said, route).toContain(messageOf(language, 'puzzles', 'puzzles_opening'));
    }
  });

  test.for([360, 1280])('leaves room for the puzzle in a window of %i pixels', async (width, { site, expect }) => {
    for (const route of pages.filter((page) => page.startsWith('en/'))) {
      const [, game = ''] = route.split('/');
      const page = await site.open(`${route}?id=${builtPuzzles(game)[0]}`, { width, height: 740 });
      await titled(page, builtPuzzles(game)[0]!);
      // What follows Conquest's map on a phone grows by a line more than the room that is left for it.
      expect(await shiftOf(page), game).toBeLessThan(game === 'conquest' ? 0.06 : 0.05);
    }
  });
});
