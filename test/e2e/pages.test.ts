import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { legs, titleOf } from './support/routes';
import { settled, test } from './support/test';

/** The narrowest screen the site is made for, in CSS pixels. */
const NARROW = 360;

/** The outermost elements that reach beyond the right edge of the screen, if that makes the page scroll sideways. */
const sticksOut = (page: Page) =>
  page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > width + 1);
    return wide.slice(0, 3).map((element) => (element.cloneNode(false) as Element).outerHTML);
  }, NARROW);

/** Names of the navigation regions, as the host delivers them and as they are once scripts have taken over. */
const navigations = (page: Page) =>
  page.evaluate(async () => {
    const delivered = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const labels = (root: Document) => [...root.querySelectorAll('nav')].map((nav) => nav.ariaLabel).sort();
    return { delivered: labels(delivered), live: labels(document) };
  });

// A page that logs an error, asks for something foreign or breaks the policy fails the test at its end; see site.
describe.concurrent('each page loads, has its landmarks and fits a screen of 360 pixels', () => {
  test.for(legs)('from %s', { timeout: 180_000 }, async ([, routes], { site, expect }) => {
    const page = await (await site.visitor({ width: NARROW, height: 740 })).newPage();
    for (const route of routes) {
      await page.goto(route);
      await settled(page);
      const seen = {
        title: await page.title(),
        mains: await page.locator('main').count(),
        headings: await page.locator('h1').count(),
        sticksOut: await sticksOut(page),
      };
      expect(seen, route).toEqual({ title: titleOf(route), mains: 1, headings: 1, sticksOut: [] });
      // Scripts that take over in another language than the page's would rename them.
      const { delivered, live } = await navigations(page);
      expect(live, route).toEqual(delivered);
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
