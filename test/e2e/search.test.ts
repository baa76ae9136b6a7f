import { describe } from 'vitest';
import { expectAccessible } from './support/axe';
import { test } from './support/test';

describe('search', () => {
  test('by keyboard: a piece, its rule, and there', async ({ site, expect }) => {
    const page = await site.open('en/tash-kalar/learn/');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('tower');
    const option = dialog.getByRole('option', { name: /^Tower/ });
    await option.waitFor();
    await expect.poll(() => option.innerText()).toContain('Toy Battle');
    await expectAccessible(page, 'dialog');
    // Down to it, as the text field tells.
    const id = await option.getAttribute('id');
    const chosen = () => dialog.getByRole('combobox').getAttribute('aria-activedescendant');
    for (let presses = 0; presses < 30 && (await chosen()) !== id; presses++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/toy-battle/rules/#TB-CASTLE-1');
  });

  test('by the button in the header, in Chinese, also by the English name', async ({ site, expect }) => {
    const page = await site.open('zh-Hant/');
    await page.getByRole('button', { name: '搜尋' }).click();
    const box = page.getByRole('combobox');
    await box.fill('瞭望');
    await expect.poll(() => page.getByRole('option', { name: /Watchtower/ }).count()).toBeGreaterThan(0);
    await box.fill('watchtower');
    await expect.poll(() => page.getByRole('option', { name: /瞭望/ }).count()).toBeGreaterThan(0);
  });

  test('an id leads to its puzzle, a word to nothing if there is nothing', async ({ site, expect }) => {
    const page = await site.open('en/');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox');
    await box.fill('qqqqzzzz');
    await expect.poll(() => page.getByRole('dialog').getByRole('status').innerText()).toBe('Nothing fits.');
    await box.fill('tb-win-0o4htvx');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/toy-battle/puzzle/?id=tb-win-0o4htvx');
  });

  test('a theme leads to what is said of it', async ({ site, expect }) => {
    const page = await site.open('en/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('weak joint');
    await page.getByRole('option', { name: /^Weak joint/ }).click();
    await page.waitForURL('**/toy-battle/themes/#articulation');
    await expect.poll(() => page.locator('#articulation').innerText()).toContain('What to look for');
  });

  test('a card is found in the collection it is a part of', async ({ site, expect }) => {
    const page = await site.open('en/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('whetstone');
    await page.getByRole('option', { name: /^Whetstone/ }).click();
    await page.waitForURL('**/sets/?card=whetstone');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('Whetstone');
  });

  test('a setting is found by another word for it, and leads to its place', async ({ site }) => {
    const page = await site.open('pl/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('ciemny');
    await page.getByRole('option', { name: /^Motyw/ }).click();
    await page.waitForURL('**/pl/settings/#look');
  });

  test('what can be done here is done, by whatever word it is found', async ({ site, expect }) => {
    const page = await site.open('en/');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox');
    // Nothing is to be taken back on this page, and a list tells where it can be.
    await box.fill('undo');
    await page.getByRole('option', { name: /^Take back/ }).waitFor();
    await box.fill('hotkeys');
    await page.getByRole('option', { name: /^This list of keys/ }).click();
    await expect.poll(() => page.getByRole('dialog').getByText('On this page').count()).toBe(1);
  });

  test('a ready set is opened', async ({ site, expect }) => {
    const page = await site.open('en/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('gilders');
    await page.getByRole('option', { name: /^Gilders/ }).click();
    await page.waitForURL('**/token-battle/sets/?set=gilders');
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe("Gilders' Row");
  });
});
