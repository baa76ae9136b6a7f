import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { inTurn } from '../support/day';
import { expectAccessible } from './support/axe';
import { settled, test, type Site, type View } from './support/test';
import { leadsToRule } from './support/why';

const TOY = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';
const TASH =
  'A d5 f1 f8 e5* f5* i4*; B d4 e2 e4 d2* d3* e3* g3**; decks northern sylvan; hand A Messenger Knight Champion ' +
  'Leviathan Titan flare-03; hand B ForestWardens CentaurSpearman ForestAncient TheEldestTree StormElemental flare-06; ' +
  'row RedConquest CenterCross Destruction; next Envelopment; turn B 2';
const DUEL =
  'A d5* f5 c6* e6 g6; B d3* e3* f3 c3 e2; mode duel; decks northern highland; hand A Bomb Knight Champion ' +
  'FireElemental Titan flare-04; hand B DireWolf WolfRider HillGiant Leviathan TwoHeadedDragon flare-07; ' +
  'points 11-12; turn A 2';

/** Opens the editor on a position; without one, on what a first visit shows. */
async function editor(site: Site, game: string, position?: string, view: View = {}): Promise<Page> {
  const page = await (await site.visitor(view)).newPage();
  await page.goto(`en/${game}/analyse/${position ? `#p=${encodeURIComponent(position)}` : ''}`);
  await page.getByRole('tab', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Edit the position' }).click();
  await fine(page).waitFor();
  return page;
}

const fine = (page: Page) => page.getByText('This position can be played on.');
const verdict = (page: Page) => page.locator('.verdict');
const pick = (page: Page, id: string) => page.locator(`[data-pick="${id}"]`).first();
const named = (page: Page, id: string) => pick(page, id).getAttribute('aria-label');
const things = (page: Page, tray: string) => page.locator(`[data-pick^="item:${tray}|"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drag = (page: Page, from: string, to: string) => pick(page, from).dragTo(pick(page, to), { force: true });

/** Carries something to the top of the page, where nothing can lie. */
async function dragOff(page: Page, id: string): Promise<void> {
  const { x, y, width, height } = (await pick(page, id).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 20);
  await page.mouse.move(2, 2);
  await page.mouse.up();
}

describe('with a mouse', () => {
  test('tiles are dragged from palette to base, to rack and off the board', async ({ site, expect }) => {
    const page = await editor(site, 'toy-battle', TOY);
    await drag(page, 'tool:b7', 'node:7');
    await expect.poll(() => named(page, 'node:7')).toContain('Blue Roxy');
    // It comes from the unseen tiles, of which there were three.
    expect(await named(page, 'item:unseen:blue|b7')).toContain('×2');
    await drag(page, 'node:7', 'node:12');
    await expect.poll(() => named(page, 'node:12')).toContain('Blue Roxy');
    expect(await named(page, 'node:7')).toContain('empty');
    await drag(page, 'node:12', 'tray:rack:blue');
    await expect.poll(() => things(page, 'rack:blue').count()).toBe(4);
    // The rack of the other side takes none of it.
    await drag(page, 'item:rack:blue|b7', 'tray:rack:red');
    expect(await things(page, 'rack:red').count()).toBe(4);
    await dragOff(page, 'item:rack:blue|b7');
    await expect.poll(() => things(page, 'rack:blue').count()).toBe(3);
    await fine(page).waitFor();
  });

  test('what is clicked is put down, on top of each other, erased, moved', async ({ site, expect }) => {
    const page = await editor(site, 'toy-battle', TOY);
    await pick(page, 'tool:r3').click();
    await pick(page, 'node:8').click();
    await pick(page, 'node:8').click();
    await expect.poll(() => named(page, 'node:8')).toContain('stack of 2');
    await button(page, 'Erase').click();
    await pick(page, 'node:8').click();
    await expect.poll(() => named(page, 'node:8')).not.toContain('stack of');
    await button(page, 'Move').click();
    await pick(page, 'node:8').click();
    await pick(page, 'tray:discard:red').click({ position: { x: 5, y: 40 } });
    await expect.poll(() => things(page, 'discard:red').count()).toBe(1);
    expect(await named(page, 'node:8')).toContain('empty');
  });
});

test('of the tiles only those are called cut off that are', async ({ site, expect }) => {
  const page = await editor(site, 'toy-battle', TOY);
  const cut = () => page.locator('[data-pick^="node:"][aria-label*="cut off"]').count();
  await fine(page).waitFor();
  expect(await cut()).toBe(0);
  await pick(page, 'tool:b7').click();
  await pick(page, 'node:11').click();
  await expect.poll(cut).toBe(1);
});

test('what is wrong is told where it is, with its rule, and undone', async ({ site, expect }) => {
  const page = await editor(site, 'toy-battle', TOY);
  await pick(page, 'tool:b7').click();
  await pick(page, 'node:R').click();
  await leadsToRule(verdict(page), 'TB-END-1', expect);
  expect(await verdict(page).innerText()).toContain('Red headquarters');
  expect(await button(page, 'Use this position').isDisabled()).toBe(true);
  await button(page, 'Undo').click();
  await fine(page).waitFor();

  // Three of them are in the reserve: a fourth is one too many, and the tray says so itself.
  for (let i = 0; i < 4; i++) await pick(page, 'tray:discard:blue').click({ position: { x: 5, y: 40 } });
  await page.locator('.tray', { hasText: 'One side has more than three tiles of this troop.' }).waitFor();
  await page.keyboard.press('Control+z');
  await fine(page).waitFor();
});

test('the position is used and the editor closed; cancelling leaves all as it was', async ({ site, expect }) => {
  const page = await editor(site, 'toy-battle', TOY);
  await drag(page, 'tool:b7', 'node:1');
  await button(page, 'Cancel').click();
  await page.getByRole('tab', { name: 'Set up' }).waitFor();
  expect(await named(page, 'node:1')).toContain('empty');

  await page.getByRole('button', { name: 'Edit the position' }).click();
  await fine(page).waitFor();
  await drag(page, 'tool:b7', 'node:1');
  await expect.poll(() => named(page, 'node:1')).toContain('Blue Roxy');
  await fine(page).waitFor();
  await button(page, 'Use this position').click();
  await expect.poll(() => page.locator('.editor').count()).toBe(0);
  await expect.poll(() => named(page, 'node:1')).toContain('Blue Roxy');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
});

test('everything by keyboard: choose, put down, delete, undo', async ({ site, expect }) => {
  const page = await editor(site, 'toy-battle', TOY);
  await pick(page, 'tool:bK').focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-pick'))).toBe('tool:b1');
  await page.keyboard.press('Enter');
  await pick(page, 'node:12').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => named(page, 'node:12')).toContain('Blue Skully');
  await page.keyboard.press('Delete');
  await expect.poll(() => named(page, 'node:12')).toContain('empty');
  await page.keyboard.press('Control+z');
  await expect.poll(() => named(page, 'node:12')).toContain('Blue Skully');
});

describe('Token Battle', () => {
  test('tokens, cards in stacks, and a rare field that is wrong', async ({ site, expect }) => {
    const page = await editor(site, 'token-battle');
    const before = await things(page, 'cards:B:1').count();
    await pick(page, 'tool:token:A:3:plain').click();
    await pick(page, 'field:a1').click();
    await expect.poll(() => named(page, 'field:a1')).toContain('A, value 3');
    await drag(page, 'item:cards:A:0|0', 'tray:cards:B:1');
    await expect.poll(() => things(page, 'cards:B:1').count()).toBe(before + 1);

    await page.getByText('More settings').click();
    const boost = page.getByLabel('A: boost waiting');
    await boost.fill('2');
    await boost.press('Tab');
    await leadsToRule(verdict(page), 'TK-BOOST-2', expect);
    expect(await boost.getAttribute('aria-invalid')).toBe('true');
    await boost.fill('1');
    await boost.press('Tab');
    await fine(page).waitFor();
    await button(page, 'Use this position').click();
    await expect.poll(() => page.locator('.editor').count()).toBe(0);
    await expect.poll(() => named(page, 'field:a1')).toContain('A, value 3');
  });
});

test('Token Battle: every control that is often used stands beside the board, in sight', async ({ site, expect }) => {
  const page = await editor(site, 'token-battle', undefined, { width: 1440, height: 900 });
  await page.evaluate(() => scrollTo(0, 0));
  for (const part of ['.trays', '.rest > .fields', '.rest > details:last-of-type > summary']) {
    const { y, height } = (await page.locator(part).last().boundingBox())!;
    expect(y + height, part).toBeLessThanOrEqual(900);
  }
  // No name of a card widens its stack, or the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

describe('Tash-Kalar', () => {
  test('pieces, hands, decks and tasks', async ({ site, expect }) => {
    const page = await editor(site, 'tash-kalar', TASH);
    // A fourth legendary piece of B's.
    await pick(page, 'tool:piece:B:legendary').click();
    for (const id of ['a3', 'a4', 'a5']) await pick(page, `square:${id}`).click();
    await leadsToRule(verdict(page), 'TS-PIECE-1', expect);
    await button(page, 'Undo').click();
    await fine(page).waitFor();
    expect(await named(page, 'square:a5')).toContain('empty');

    await pick(page, 'item:hand:B|storm-elemental').focus();
    await page.keyboard.press('Delete');
    await page.locator('summary', { hasText: 'B: deck' }).click();
    await pick(page, 'tool:card:B:sapling').click();
    await pick(page, 'tray:discards:B').click({ position: { x: 5, y: 40 } });
    await page.locator('summary', { hasText: /^Tasks$/ }).click();
    await page.locator('summary', { hasText: /^Tasks \(/ }).click();
    await pick(page, 'tool:task:side-chain').click();
    await pick(page, 'tray:task:A').click({ position: { x: 5, y: 40 } });
    await fine(page).waitFor();
    await button(page, 'Use this position').click();
    await expect.poll(() => page.locator('.editor').count()).toBe(0);
    expect(await named(page, 'square:a4')).toContain('B, legendary');
    await page.getByText('A has claimed: Side Chain').waitFor();
  });

  test('a duel has points instead of tasks', async ({ site, expect }) => {
    const page = await editor(site, 'tash-kalar', DUEL);
    expect(await page.locator('summary', { hasText: 'Tasks' }).count()).toBe(0);
    const points = page.getByLabel('Points, A');
    await points.fill('17');
    await points.press('Tab');
    await fine(page).waitFor();
    await button(page, 'Use this position').click();
    await page.getByLabel('Points: 17 of 18').first().waitFor();
  });
});

test.for(inTurn(['toy-battle', 'token-battle', 'tash-kalar'], 3))(
  'is closed to nobody, and no wider than a phone (%s)',
  async (game, { site, expect }) => {
    const page = await editor(site, game, undefined, { theme: 'dark', width: 360 });
    for (const summary of await page.locator('.editor summary').all()) await summary.click();
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  },
);
