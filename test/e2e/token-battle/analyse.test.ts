import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import cases from '../../../assembly/games/token-battle/data/cases.json' with { type: 'json' };
import { expectAccessible } from '../support/axe';
import { tabTo } from '../support/keyboard';
import { written } from '../support/moves';
import { routesLike } from '../support/routes';
import { addressText } from '../support/saved';
import { test, type Site, type View } from '../support/test';
import { leadsToRule } from '../support/why';

const [route] = routesLike(/^en\/token-battle\/analyse\/$/) as [string];

/** In the middle of a game: auras and gold on one side, a row shooter on the other. */
const MIDDLE =
  'A b2=3 c3=2f d3=2g; B a1=4p e3=1h c4=3; cards A shove>needle milestone>banner banner>pioneers pioneers>shove; cards B plough>twins tide pendulum shove>needle; turn A; points 120-95; ply 9';

const [proved] = cases.puzzles as { position: string; best: string[] }[] as [{ position: string; best: string[] }];

const inAddress = (notation: string) => `#p=${encodeURIComponent(notation)}`;

async function analyser(site: Site, hash = inAddress(MIDDLE), view: View = {}): Promise<Page> {
  const page = await (await site.visitor(view)).newPage();
  await page.goto(route + hash);
  await page.getByRole('tab', { name: 'Moves' }).waitFor();
  return page;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const played = (page: Page) => page.getByRole('group', { name: 'Moves and variations' }).getByRole('button');
const stack = (page: Page, id: string) => page.locator(`[data-pick="stack:${id}"]`).first();
const field = (page: Page, id: string) => page.locator(`[data-pick="field:${id}"]`).first();
const map = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
const listed = (page: Page, place: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^\\d+\\.\\s*field ${place},`) })
    .first();

describe('moves', () => {
  test('a card held over a field shows what it would do there; then it is played', async ({ site, expect }) => {
    const page = await analyser(site);
    await stack(page, 'A:1').click();
    await field(page, 'd4').hover();
    await page.getByText('This turn: A +16, B +8. Change per turn: A +2, B +0.').waitFor();
    expect(await played(page).count()).toBe(0);
    await field(page, 'd4').click();
    await expect.poll(() => written(played(page))).toEqual(['shove@d4']);
    // The pointer is still on the field, whose token is told of as long as it is looked at.
    await page.mouse.move(0, 0);
    await page.getByText('Last turn: A +16, B +8. Change per turn: A +2, B +0.').waitFor();
  });

  test('by keyboard alone', async ({ site, expect }) => {
    const page = await analyser(site);
    await tabTo(page, field(page, 'a1'));
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^This turn: A \+\d+, B \+\d+\./).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => written(played(page))).toEqual(['shove@b1']);
  });

  test('what cannot be played is answered with its rule', async ({ site, expect }) => {
    const page = await analyser(site);
    await stack(page, 'A:1').click();
    await field(page, 'c4').click();
    await leadsToRule(page.locator('.trouble'), 'TK-TURN-2', expect);
    expect(await played(page).count()).toBe(0);
  });

  test('a token that is looked at says what it brings, until the end too, and what threatens it', async ({
    site,
    expect,
  }) => {
    const page = await analyser(site);
    await field(page, 'c3').hover();
    const said = page.locator('p').filter({ hasText: /^field c3, A, value 2, Friendly aura\.\s/ });
    await expect.poll(() => said.innerText()).toContain('Points per turn now: 2.');
    await expect.poll(() => said.innerText()).toMatch(/Worth about \d+ points until the end/);
    await expect.poll(() => said.innerText()).toContain('Plough (b4)');
  });
});

describe('values', () => {
  test('the map of every move is in points, for all cards or for the one in hand', async ({ site, expect }) => {
    const page = await analyser(site);
    await page.getByText('Loss against the best move (points)').waitFor();
    const best = page.locator('.lines li').first();
    await expect.poll(() => best.innerText()).toMatch(/★\s*[+−]?\d+/);
    await page.getByRole('button', { name: 'win chance', exact: true }).click();
    await page.getByText('Expected final margin in points; colour shows the win chance for A').waitFor();
    await stack(page, 'A:2').click();
    await page.getByText('Only for what is chosen: Milestone').waitFor();
    await expect.poll(() => best.innerText()).toContain('Milestone on');
  });

  test('maps of what a card is worth name quantity and unit', async ({ site, expect }) => {
    const page = await analyser(site);
    await tab(page, 'Values');
    await map(page, 'points this turn');
    await page.getByText("Points this turn, own minus the opponent's for A").waitFor();
    await stack(page, 'A:1').click();
    // As the preview says: 16 for the one, 8 for the other.
    await expect.poll(() => listed(page, 'd4').innerText()).toMatch(/\+8\s+proven/);
    await map(page, 'fire');
    await page.getByText('Hits per turn on a token here', { exact: true }).waitFor();
    await expect.poll(() => listed(page, 'd3').innerText()).toMatch(/1\s+proven/);
    await map(page, 'danger');
    await expect.poll(() => listed(page, 'c3').innerText()).toMatch(/3\s+proven/);
  });

  test('lines come best first and say how far they look; a solved rest is proven', async ({ site, expect }) => {
    const page = await analyser(site, inAddress(proved.position));
    await page.getByRole('button', { name: 'Engine', exact: true }).click();
    const first = page.getByRole('region', { name: 'Best moves' }).getByRole('listitem').first();
    await expect.poll(() => first.innerText(), { timeout: 20_000 }).toMatch(/proven, \d+ turns ahead/);
    await page.getByText(/near enough to look through to the end/).waitFor();
    await first.getByRole('button').click();
    await tab(page, 'Moves');
    await expect.poll(async () => proved.best.includes((await written(played(page)))[0] ?? '')).toBe(true);
  });

  test('the forecast and a move are taken apart, and the parts add up', async ({ site, expect }) => {
    const page = await analyser(site);
    await tab(page, 'Forecast');
    const panel = page.getByRole('tabpanel');
    const numbers = async (rows: string) =>
      (await panel.locator(rows).allInnerTexts()).map((text) => Number(text.replace('−', '-')));
    await panel.getByRole('row', { name: /Expected margin/ }).waitFor();
    const parts = await numbers('tbody tr:has(.bar) td:nth-child(2)');
    const [total] = await numbers('tfoot td:nth-child(2)');
    expect(parts).toHaveLength(8);
    // Every part is rounded by itself.
    expect(Math.abs(parts.reduce((sum, part) => sum + part) - total!)).toBeLessThanOrEqual(4);

    await panel.getByRole('combobox').selectOption('shove@d4');
    await panel.getByRole('row', { name: 'Points this turn +16 +8' }).waitFor();
    await panel.getByRole('row', { name: 'Change of points per turn +2 0' }).waitFor();
    await panel.getByText('Next on top of the stack: Needle.').waitFor();
    await panel.getByText(/^Best next turn by the forecast: B,/).waitFor();
    const circles = page.locator('svg[role=application] g.blue:has(> .casing)');
    await panel.getByRole('combobox').focus();
    await expect.poll(() => circles.count()).toBe(1);
    await panel.getByRole('combobox').blur();
    await expect.poll(() => circles.count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('positions', () => {
  test('a link carries moves and map', async ({ site, expect }) => {
    const page = await analyser(site);
    await stack(page, 'A:1').click();
    await field(page, 'd4').click();
    await tab(page, 'Values');
    await map(page, 'fire');
    await expect.poll(() => addressText(page)).toContain('"m":"fire"');
    const hash = await page.evaluate(() => location.hash);
    const other = await analyser(site, hash);
    await expect.poll(() => written(played(other))).toEqual(['shove@d4']);
    await other.getByText('Hits per turn on a token here', { exact: true }).waitFor();
  });
});

describe('samples', () => {
  test('from the middle of games can be opened', async ({ site, expect }) => {
    const page = await analyser(site);
    await tab(page, 'Set up');
    await page.getByText('Show the 4 examples').click();
    await page.getByRole('button', { name: /Mid-game, Crossfire .* turn 17/ }).click();
    await expect.poll(() => field(page, 'c5').getAttribute('aria-label')).toContain('Golden token');
    await tab(page, 'Moves');
    await stack(page, 'A:3').click();
    await field(page, 'a5').click();
    await expect.poll(() => written(played(page))).toEqual(['alchemist@a5']);
  });
});

describe('narrow screens and other languages', () => {
  test('nothing is wider than 360 pixels', async ({ site, expect }) => {
    const page = await analyser(site, inAddress(MIDDLE), { width: 360, height: 740 });
    for (const name of ['Values', 'Forecast', 'Set up']) {
      await tab(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});
