/** The table of Codex in the browser: its room, values on what can be picked, lines of attack, moves in motion. */
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { settled, test } from '../support/test';

const ANALYSE = 'en/codex/analyse/';
/** Both strike, and only one of two that can be attacked dies without killing. */
const LESSON = 'en/codex/learn/CX-L01/1/';

const table = (page: Page) => page.locator('.cx-table');
const pick = (page: Page, what: string) => page.locator(`[data-pick="${what}"]`).first();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the table of Codex', () => {
  test.for([
    [1440, 900],
    [1366, 768],
  ] as const)('is in sight as a whole at %i x %i', async ([width, height], { site, expect }) => {
    const page = await site.open(ANALYSE, { width, height });
    await table(page).waitFor();
    const box = (await table(page).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.height).toBeGreaterThan(0.8 * height);
  });

  test('is in sight as a whole above what is asked on an upright tablet', async ({ site, expect }) => {
    const page = await site.open(ANALYSE, { width: 768, height: 1024 });
    await table(page).waitFor();
    const side = page.locator('.side:not(.far)');
    const top = async (part: string) => (await side.locator(part).boundingBox())!.y;
    // Heroes stand beside the buildings.
    expect(Math.abs((await top('.command')) - (await top('.built')))).toBeLessThan(8);
    await table(page).scrollIntoViewIfNeeded();
    expect((await table(page).boundingBox())!.height).toBeLessThan(1024 - 200);
  });

  test('a patrol slot can be pressed all over', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await table(page).waitFor();
    const slot = page.locator('.side:not(.far) .patrol li').first();
    const { width, height } = (await slot.boundingBox())!;
    const box = (await slot.locator('[data-pick^="slot:"]').boundingBox())!;
    expect(box.width).toBeGreaterThan(0.9 * width);
    expect(box.height).toBeGreaterThan(0.9 * height);
  });

  test.for(['analyse/', 'learn/CX-L07/2/', 'play/', 'drills/', 'sets/', 'gallery/', ''])(
    'no page is wider than a phone (%s)',
    async (route, { site, expect }) => {
      const page = await site.open(`en/codex/${route}`, { width: 360, height: 740 });
      if (/^analyse|^learn/.test(route)) await table(page).waitFor();
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    },
  );

  test('a first visit shows the value of every move on what it is made with', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await table(page).waitFor();
    const offered = page.locator('[data-pick].next:not(.picked), .buttons [data-pick]');
    const valued = page.locator('[data-pick]:has(.badge)');
    await expect
      .poll(async () => (await valued.count()) > 0 && (await valued.count()) === (await offered.count()))
      .toBe(true);
    await expect.poll(() => page.locator('.badge.best').count()).toBe(1);
    // What is picked has the values of what can be done with it.
    await page.locator('.cx-table .play [data-pick].next').first().click();
    await expect.poll(() => page.locator('.buttons [data-pick="button:attack"] .badge').count()).toBe(1);
  });

  test('who is picked to attack shows whom it can come to, and who stops it', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await table(page).waitFor();
    await page.locator('.cx-table .play [data-pick].next').first().click();
    await expect.poll(() => page.locator('path.line.open').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.thing.stops').count()).toBe(1);
  });

  test('an attack is seen: the blow, the damage, who falls', async ({ site, expect }) => {
    const context = await site.visitor({ reducedMotion: 'no-preference' });
    await context.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const kind = (target as Element).getAttribute('data-moving');
          if (kind) shown.push(kind);
        }
      }).observe(document, { subtree: true, attributeFilter: ['data-moving'] });
    });
    const page = await context.newPage();
    await page.goto(LESSON);
    await settled(page);
    // What shows moves is fetched when somebody comes.
    await page.mouse.move(5, 5);
    await page.mouse.move(200, 200);
    await page.locator('g.motion').waitFor({ state: 'attached' });
    await page.locator('.buttons [data-pick]').first().waitFor();
    await pick(page, 'thing:2').click();
    await pick(page, 'button:attack').click();
    await pick(page, 'thing:4').click();
    const shown = () => page.evaluate(() => [...new Set((window as unknown as { shown: string[] }).shown)]);
    await expect.poll(shown).toEqual(expect.arrayContaining(['shoot', 'destroy']));
    await expect.poll(() => page.locator('[data-away]').count()).toBe(0);
  });

  test('the patrol is ended by one press, and cards of the codex are taken in any order', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await table(page).waitFor();
    await pick(page, 'button:end').click();
    await pick(page, 'button:empty').waitFor();
    await page.getByRole('button', { name: 'Leave the rest empty' }).click();
    await expect.poll(() => pick(page, 'button:empty').count()).toBe(0);

    // Then the hand is drawn, and the other side has its turn: it takes cards from its codex, in any order.
    const cards = page.locator('.bar .cards [data-pick]');
    const draw = page.getByRole('button', { name: 'Let chance decide' });
    await expect
      .poll(async () => {
        if (await draw.isVisible()) await draw.click();
        return cards.count();
      })
      .toBeGreaterThan(20);
    const count = await cards.count();
    await cards.last().click();
    await expect.poll(() => page.locator('.bar .cards .picked').count()).toBe(1);
    expect(await cards.count()).toBeGreaterThanOrEqual(count);
    await cards.first().click();
    await expect.poll(() => cards.count()).toBe(0);
  });
});
