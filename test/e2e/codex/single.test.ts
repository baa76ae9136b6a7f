/** Games of one hero each in the browser: chosen before a game and in the analyser, and built. */
import type { Page } from 'playwright-core';
import { test } from '../support/test';

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const commands = (page: Page) => page.locator('.cx-table .command');

test('a game of one hero each is chosen by the size of the teams, and played again', async ({ site, expect }) => {
  const page = await site.open('en/codex/play/', { width: 360, height: 740 });
  await page.locator('fieldset.start:enabled').waitFor();
  await radio(page, /^One hero each/).check({ force: true });
  // Bashing meets Finesse; nobody is offered a team of three.
  await expect.poll(() => page.locator('fieldset.start input:checked + .card b').allInnerTexts()).toContain('Bashing');
  expect(await radio(page, /Bashing, Finesse/).count()).toBe(0);
  await page.getByText('Rules: as usual').waitFor();
  await page.getByRole('button', { name: 'Start the game', exact: true }).click();
  await page.waitForURL(/#match=/);
  await page.getByRole('heading', { level: 1, name: /Bashing · Finesse$/ }).waitFor();
  const heroes = async () => (await commands(page).locator('[data-pick*="command:"]').count()).toString();
  await expect.poll(heroes).toBe('2');
  const first = page.url();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect.poll(() => page.url()).not.toBe(first);
  await expect.poll(heroes).toBe('2');
});

test('the analyser deals one', async ({ site, expect }) => {
  const page = await site.open('en/codex/analyse/');
  await page.locator('.cx-table').waitFor();
  await page.getByRole('tab', { name: 'Set up' }).click();
  await page.getByLabel('Size of the teams').selectOption('One hero each');
  await page.getByLabel('Team of Player B').selectOption('Growth');
  await page.getByRole('button', { name: 'Deal a game', exact: true }).click();
  await expect.poll(() => commands(page).locator('[data-pick*="command:"]').count()).toBe(2);
  await page.locator('[data-pick$="command:argagarg_garg"]').waitFor();
});

test('a team of one hero is built, and one gives way to another', async ({ site, expect }) => {
  const page = await site.open('en/codex/sets/');
  await page.locator('[data-hero="captain_zane"]').click();
  await page.locator('[data-hero="master_midori"]').click();
  await radio(page, /^One hero each/).check();
  await page.getByText('The team is complete.').waitFor();
  await page.getByRole('heading', { name: 'Codex: 24 cards' }).waitFor();
  await expect.poll(() => page.getByLabel('Team as text').inputValue()).toBe('anarchy/red');
  await page.locator('[data-hero="river_montoya"]').click();
  await expect.poll(() => page.getByLabel('Team as text').inputValue()).toBe('finesse/neutral');
  await page.getByLabel('Text of another team').fill('anarchy+blood+fire/red');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { name: 'Heroes: 3 of 3' }).waitFor();
});
