import type { Page } from 'playwright-core';
import { GAMES } from '../../workers/registry';
import { keptTexts } from './support/saved';
import { settled, test } from './support/test';

const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.for(GAMES.map(({ id }) => id))(
  'the analyser of %s opens with a position and its values',
  async (game, { site, expect }) => {
    const page = await site.open(`en/${game}/analyse/`);
    const best = page.getByRole('region', { name: 'Best moves' }).getByRole('listitem');
    await expect.poll(() => best.count()).toBeGreaterThan(0);
    expect(await control(page, 'Value map').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('img', { name: /^Win chance: / }).waitFor();
    expect(await page.getByText('not evaluated').count()).toBe(0);
  },
);

test('what a first visit shows is there without an engine, which then plays on from it', async ({ site, expect }) => {
  const context = await site.visitor();
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.wasm', async (request) => {
    await held;
    await request.continue();
  });
  await page.goto('en/toy-battle/analyse/');
  const best = page.getByRole('region', { name: 'Best moves' }).getByRole('listitem');
  await best
    .first()
    .getByText(/[\d,]{5,} playouts/)
    .waitFor();

  await best.first().getByRole('button').click();
  release();
  await expect.poll(() => page.locator('.moves [aria-current=step]').count()).toBe(1);
});

test('what the game shows of itself is kept nowhere until something is made of it', async ({ site, expect }) => {
  const page = await site.open('en/toy-battle/analyse/');
  const best = page.getByRole('region', { name: 'Best moves' }).getByRole('listitem');
  await expect.poll(() => best.count()).toBeGreaterThan(0);
  await settled(page);
  expect(await page.evaluate(() => location.hash)).toBe('');
  expect(await keptTexts(page)).toEqual([]);

  await best.first().getByRole('button').click();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#a=/);
  await expect.poll(() => keptTexts(page)).toHaveLength(1);
  await page.reload();
  await expect.poll(() => page.locator('.moves [aria-current=step]').count()).toBe(1);
});

test('controls and tabs stand in one line each, and nothing is named twice', async ({ site, expect }) => {
  const page = await site.open('en/tash-kalar/analyse/');
  await page.getByRole('tab', { name: 'Moves' }).waitFor();
  for (const width of [1366, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const tops = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]);
    expect(await tops('[role=tab]'), `tabs at ${width}`).toHaveLength(1);
    expect(await tops('.control'), `controls at ${width}`).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    if (width > 1000) {
      const room = page.getByRole('tablist', { name: 'Analysis' });
      expect(await room.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    }

    const names = [
      ...(await page.getByRole('tab').allInnerTexts()),
      ...(await page.locator('.control').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!))),
    ];
    expect(new Set(names).size).toBe(names.length);

    const last = page.getByRole('tab').last();
    await last.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() => last.evaluate((tab) => Math.round(tab.getBoundingClientRect().right)))
      .toBeLessThanOrEqual(width);
  }
});

test('on a phone the values come right below the hand, before what everybody has', async ({ site, expect }) => {
  const page = await site.open('en/tash-kalar/analyse/', { width: 360, height: 740 });
  const best = page.locator('.lines li').first();
  await best.waitFor();
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  expect(await top('.lines li')).toBeGreaterThan(await top('.own'));
  expect(await top('.lines li')).toBeLessThan(await top('.others'));
});
