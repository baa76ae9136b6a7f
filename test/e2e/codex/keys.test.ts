/** Codex by keys: the focus goes on with the questions, cards are walked, a patrol is put together in any order. */
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { test } from '../support/test';

const ANALYSE = 'en/codex/analyse/';

const pick = (page: Page, what: string) => page.locator(`.cx-table [data-pick="${what}"]`);
const answer = (page: Page, what: string) => page.locator(`.asked .buttons [data-pick="${what}"]`);
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.pick);
const press = async (page: Page, what: ReturnType<typeof pick>) => {
  await what.focus();
  await page.keyboard.press('Enter');
};
/** Who can patrol. */
const units = (page: Page) =>
  page
    .locator('.cx-table .play [data-pick].next')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.pick!));

describe('keys at the table of Codex', () => {
  test('the focus goes on to the next question, whatever was answered', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await pick(page, 'thing:1').waitFor();
    await press(page, page.locator('.asked .buttons [data-pick^="addon:"]').first());
    await expect.poll(() => focused(page)).toBe('button:end');
    await press(page, answer(page, 'button:end'));
    await expect.poll(() => focused(page)).toBe('button:empty');
    // Who is in hand may go to a slot; Escape lays it down, and the buttons of the slots go.
    const [first] = await units(page);
    await press(page, pick(page, first!));
    await page.locator('.asked .buttons [data-pick="slot:elite"]').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('button:empty');
  });

  test('a unit and its slot may be pressed in either order, and later slots wait', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await pick(page, 'thing:1').waitFor();
    await answer(page, 'button:end').click();
    await answer(page, 'button:empty').waitFor();
    const [first, second, third] = await units(page);
    await press(page, pick(page, first!));
    await press(page, pick(page, 'slot:technician'));
    await expect.poll(() => pick(page, 'slot:technician').getAttribute('aria-pressed')).toBe('true');
    await press(page, pick(page, 'slot:elite'));
    await press(page, pick(page, second!));
    await expect.poll(() => pick(page, 'slot:elite').getAttribute('aria-pressed')).toBe('true');
    await press(page, pick(page, 'slot:leader'));
    await press(page, pick(page, third!));
    const standing = () =>
      page
        .locator('.cx-table .side:not(.far) .patrol li')
        .evaluateAll((all) => all.map((one) => one.querySelector<HTMLElement>('[data-thing]')?.dataset.pick ?? ''));
    // Nobody has to answer for the elite slot again.
    await expect.poll(standing).toEqual([third, second, '', '', '']);
    await page.getByRole('button', { name: 'Leave the rest empty' }).click();
    await expect.poll(standing).toEqual([third, second, '', first, '']);
  });

  test('arrow keys walk the hand, and Escape closes a pile', async ({ site, expect }) => {
    const page = await site.open(ANALYSE);
    await pick(page, 'thing:1').waitFor();
    const cards = page.locator('[data-hand]').first().locator('[data-pick]');
    const names = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.pick));
    await page.keyboard.press('Tab');
    await cards.first().focus();
    await expect
      .poll(async () => {
        await cards.first().focus();
        await page.keyboard.press('ArrowRight');
        return focused(page);
      })
      .toBe(names[1]);
    const open = page.locator('details[name][open]');
    await page.locator('details[name] summary:visible').first().click();
    await expect.poll(() => open.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => open.count()).toBe(0);
  });

  test('cards of the codex that are below show that they are there', async ({ site, expect }) => {
    const page = await site.open(ANALYSE, { width: 1366, height: 768 });
    await pick(page, 'thing:1').waitFor();
    await answer(page, 'button:end').click();
    await page.getByRole('button', { name: 'Leave the rest empty' }).click();
    const cards = page.locator('.asked .cards');
    const draw = page.getByRole('button', { name: 'Let chance decide' });
    await expect
      .poll(async () => {
        if (await draw.isVisible()) await draw.click();
        return cards.locator('[data-pick]').count();
      })
      .toBeGreaterThan(20);
    const mask = () => cards.evaluate((one) => getComputedStyle(one).maskImage);
    await expect.poll(mask).not.toBe('none');
    await cards.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expect.poll(mask).toBe('none');
  });
});

describe('drills of Codex', () => {
  test('nothing moves when a number is missing', async ({ site, expect }) => {
    const page = await site.open('en/codex/drills/#gold', { width: 1366, height: 768 });
    const check = page.getByRole('button', { name: 'Check' });
    await check.waitFor();
    const places = () =>
      page.locator('[data-hand], .asked input').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = [...(await places()), (await check.boundingBox())!.y];
    await check.click();
    await page.getByText('Type a number first.').waitFor();
    expect([...(await places()), (await check.boundingBox())!.y]).toEqual(before);
  });

  test('what leads on is in the window, however much is said', async ({ site, expect }) => {
    const page = await site.open('en/codex/drills/#attack', { width: 1366, height: 600 });
    await page.getByRole('button', { name: 'Check' }).click();
    const next = page.getByRole('button', { name: 'Next question' });
    await next.waitFor();
    await expect.poll(async () => (await next.boundingBox())!.y + (await next.boundingBox())!.height).toBeLessThan(600);
  });
});
