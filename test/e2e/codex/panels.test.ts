/** The panels of Codex's analyser: what attacks leave, patrol that is tried out, the search for a win. */
import { describe } from 'vitest';
import { test } from '../support/test';

const ANALYSE = 'en/codex/analyse/';

describe("the panels of Codex's analyser", () => {
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
});
