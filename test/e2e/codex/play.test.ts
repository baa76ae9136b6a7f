/** A game of Codex in the browser: what is picked, refused, taken back and told. */
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { settled, test, type Site, type View } from '../support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pick = (page: Page, what: string) => page.locator(`[data-pick="${what}"]`).first();
const cards = (page: Page) => page.locator('.bar .cards [data-pick]');
const hand = (page: Page) => page.locator('.own [data-pick^="card:hand:"]');
const told = (page: Page) => page.locator('.told');

/** A game against somebody quick, in the first own main phase. */
async function begun(site: Site, view: View = {}): Promise<Page> {
  const page = await (await site.visitor(view)).newPage();
  await page.goto('en/codex/play/');
  await page.locator('fieldset.start:enabled').waitFor();
  await button(page, 'Start the game').click();
  await pick(page, 'button:end').waitFor();
  await settled(page);
  return page;
}

/** Goes on until a tech choice is asked for, which is at the end of the opponent's first turn or after it. */
async function toTheCodex(page: Page): Promise<void> {
  await pick(page, 'button:end').click();
  await cards(page).nth(20).waitFor({ timeout: 60_000 });
}

const picks = (page: Page) => cards(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.pick));

describe('a game of Codex', () => {
  test.for([360, 1440])('a tech choice that is taken back stays in hand, at %i', async (width, { site, expect }) => {
    const page = await begun(site, { width, height: 800 });
    await toTheCodex(page);
    await expect.poll(() => told(page).innerText()).toContain('Player A: Nobody is left to patrol');
    const before = await picks(page);
    const third = cards(page).nth(2);
    const name = await third.getAttribute('data-pick');
    await third.click();
    await expect.poll(() => cards(page).locator('xpath=self::*[contains(@class, "picked")]').count()).toBe(1);
    expect(await picks(page)).toEqual(before);
    await cards(page).nth(0).click();
    await expect.poll(() => cards(page).count()).toBe(0);
    await button(page, 'Take back').click();
    await expect.poll(() => picks(page)).toEqual(before);
    expect(await page.locator('.bar .cards .picked').getAttribute('data-pick')).toBe(name);

    // Also after a pause.
    await button(page, 'Pause').click();
    await page.locator('fieldset.start:enabled').waitFor();
    await page.goBack();
    await expect.poll(() => picks(page)).toEqual(before);
    expect(await page.locator('.bar .cards .picked').getAttribute('data-pick')).toBe(name);
  });

  test('a card of the codex tells its level and its spec, and on a phone there is room for many', async ({
    site,
    expect,
  }) => {
    const page = await begun(site, { width: 360, height: 740 });
    await toTheCodex(page);
    const texts = await cards(page).allInnerTexts();
    expect(texts.some((text) => /\bII\b/.test(text) && /Fire|Anarchy|Blood/.test(text))).toBe(true);
    const { height } = (await page.locator('.bar .cards').boundingBox())!;
    expect(height).toBeGreaterThan(250);
  });

  test('cards of the codex are walked by arrow keys, and chosen by Enter', async ({ site, expect }) => {
    const page = await begun(site, { width: 768, height: 1024 });
    await toTheCodex(page);
    const all = await picks(page);
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.pick);
    await cards(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe(all[1]);
    await page.keyboard.press('ArrowDown');
    const below = await focused();
    expect(all.indexOf(below)).toBeGreaterThan(4);
    await page.keyboard.press('Enter');
    await expect.poll(() => cards(page).and(page.locator('[aria-pressed="true"]')).count()).toBe(1);
    expect(await focused()).toBe(below);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toBe(all[all.indexOf(below) - 1]);
  });

  test('what is done is told as it is done', async ({ site, expect }) => {
    const page = await begun(site);
    await hand(page).first().click();
    await pick(page, 'button:hire').click();
    await expect.poll(() => told(page).innerText()).toContain('Player A: Hire a worker');
    // What chance gives several times is told once.
    expect((await told(page).innerText()).match(/A card is drawn/g)?.length ?? 0).toBeLessThan(2);
  });

  test('the heroes of the other side are not for the own hand, and the card that is looked at covers no refusal', async ({
    site,
    expect,
  }) => {
    const page = await begun(site, { width: 1440, height: 900 });
    await hand(page).first().click();
    await pick(page, 'button:play').waitFor();
    await page.locator('[data-pick^="far:command:"]').first().click();
    const refusal = page.locator('[role="alert"]', { hasText: /\S/ }).first();
    await refusal.waitFor();
    await hand(page).nth(1).hover();
    const card = page.locator('[popover]:popover-open');
    await card.locator('.face').waitFor();
    for (const said of [refusal, page.locator('.stage .asked')]) {
      await expect
        .poll(async () => {
          const [a, b] = [(await card.boundingBox())!, (await said.boundingBox())!];
          return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        })
        .toBe(true);
    }
  });

  test('summoning has a price, and add-ons keep their order', async ({ site, expect }) => {
    const page = await begun(site);
    const addons = () =>
      page
        .locator('.buttons [data-pick^="addon:"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.pick));
    const before = await addons();
    expect(before).toHaveLength(4);
    await page.locator('[data-pick^="card:command:"]').first().click();
    await expect.poll(() => pick(page, 'button:summon').innerText()).toMatch(/2/);
    await pick(page, 'button:summon').click();
    await pick(page, 'button:end').waitFor();
    expect(await addons()).toEqual(before);
    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect.poll(() => page.locator('.cx-table .active').count()).toBe(0);
  });
});
