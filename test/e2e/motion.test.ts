import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expectAccessible } from './support/axe';
import { keptSettings } from './support/saved';
import { settled, test, type Site, type View } from './support/test';

/** One card pushes three tokens off the board. */
const LESSON = 'en/token-battle/learn/TK-L03/4/';
const MOVING: View = { reducedMotion: 'no-preference' };

interface Watched {
  /** Kinds of steps that were shown. */
  shown: string[];
  /** Parts of sounds that were begun. */
  sounded: number;
}

/**
 * Writes down which steps are shown and what is heard.
 *
 * @param frozen steps last for ever, so that they can be looked at
 */
async function opened(site: Site, route: string, view: View, frozen = false): Promise<Page> {
  const context = await site.visitor(view);
  await context.addInitScript((frozen) => {
    const watched: Watched = { shown: [], sounded: 0 };
    Object.assign(window, { watched });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const kind = (target as Element).getAttribute('data-moving');
        if (kind) watched.shown.push(kind);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-moving'] });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      watched.sounded++;
      start.apply(this, when);
    };
    if (!frozen) return;
    const later = window.setTimeout;
    const isStep = (ms = 0) => ms >= 150 && ms <= 300;
    window.setTimeout = ((run: () => void, ms?: number) => later(run, isStep(ms) ? 2 ** 30 : ms)) as typeof setTimeout;
  }, frozen);
  const page = await context.newPage();
  await page.goto(route);
  await settled(page);
  await page.locator('[data-asked], [role=tab]').first().waitFor();
  // What shows moves is fetched when somebody comes.
  await page.mouse.move(5, 5);
  await page.mouse.move(200, 200);
  await page.locator('g.motion').waitFor({ state: 'attached' });
  return page;
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
const pick = (page: Page, what: string) => page.locator(`[data-pick="${what}"]`).first();
const moving = (page: Page) => page.locator('g.motion[data-moving]');
const hidden = (page: Page) => page.locator('g.place.away');
const label = (page: Page, field: string) => pick(page, `field:${field}`).getAttribute('aria-label');

async function plough(page: Page) {
  await pick(page, 'stack:A:1').click();
  await pick(page, 'field:c2').click();
}

describe('a move in a lesson', () => {
  test('is shown step by step, and then stands on the board', async ({ site, expect }) => {
    const page = await opened(site, LESSON, MOVING);
    await plough(page);
    await page.locator('.answer-box .good').waitFor();
    await expect.poll(() => moving(page).count()).toBe(0);
    const { shown } = await watched(page);
    expect(shown.slice(0, 2)).toEqual(['place', 'destroy']);
    expect(shown).toContain('score');
    expect(await hidden(page).count()).toBe(0);
    expect(await label(page, 'c2')).toContain('value 2');
    expect(await label(page, 'b1')).toContain('empty');
  });

  test('stands there for whoever reads or picks before it has been seen', async ({ site, expect }) => {
    const page = await opened(site, LESSON, MOVING, true);
    await plough(page);
    await moving(page).waitFor();
    expect(await label(page, 'c2')).toContain('value 2');
    expect(await label(page, 'b1')).toContain('empty');
    expect(await hidden(page).count()).toBe(4);
    // Its answer comes after it.
    expect(await page.locator('.answer-box .good').count()).toBe(0);
  });

  test.for([
    ['a click', (page: Page) => page.mouse.click(5, 5)],
    ['any key', (page: Page) => page.keyboard.press('x')],
  ] as const)('is over at %s', async ([, skip], { site, expect }) => {
    const page = await opened(site, LESSON, MOVING, true);
    await plough(page);
    await moving(page).waitFor();
    await skip(page);
    await page.locator('.answer-box .good').waitFor();
    expect(await moving(page).count()).toBe(0);
    expect(await hidden(page).count()).toBe(0);
  });

  test('is there at once with reduced motion', async ({ site, expect }) => {
    const page = await opened(site, LESSON, { reducedMotion: 'reduce' });
    await plough(page);
    await page.locator('.answer-box .good').waitFor();
    expect((await watched(page)).shown).toEqual([]);
  });

  test('is there at once for whoever has switched animation off', async ({ site, expect }) => {
    const page = await opened(site, LESSON, MOVING);
    await page.goto('en/settings/');
    await settled(page);
    await page.getByRole('switch', { name: 'Animate moves' }).uncheck();
    await expect.poll(() => keptSettings(page)).toContain('motion');
    await page.goto(LESSON);
    await page.locator('[data-asked]').waitFor();
    await page.mouse.move(100, 100);
    await page.mouse.move(200, 200);
    await page.locator('g.motion').waitFor({ state: 'attached' });
    await plough(page);
    await page.locator('.answer-box .good').waitFor();
    expect((await watched(page)).shown).toEqual([]);
  });
});

describe('the analyser', () => {
  test('shows what is played and stepped on to, and nothing on the way back', async ({ site, expect }) => {
    const page = await opened(
      site,
      'en/toy-battle/analyse/#p=tb1%20castle-field%20b%200%20-%20K24%2F1357%20KK1112233344555666777%2FKKK11222334445566677%204%2F4%20-%2F-%20-%2F-',
      MOVING,
    );
    await pick(page, 'tile:blue:4').click();
    await pick(page, 'node:1').click();
    await expect.poll(async () => (await watched(page)).shown).toEqual(['place']);
    await expect.poll(() => moving(page).count()).toBe(0);
    const stands = () => pick(page, 'node:1').getAttribute('aria-label');
    const after = await stands();
    await page.keyboard.press('k');
    await expect.poll(stands).not.toBe(after);
    expect((await watched(page)).shown).toEqual(['place']);
    await page.keyboard.press('j');
    await expect.poll(async () => (await watched(page)).shown).toEqual(['place', 'place']);
    expect(await stands()).toBe(after);
  });
});

test('what flies is drawn from its first moment on: its figure is not asked for anew', async ({ site, expect }) => {
  const page = await opened(site, 'en/toy-battle/learn/TB-L05/1/', MOVING, true);
  await page.locator('#icon-troop-K').waitFor({ state: 'attached' });
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('board-icons') ? 1 : 0));
  await page.locator('.own [data-pick^="tile:"]').first().click();
  await page.locator('.offered[data-pick^="node:"]').first().click();
  const figure = page.locator('.flyer use').first();
  await figure.waitFor({ state: 'attached' });
  expect(await figure.evaluate((use) => (use as SVGUseElement).getBBox().width)).toBeGreaterThan(0);
  expect(asked).toBe(0);
});

describe('sounds', () => {
  test('are off until somebody switches them on, and stay as they were left', async ({ site, expect }) => {
    const page = await opened(site, LESSON, { reducedMotion: 'reduce' });
    const speaker = () => page.getByRole('button', { name: 'Sounds' });
    await plough(page);
    await page.locator('.answer-box .good').waitFor();
    expect(await speaker().getAttribute('aria-pressed')).toBe('false');
    expect((await watched(page)).sounded).toBe(0);
    await speaker().click();
    await expect.poll(async () => (await watched(page)).sounded).toBeGreaterThan(0);
    await expectAccessible(page, '.board');

    await page.goto('en/settings/');
    await settled(page);
    await expect.poll(() => page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(true);
  });
});
