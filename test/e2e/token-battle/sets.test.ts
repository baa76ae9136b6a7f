import type { Page } from 'playwright-core';
import { settled, test } from '../support/test';

const route = 'en/token-battle/sets/';

const strip = (page: Page, n: number) => page.getByRole('region', { name: `Stack ${n}`, exact: true });
const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
const verdict = (page: Page) => page.locator('.verdict');

/** Lays two cards under each strip with nothing but the keyboard. */
async function buildByKeys(page: Page): Promise<void> {
  await card(page, 'milestone').focus();
  for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
}

test('a set is built by keyboard, refused with the reason until it is legal, and kept', async ({ site, expect }) => {
  const page = await site.open(route);
  await page.getByRole('heading', { name: 'Collection' }).waitFor();
  // What nobody has begun is no mistake.
  await expect.poll(() => verdict(page).textContent()).toContain('Lay two to five cards');
  expect(await page.locator('.problem').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);

  await card(page, 'milestone').focus();
  await page.keyboard.press('1');
  await expect.poll(() => verdict(page).textContent()).toContain('Each stack needs 2 to 5 cards; here: 1.');
  await page.keyboard.press('Control+z');
  await expect.poll(() => verdict(page).textContent()).toContain('Lay two to five cards');

  await buildByKeys(page);
  await expect.poll(() => verdict(page).textContent()).toContain('This set is legal');
  await expect.poll(() => strip(page, 1).locator('[data-place]').count()).toBe(2);

  await page.getByLabel('Name of the set').fill('Stone and Song');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => verdict(page).textContent()).toContain('Saved');

  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Stone and Song', exact: true }).click();
  await expect.poll(() => strip(page, 4).locator('[data-place]').count()).toBe(2);
});

test('order is changed and undone by keyboard; a deleted set can be put back', async ({ site, expect }) => {
  const page = await site.open(route);
  await page.getByRole('button', { name: 'Gale', exact: true }).click();
  const names = () => strip(page, 1).locator('[data-place] span').allTextContents();
  await expect.poll(names).toEqual(['Plough', 'Carousel', 'Milestone']);

  await strip(page, 1).locator('[data-place]').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(names).toEqual(['Carousel', 'Plough', 'Milestone']);
  await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(['Plough', 'Carousel', 'Milestone']);

  await page.getByLabel('Name of the set').fill('Wind');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Wind' }).click();
  await page.getByText('Wind is deleted.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => page.getByRole('button', { name: 'Wind', exact: true }).count()).toBe(1);
});

test('a set can be deleted while it is still being saved', async ({ site, expect }) => {
  const page = await site.open(route);
  await page.getByRole('button', { name: 'Gale', exact: true }).click();
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[aria-label="Delete Wind"]');
      if (!button) return;
      watch.disconnect();
      button.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByLabel('Name of the set').fill('Wind');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Wind is deleted.').waitFor();
  await page.getByText('Wind is saved').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Wind', exact: true }).count()).toBe(0);
});

test('a card is dragged from the collection into a strip', async ({ site, expect }) => {
  const page = await site.open(route, { height: 1600 });
  await card(page, 'idol').dragTo(strip(page, 2).locator('.slot').last());
  await expect.poll(() => strip(page, 2).locator('[data-place] span').allTextContents()).toEqual(['Idol']);
});

test('a set travels in a link; a damaged link says so and takes nothing away', async ({ site, expect }) => {
  const page = await site.open(route);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Swarm', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('#s=');
  const link = await copied();

  const friend = await (await site.visitor()).newPage();
  await friend.goto(link);
  await expect.poll(() => verdict(friend).textContent()).toContain('This set is legal');
  await expect.poll(() => friend.getByLabel('Name of the set').inputValue()).toBe('Swarm');

  await friend.goto(`${link.slice(0, -6)}`);
  await expect.poll(() => friend.getByRole('alert').textContent()).toContain('cut short');
  await expect.poll(() => strip(friend, 1).locator('[data-place]').count()).toBe(2);
});

test('two sets meet in a match that can be stopped and says how sure it is', async ({ site, expect }) => {
  const page = await site.open(route);
  await page.getByRole('button', { name: 'Quickstep', exact: true }).click();
  await page.getByLabel('Games').selectOption('20');
  await page.getByLabel('Both sides play').selectOption('greedy');
  await page.getByRole('button', { name: 'Play the match' }).click();
  await expect.poll(() => page.locator('.how').textContent(), { timeout: 60_000 }).toContain('Games played: 20');
  await expect.poll(() => page.locator('.result').textContent()).toContain('95 % interval');

  await page.getByLabel('Games').selectOption('400');
  // Long enough that it cannot be over before it is stopped.
  await page.getByLabel('Both sides play').selectOption('alphabeta:2000');
  await page.getByRole('button', { name: 'Play the match' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Play the match' }).waitFor();
});

test('other games have no sets', async ({ site, expect }) => {
  const page = await (await site.visitor()).newPage();
  expect((await page.goto('en/toy-battle/sets/'))?.status()).toBe(404);
  site.problems.length = 0;
});
