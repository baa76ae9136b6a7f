/** Lessons of Conquest in the browser. */
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { test } from '../support/test';

const ready = (page: Page) => page.locator('[data-asked], [data-waits]').first().waitFor();
const place = (page: Page, code: string) => page.locator(`svg[role="application"] [data-place="${code}"]`);

async function choose(page: Page, code: string) {
  await place(page, code).focus();
  await page.keyboard.press('Enter');
}

describe('a lesson with dice', () => {
  for (const width of [360, 1366])
    test(`shows what was rolled beside its verdict, ${width} pixels wide`, async ({ site, expect }) => {
      const page = await (await site.visitor({ width, height: 768 })).newPage();
      await page.goto('en/conquest/learn/CQ-L06/3/');
      await ready(page);
      await page.getByText('One on each side', { exact: true }).click();
      await page.locator('form button').first().click();
      await choose(page, 'NAF');
      await choose(page, 'EGY');
      await page.locator('[data-pick="group:II"]').click();
      await page.locator('.answer-box .good').waitFor();
      const rolled = page.getByText('6 against 5, defender hit');
      await rolled.waitFor();
      await expect.poll(() => rolled.innerText()).toContain('3 against 4, attacker hit');
      await expect.poll(() => page.getByRole('img', { name: /^pair \d: / }).count()).toBe(2);
    });
});

describe('a lesson about trade', () => {
  test('shows the card that can be asked for', async ({ site, expect }) => {
    const page = await (await site.visitor({ width: 360, height: 740 })).newPage();
    await page.goto('en/conquest/learn/CQ-L12/12/');
    await page.locator('[data-pick="button:no-offer"]').waitFor();
    await page.locator('[data-pick="card:CON"]').click();
    await page.locator('[data-pick="card:EGY"]').click();
    await page.locator('[data-pick="button:end-turn"]').click();
    await page.locator('.answer-box .good').waitFor();
    await expect.poll(() => page.getByText('Traded, and the last round is over').count()).toBeGreaterThan(0);
  });
});

describe('answers by keyboard', () => {
  test('are followed by the first answer to the next question', async ({ site, expect }) => {
    const page = await (await site.visitor({ width: 1366, height: 768 })).newPage();
    await page.goto('en/conquest/learn/CQ-L12/5/');
    await page.locator('[data-pick="button:early-redeploy"]').focus();
    await page.keyboard.press('Enter');
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.pick);
    await expect.poll(focused).toBe('button:outward-done');
  });
});

describe('the focus', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

  test('goes to the task when the next question or a new try begins', async ({ site, expect }) => {
    const page = await (await site.visitor()).newPage();
    await page.goto('en/conquest/learn/CQ-L02/2/');
    await ready(page);
    await page.getByText('A damaged gunboat', { exact: true }).click();
    await page.locator('form button').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('task');
    await page.getByRole('button', { name: 'End the attacks', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Try again', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Try again');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('task');
  });
});

test('troops go on from the land that they have just entered', async ({ site }) => {
  const page = await (await site.visitor()).newPage();
  await page.goto('en/conquest/learn/CQ-L00/2/');
  await page.locator('svg[role="application"] .offered').first().waitFor();
  await choose(page, 'BRA');
  await choose(page, 'PER');
  await page.locator('[data-pick="count:2"]').click();
  await page.getByRole('button', { name: 'the way to Argentina' }).waitFor();
  await choose(page, 'ARG');
  await page.locator('.answer-box .good').waitFor();
});
