/** The panels of Codex's analyser: what attacks leave, patrol that is tried out, the search for a win, what is weighed. */
import { describe } from 'vitest';
import { test } from '../support/test';

const ANALYSE = 'en/codex/analyse/';

describe("the panels of Codex's analyser", () => {
  test('the list of moves says what an ability does, and tells things of one name apart', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await page.getByRole('button', { name: /^Show all \d+ moves$/ }).click();
    const moves = page.locator('.lines').first();
    // Texts of cards and values of moves come one after the other.
    await expect.poll(() => moves.innerText()).toMatch(/Jaina Stormborne: .+ → /);
    await expect.poll(() => moves.innerText()).toContain('Attack with Gunpoint Taxman (1)');
    await expect.poll(() => moves.innerText()).toContain('Attack with Gunpoint Taxman (2)');
    await expect.poll(() => moves.innerText()).not.toMatch(/Use (?:ability|the ability)/);
  });

  test('every attack that is open says what it leaves', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await page.getByRole('tab', { name: 'Attacks' }).click();
    const open = page.locator('li.open');
    await expect.poll(() => open.count()).toBeGreaterThan(0);
    await expect
      .poll(() => open.filter({ hasText: /Afterwards: .*(HP left|is gone|decided)/ }).count())
      .toBe(await open.count());
  });

  test('another line-up is answered with the most that comes through', async ({ site, expect }) => {
    const page = await site.open(ANALYSE, { width: 360, height: 740 });
    await page.getByRole('tab', { name: 'Patrol' }).click();
    const leader = page.getByRole('combobox', { name: 'Squad leader' });
    await expect.poll(() => leader.locator('option').count()).toBeGreaterThan(1);
    await leader.selectOption({ index: 1 });
    await expect.poll(() => page.getByText(/At the very most|cannot be bounded/).count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
  });

  test('the search for a win can be stopped and taken up again', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await page.getByRole('tab', { name: 'Figures' }).click();
    const start = page.getByRole('button', { name: /win this turn\?/ });
    await start.click();
    const stop = page.getByRole('button', { name: 'Stop' }).last();
    const answer = page.getByRole('status').filter({ hasText: /^(Yes|No|Not settled|At best)/ });
    await expect.poll(async () => (await stop.isVisible()) || (await answer.count()) > 0).toBe(true);
    if (await stop.isVisible()) await stop.click();
    await expect.poll(() => start.isVisible()).toBe(true);
  });

  test('slots are weighed in gold, and a press on one puts somebody there', async ({ site, expect }) => {
    const page = await site.open(ANALYSE, { width: 360, height: 740 });
    await page.getByRole('tab', { name: 'Patrol' }).click();
    await page.getByRole('button', { name: 'Weigh the slots' }).focus();
    await page.keyboard.press('Enter');
    const cells = page.locator('td button');
    await expect.poll(() => cells.count(), { timeout: 60_000 }).toBeGreaterThan(4);
    expect(await cells.first().innerText()).toMatch(/^(0|[+−]\d+\.\d)/);
    // The keys stay on the button that begins and stops it.
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(await focused()).toBe('Stop');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText(/Stopped: the mean of \d+ of \d+ sampled worlds/).count()).toBe(1);
    expect(await focused()).toBe('Weigh the slots');
    await cells.first().click();
    const leader = page.getByRole('combobox', { name: 'Squad leader' });
    await expect.poll(() => leader.inputValue()).not.toBe('');
    // What was found spoke of the line-up before.
    await expect.poll(() => cells.count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
  });

  test('cards of the codex are weighed, and it is told when cards come', async ({ site, expect }) => {
    const page = await site.open(ANALYSE, { width: 360, height: 740 });
    await page.getByRole('tab', { name: 'Cards' }).click();
    await page.getByRole('button', { name: 'Weigh the codex' }).click();
    await expect
      .poll(() => page.getByText(/Estimated: the mean of 12 sampled worlds/).count(), { timeout: 90_000 })
      .toBe(1);
    const used = page.getByRole('combobox', { name: 'Cards used each turn' });
    const chances = () => page.locator('table:has(caption) td').allInnerTexts();
    const before = await chances();
    expect(before.filter((text) => /^\d+%$/.test(text)).length).toBeGreaterThan(3);
    await used.selectOption('5');
    await expect.poll(chances).not.toEqual(before);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
  });

  test('what takes a thing away stands beside its patrol slot in the editor', async ({ site, expect }) => {
    const page = await site.open(ANALYSE, { width: 1366, height: 768 });
    await page.getByRole('tab', { name: 'Set up' }).click();
    await page.getByRole('button', { name: 'Edit the position' }).click();
    const rows = page.locator('li:has(select):has(button)');
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
    for (const row of await rows.all()) {
      const [slot, away] = await Promise.all([
        row.locator('select').boundingBox(),
        row.locator('button').boundingBox(),
      ]);
      expect(away!.y).toBeLessThan(slot!.y + slot!.height);
      expect(away!.y + away!.height).toBeGreaterThan(slot!.y);
    }
  });

  test('cards stay where they were when the answer to a drill is checked', async ({ site, expect }) => {
    const page = await site.open('en/codex/drills/#attack.3mv', { width: 1366, height: 768 });
    const card = page.locator('.stage .own [data-pick]').first();
    await expect.poll(() => card.count()).toBeGreaterThan(0);
    const button = page.getByRole('button', { name: 'Check' });
    const before = await card.boundingBox();
    await button.click();
    await expect.poll(() => page.getByRole('button', { name: 'Next question' }).count()).toBe(1);
    expect((await card.boundingBox())!.y).toBe(before!.y);
    // A card that is looked at leaves what leads on in sight.
    await card.hover();
    const shown = page.locator('[popover]:popover-open');
    await expect.poll(() => shown.count()).toBe(1);
    const [over, next] = await Promise.all([
      shown.boundingBox(),
      page.getByRole('button', { name: 'Next question' }).boundingBox(),
    ]);
    const isApart =
      over!.x + over!.width <= next!.x ||
      next!.x + next!.width <= over!.x ||
      over!.y + over!.height <= next!.y ||
      next!.y + next!.height <= over!.y;
    expect(isApart).toBe(true);
  });
});
