import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { written } from '../support/moves';
import { routesLike } from '../support/routes';
import { act, card, named, offered, square } from '../support/tash-kalar';
import { test, type Site, type View } from '../support/test';
import { leadsToRule } from '../support/why';

const [route] = routesLike(/^en\/tash-kalar\/analyse\/$/) as [string];

/** High Form from the middle of a game, the worked position of the rules; B to move. */
const HIGH =
  'A d5 f1 f8 e5* f5* i4*; B d4 e2 e4 d2* d3* e3* g3**; decks northern sylvan; hand A Messenger Knight Champion ' +
  'Leviathan Titan flare-03; hand B ForestWardens CentaurSpearman ForestAncient TheEldestTree StormElemental flare-06; ' +
  'row RedConquest CenterCross Destruction; next Envelopment; turn B 2';

/** A duel in which the Fire Elemental may come. */
const DUEL =
  'A d5* f5 c6* e6 g6; B d3* e3* f3 c3 e2; mode duel; decks northern highland; hand A Bomb Knight Champion ' +
  'FireElemental Titan flare-04; hand B DireWolf WolfRider HillGiant Leviathan TwoHeadedDragon flare-07; ' +
  'points 11-12; turn A 2';

/** Four actions and beings that move on and on: nobody looks through this turn to its end. */
const LONG =
  'A d4* f4 d6 f6 e4 h3 h6 c6 g6 c3 a5; B i3 h2 g1 d2* e2 b4 b5 g8 h8 c8; decks highland northern; mode duel; ' +
  'hand A Warlord Werewolf DireWolf Leviathan Titan flare-04; turn A 4';

/** The last action of a turn is a placement; then a being is drawn. */
const DRAW =
  'A d4; B f6; mode duel; decks northern sylvan; hand A Bomb Knight Titan Leviathan flare-00; ' +
  'hand B Dryad Naiad FireDragon HellBull flare-01; turn A 1';

const inAddress = (notation: string) => `#p=${encodeURIComponent(notation)}`;

async function analyser(site: Site, notation: string, view: View = {}): Promise<Page> {
  const page = await (await site.visitor(view)).newPage();
  await page.goto(route + inAddress(notation));
  await ready(page);
  return page;
}

const ready = (page: Page) => page.getByRole('tab', { name: 'Moves' }).waitFor();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const map = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
const played = (page: Page) => page.getByRole('group', { name: 'Moves and variations' }).getByRole('button');
const row = (page: Page, side: string, name: string) =>
  page.getByRole('region', { name: side }).getByRole('row').filter({ hasText: name }).getByRole('cell');
const listed = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

/** What was played, read where it is told; the panel that was open is closed by it. */
async function lines(page: Page): Promise<string[]> {
  await tab(page, 'Moves');
  return written(played(page));
}

describe('the summon finder', () => {
  test('goes from card to squares and back, for both players, and says which piece is missing', async ({
    site,
    expect,
  }) => {
    const page = await analyser(site, HIGH);
    await tab(page, 'Summon finder');
    const own = 'B: cards to summon';
    await expect.poll(() => row(page, own, 'Forest Wardens').nth(0).innerText()).toBe('f3');
    expect(await row(page, own, 'Centaur Spearman').nth(0).innerText()).toBe('c2 f2 c4 f4');
    expect(await row(page, own, 'The Eldest Tree').allInnerTexts()).toEqual(['–', '–']);
    const squares = page.getByRole('region', { name: own }).locator('dl > div');
    expect(await squares.filter({ hasText: 'c4' }).locator('dd').innerText()).toBe('Centaur Spearman');
    const enemy = 'A: what it may summon';
    // Its hand lies open; what it may hold besides is told to who asks.
    await expect.poll(() => row(page, enemy, 'Messenger').count()).toBe(2);
    expect(await page.getByRole('region', { name: enemy }).getByText('different beings').isVisible()).toBe(false);
    await page.getByText('What it may hold for all its opponent knows').click();
    expect(await row(page, enemy, 'Summoner').nth(0).innerText()).toBe('e4 e6');
    expect(await row(page, enemy, 'Bomb').nth(0).innerText()).toBe('c4 d4 f4 g4 c6 d6 f6 g6');

    const [lack, target] = /(\w\d) → (\w\d)/.exec(await row(page, own, 'Forest Ancient').nth(1).innerText())!.slice(1);
    await act(page, `place ${lack}`);
    await expect.poll(() => row(page, own, 'Forest Ancient').nth(0).innerText()).toContain(target);
  });

  test('shows a card in hand over the board; where it does not fit nothing is placed', async ({ site, expect }) => {
    const page = await analyser(site, HIGH);
    await card(page, 'ForestWardens').click();
    await page.getByText(/^Forest Wardens fits on f3\. One piece short on/).waitFor();
    await square(page, 'f3').hover();
    await expect.poll(() => page.locator('svg circle.used').count()).toBe(2);
    await square(page, 'c2').click();
    await leadsToRule(page.locator('.trouble'), 'TS-SUM-12', expect);
    await offered(page, 'f3').click();
    await expect.poll(() => lines(page)).toEqual(['summon ForestWardens@f3']);
  });

  test('becomes maps of squares, for the hand, for one card, and for what the opponent may hold', async ({
    site,
    expect,
  }) => {
    const page = await analyser(site, HIGH);
    await tab(page, 'Values');
    await map(page, 'where my cards fit');
    await page.getByText('cards of the hand that can be summoned here').first().waitFor();
    await expect
      .poll(() =>
        listed(page)
          .filter({ hasText: /proven/ })
          .count(),
      )
      .toBe(5);
    await card(page, 'ForestWardens').click();
    await expect
      .poll(() =>
        listed(page)
          .filter({ hasText: /proven/ })
          .allInnerTexts(),
      )
      .toEqual([expect.stringMatching(/f3, empty\s+1\s+proven/)]);
    await page.keyboard.press('Escape');
    await map(page, "where the opponent's cards may fit");
    await expect
      .poll(() =>
        listed(page)
          .filter({ hasText: /e6, central/ })
          .first()
          .innerText(),
      )
      .toMatch(/1\s+proven\s+Summoner/);
    await map(page, 'one piece short for the opponent');
    await page.getByText('cards the opponent may hold that lack only a piece here').first().waitFor();
  });

  test('beside it stands the value of every placement', async ({ site, expect }) => {
    const page = await analyser(site, DRAW);
    await page.getByText('Loss against the best move').waitFor();
    await page.getByRole('button', { name: /^Show all \d+ moves$/ }).click();
    await expect
      .poll(() => page.locator('.lines li').filter({ hasText: 'Place on e5' }).first().innerText())
      .toMatch(/(−[\d.]+|0|\d+%)\s+Place on e5/);
  });
});

describe('the turn solver', () => {
  test('knows a whole turn; a row shows its line and plays it', async ({ site, expect }) => {
    const page = await analyser(site, DUEL);
    await tab(page, 'Turn solver');
    await button(page, 'Look at the whole turn').click();
    await page.getByText(/^Proven: what is not listed cannot be reached this turn/).waitFor();
    await page.getByText(/^Why so few: .* depends on luck/).waitFor();
    await button(page, 'Fire Elemental e4').waitFor();
    // Two heroic pieces next to it and the legend itself are the most there is.
    const best = page.getByRole('button', { name: /^\+\d points$/ }).first();
    expect(await best.innerText()).toBe('+3 points');
    await best.click();
    const line = page.getByRole('region', { name: /^Line: / });
    await line.getByText('Fire Elemental on e4').waitFor();
    const steps = await line.getByRole('listitem').count();
    await button(page, 'Play this line').click();
    await expect.poll(async () => (await lines(page)).length).toBe(steps);
    expect(await named(page, 'e3')).toContain('empty');
  });

  test('can be stopped, and then says that there may be more; the keys stay on its button', async ({
    site,
    expect,
  }) => {
    const page = await analyser(site, LONG);
    await tab(page, 'Turn solver');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await button(page, 'Look at the whole turn').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Stop');
    await page.getByRole('progressbar', { name: 'Share of the turn looked at' }).waitFor();
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /points$/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/^Found so far in [\d,]+ positions\. There may be more\.$/).waitFor();
    await expect.poll(focused).toBe('Look at the whole turn');
  });
});

describe('chance', () => {
  test('is chosen card by card with its odds, or left to itself', async ({ site, expect }) => {
    const page = await analyser(site, DRAW);
    await act(page, 'place e5');
    await page.getByText('Which card does A draw?').waitFor();
    const outcome = page.locator('[data-pick="outcome:Warlord"], [data-pick="outcome:Summoner"]').first();
    // Eighteen beings, two of them in hand.
    expect(await outcome.innerText()).toMatch(/1\/16/);
    await outcome.click();
    await page.getByText('B: place a piece, or choose a card').waitFor();
    await card(page, 'Summoner').waitFor();
    await act(page, 'place d7');
    await act(page, 'place d8');
    await page.getByText('Which card does B draw?').waitFor();
    await button(page, 'Let chance decide').click();
    await expect.poll(async () => (await lines(page)).length).toBe(5);
    expect((await lines(page))[1]).toBe('~Summoner');
  });
});

describe('positions', () => {
  test('moves and map travel in a link and in a record; a foreign file says what is wrong', async ({
    site,
    expect,
  }) => {
    const page = await analyser(site, DUEL);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await act(page, 'summon FireElemental@e4');
    await act(page, 'option near');
    await act(page, 'place a5');
    const moves = ['summon FireElemental@e4', 'option near', 'a5'];
    await expect.poll(() => lines(page)).toEqual(moves);
    await tab(page, 'Values');
    await map(page, 'one piece short for the opponent');
    await tab(page, 'Save and share');
    await button(page, 'Copy link').click();
    await page.getByText('Copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save record as file').click()]);

    const friend = await (await site.visitor()).newPage();
    await friend.goto(link);
    await ready(friend);
    await expect.poll(() => lines(friend)).toEqual(moves);
    await friend.getByText('cards the opponent may hold that lack only a piece here').first().waitFor();

    const other = await analyser(site, HIGH);
    await tab(other, 'Save and share');
    const files = other.locator('input[type=file]');
    const buffer = readFileSync((await file.path())!);
    const record = { name: 'record.json', mimeType: 'application/json' };
    const broken = Buffer.from(buffer.toString().replace('FireElemental@e4', 'FireElemental@e5'));
    await files.setInputFiles({ ...record, buffer: broken });
    await expect.poll(() => other.locator('.trouble').innerText()).toContain('summon FireElemental@e5');
    await files.setInputFiles({ ...record, buffer });
    await expect.poll(() => lines(other)).toEqual(moves);
  });
});
