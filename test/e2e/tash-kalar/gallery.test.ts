import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe';
import { tabTo } from '../support/keyboard';
import { act, named, square } from '../support/tash-kalar';
import { settled, test } from '../support/test';
import { leadsToRule } from '../support/why';

const route = 'en/tash-kalar/gallery/';

const pattern = (page: Page, id: string) => page.locator(`[data-pattern="${id}"]`);
/** Miniatures drawn in a pattern: one as printed, or all the ways it can lie. */
const drawn = (page: Page, id: string) => pattern(page, id).locator('svg').count();
const found = (page: Page) => page.getByRole('search').getByRole('status').innerText();
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function tryOut(page: Page, name: string) {
  await page.getByRole('button', { name: `${name}: Try it on a board` }).click();
  await button(page, 'Summon it').waitFor();
}

test('all cards and tasks are there, and are found by words, deck and rank together', async ({ site, expect }) => {
  const page = await site.open(route);
  expect(await found(page)).toBe('102 found');
  await page.getByLabel('Deck').selectOption('Highland');
  await expect.poll(() => found(page)).toBe('18 found');
  await page.getByLabel('Rank').selectOption('common');
  await expect.poll(() => found(page)).toBe('5 found');
  await page.getByLabel('Rank').selectOption('');
  await page.getByLabel('Search names and texts').fill('giant');
  await expect.poll(() => found(page)).not.toBe('18 found');
  expect(await page.getByRole('article').allInnerTexts()).toContainEqual(expect.stringContaining('Hill Giant'));
  expect(await page.getByRole('article').filter({ hasNotText: /giant/i }).count()).toBe(0);
  await page.getByLabel('Search names and texts').fill('no such card');
  await page.getByText('Nothing fits all of this.').waitFor();
  await page.getByRole('button', { name: 'Without “no such card”: 18' }).click();
  await expect.poll(() => found(page)).toBe('18 found');
});

test('a pattern shows its orientations when pointed at, and by keyboard', async ({ site, expect }) => {
  const page = await site.open(route);
  const printed = await drawn(page, 'swordmaster');
  await pattern(page, 'bomb').hover();
  await expect.poll(() => pattern(page, 'bomb').getAttribute('aria-expanded')).toBe('true');
  // Eight ways, as the rules count them; the printed one goes.
  expect((await drawn(page, 'bomb')) - printed).toBe(7);
  await page.mouse.move(0, 0);
  await expect.poll(() => drawn(page, 'bomb')).toBe(printed);

  await tabTo(page, pattern(page, 'swordmaster'));
  await expect.poll(() => drawn(page, 'swordmaster')).toBe(printed + 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pattern(page, 'messenger').getAttribute('aria-expanded')).toBe('true');
  expect(await drawn(page, 'swordmaster')).toBe(printed);
  await page.keyboard.press('Enter');
  await expect.poll(() => pattern(page, 'messenger').getAttribute('aria-expanded')).toBe('false');
});

test('a card is tried: pieces are laid, it is summoned, its effect is asked and answered', async ({ site, expect }) => {
  const page = await site.open(route, { height: 1000 });
  await tryOut(page, 'Swordmaster');
  await dialog(page).getByText('Swordmaster fits on e5.').waitFor();
  await dialog(page).getByRole('radio', { name: 'B, common' }).check({ force: true });
  for (const id of ['d4', 'd5']) await square(page, id).click();
  await button(page, 'Summon it').click();
  await square(page, 'c2').click();
  await leadsToRule(dialog(page), 'TS-SUM-2', expect);
  await act(page, 'place e5');
  await dialog(page)
    .locator('.bar')
    .getByText(/^Swordmaster: /)
    .waitFor();
  await square(page, 'd5').click();
  await leadsToRule(dialog(page), 'TS-EFF-11', expect);
  await act(page, 'pick d4');
  await dialog(page).getByText('The effect of Swordmaster is over.').waitFor();
  expect(await named(page, 'd4')).toContain('empty');
  expect(await named(page, 'e5')).toContain('A, heroic');
  await button(page, 'Back to laying pieces').click();
  await expect.poll(() => named(page, 'd4')).toContain('B, common');
  await dialog(page).getByRole('link', { name: 'Open this position in the analyser' }).click();
  await page.waitForURL('**/analyse/**');
  await expect.poll(() => named(page, 'd4')).toContain('B, common');
});

test.for(['light', 'dark'] as const)(
  'nothing on the board to try a card on is closed to anybody, in the %s theme on a phone',
  async (theme, { site, expect }) => {
    const page = await site.open(route, { theme, width: 360, height: 740 });
    // What lies behind the board need not be looked at again and again.
    await page.getByLabel('Search names and texts').fill('Gun Tower');
    await tryOut(page, 'Gun Tower');
    await dialog(page)
      .getByText(/^Gun Tower fits on/)
      .waitFor();
    await settled(page);
    await expectAccessible(page, 'dialog');
    await button(page, 'Summon it').click();
    await act(page, 'place e5');
    await settled(page);
    await expectAccessible(page, 'dialog');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
