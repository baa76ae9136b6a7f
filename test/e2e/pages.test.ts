import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { BASE, inLegs, navigationsOf, puzzleOf, titleOf, walk } from './support/routes';
import { settled, test } from './support/test';

/** The narrowest screen the site is made for, in CSS pixels. */
const NARROW = 360;

/**
 * What a page has, and the outermost elements that reach beyond the right edge of the screen, if that makes the page
 * scroll sideways.
 */
const look = (page: Page) =>
  page.evaluate((width) => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const wide = () =>
      [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > width + 1).slice(0, 3);
    return {
      title: document.title,
      mains: count('main'),
      headings: count('h1'),
      navigations: [...document.querySelectorAll('nav')].map((nav) => nav.ariaLabel ?? '').sort(),
      sticksOut:
        document.documentElement.scrollWidth > width
          ? wide().map((element) => (element.cloneNode(false) as Element).outerHTML)
          : [],
    };
  }, NARROW);

// A page that logs an error, asks for something foreign or breaks the policy fails the test at its end; see site.
describe('each page loads, has its landmarks and fits a screen of 360 pixels', () => {
  test.for(inLegs(walk, 13))('from %s', async ([, routes], { site, expect }) => {
    const page = await (await site.visitor({ width: NARROW, height: 740 })).newPage();
    for (const route of routes) {
      await page.goto(route);
      await settled(page);
      // The first page goes on to the one in the language of the visitor.
      const reached = new URL(page.url()).pathname.slice(BASE.length);
      const puzzle = puzzleOf(route);
      expect(await look(page), route).toEqual({
        title: puzzle ? expect.stringMatching(new RegExp(`[,，] ?${puzzle} `)) : titleOf(route),
        mains: 1,
        headings: 1,
        // Scripts that take over in another language than the page's would rename them.
        navigations: navigationsOf(reached),
        sticksOut: [],
      });
    }
  });
});

test('a page that does not exist says so, with a way back', async ({ site }) => {
  const context = await site.visitor();
  const page = await context.newPage();
  const response = await page.goto('no-such-page/');
  expect(response?.status()).toBe(404);
  await page.locator('main a').first().waitFor();
  // The missing page itself is the one thing that may be reported here.
  expect(site.problems.filter((line) => !line.includes('no-such-page'))).toEqual([]);
  site.problems.length = 0;
});
