import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { DATABASE } from '../../site/lib/analyse/shelf';
import { inTurn } from '../support/day';
import { expectAccessible } from './support/axe';
import { written } from './support/moves';
import { routesLike } from './support/routes';
import { addressText } from './support/saved';
import { settled, test, type Site, type View } from './support/test';

const [route] = routesLike(/^en\/toy-battle\/analyse\/$/) as [string];
const [tashKalar] = routesLike(/^en\/tash-kalar\/analyse\/$/) as [string];

/** Castle Field, Blue to move with Kwak, Cap'n and Hook: drawing is best. */
const START = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';

/** Case TB-C56: Red wins this turn, and only with place 2@9. */
const LETHAL =
  'tb1 castle-field r 9 1:b7,3:b6,8:b4,12:r1b6,13:r4,14:rK,15:r1 K27/2224 KK111223334455567/KK13334555666777 4/4 -/- -/-';

const inAddress = (notation: string) => `#p=${encodeURIComponent(notation)}`;

async function analyser(site: Site, notation: string, view: View = {}, at = route): Promise<Page> {
  const page = await (await site.visitor(view)).newPage();
  await page.goto(at + inAddress(notation));
  await ready(page);
  return page;
}

const ready = (page: Page) => page.getByRole('tab', { name: 'Moves' }).waitFor();
const row = (page: Page) => page.locator('.lines li');
const played = (page: Page) => page.locator('[data-node]');
const labels = (page: Page) => page.locator('svg[role=application] text');

/** The keys of the page are not those of the field that a move was typed into. */
const leaveField = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** A position is opened with its map. */
async function showMap(page: Page) {
  await page.getByText('Loss against the best move').waitFor();
  await row(page).first().waitFor();
}

describe('the map of all moves', () => {
  test('says what each move gives away, and of the best one what it is worth', async ({ site, expect }) => {
    const page = await analyser(site, START);
    await showMap(page);
    await expect.poll(() => labels(page).allTextContents()).toContainEqual(expect.stringMatching(/^−\d+$/));
    await page.getByText(/★ best: \d+%/).waitFor();
    await page.getByText(/^−\d+ or worse$/).waitFor();
    await expect.poll(() => row(page).first().innerText()).toMatch(/★\s*\d+%\s+Draw/);
  });

  test('a move without a place is a badge beside the board, and is played by a click', async ({ site, expect }) => {
    const page = await analyser(site, START);
    await showMap(page);
    const badge = page
      .getByRole('list', { name: 'Moves that have no place on the board' })
      .getByRole('button', { name: /^draw/i });
    await expect.poll(() => badge.innerText()).toMatch(/★\s*\d+%/);
    await badge.click();
    await expect.poll(() => written(played(page))).toEqual(['draw']);
  });

  test('a proven win has a lock and a sign, not a tick; losses of the others are estimates', async ({
    site,
    expect,
  }) => {
    const page = await analyser(site, LETHAL);
    await showMap(page);
    const best = row(page).first();
    await expect.poll(() => best.innerText()).toMatch(/★\s*win\s+Place Cap'n, strength 2 on base 9/);
    expect(await best.innerText()).toContain('Wins, whatever the others do');
    expect(await best.locator('use[href$="#lock"]').count()).toBe(1);
    expect(await page.locator('svg[role=application] use[href$="#lock"]').count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Best moves' }).innerText()).not.toContain('✓');
    await expect.poll(() => row(page).nth(1).innerText()).toMatch(/−\d+[\s\S]*estimated/);
  });

  test('every legal move is in the list, and what is picked narrows it', async ({ site, expect }) => {
    const page = await analyser(site, LETHAL);
    await showMap(page);
    await page.getByRole('button', { name: 'Show all 17 moves' }).click();
    await expect.poll(() => row(page).count()).toBe(17);
    await page.locator('[data-pick="tile:red:2"]').first().click();
    await page.getByText('Only for what is chosen').waitFor();
    await expect.poll(() => row(page).count()).toBeLessThan(17);
  });

  test('the switch to win chances is kept with the analysis and in the link', async ({ site, expect }) => {
    const page = await analyser(site, LETHAL);
    await showMap(page);
    await page.getByRole('button', { name: 'win chance', exact: true }).click();
    await page.getByText('Win chance, to the end of the game for Red').waitFor();
    await expect.poll(() => labels(page).allTextContents()).toContainEqual(expect.stringMatching(/^\d+%$/));
    await expect.poll(() => addressText(page)).toContain('"q":"chance"');
    const other = await (await site.visitor()).newPage();
    await other.goto(route + (await page.evaluate(() => location.hash)));
    await other.getByText('Win chance, to the end of the game for Red').waitFor();
  });

  test('a row that is looked at lights up its move on the board', async ({ site, expect }) => {
    const page = await analyser(site, LETHAL);
    await showMap(page);
    const arrows = page.locator('svg[role=application] g.blue:has(> .casing)');
    expect(await arrows.count()).toBe(0);
    await row(page).first().getByRole('button').focus();
    await expect.poll(() => arrows.count()).toBe(1);
    await row(page).first().getByRole('button').blur();
    await expect.poll(() => arrows.count()).toBe(0);
  });

  const SIZES = [
    ['light', 1366],
    ['dark', 360],
  ] as const;
  test.for(inTurn(SIZES, 2))('is accessible and fits (%s, %i pixels)', async ([theme, width], { site, expect }) => {
    const page = await analyser(site, LETHAL, { theme, width });
    await showMap(page);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page, '.right');
  });
});

test('what was found out is there at the next visit without being searched again', async ({ site, expect }) => {
  const page = await analyser(site, START);
  await page.keyboard.press('l');
  await page.getByText(/^Done: [\d,]+ playouts/).waitFor();
  const done = await page.getByText(/^Done: [\d,]+ playouts/).innerText();
  const kept = () =>
    page.evaluate(
      (name) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('positions').objectStore('positions').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
      DATABASE,
    );
  await expect.poll(kept).toBe(1);

  await page.goto('about:blank');
  await page.goto(route + inAddress(START));
  await ready(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('.work [role=status]')?.textContent?.trim();
      if (text) seen.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('l');
  await page.getByText(done).waitFor();
  // No number in between: all of it came at once.
  const numbers = await page.evaluate(() => (window as never as { seen: string[] }).seen);
  expect(new Set(numbers.map((text) => /[\d,]+/.exec(text)?.[0]).filter((text) => text && text !== '0')).size).toBe(1);
});

describe('the tree of moves', () => {
  async function type(page: Page, move: string, expected: number, expect: (typeof import('vitest'))['expect']) {
    const field = page.getByRole('textbox', { name: /Type a move/ });
    await field.fill(move);
    await field.press('Enter');
    await expect.poll(() => played(page).count()).toBe(expected);
  }

  test('a move that gives much away is marked, with the better one and a reason', async ({ site, expect }) => {
    const page = await analyser(site, LETHAL);
    await type(page, '4@7', 1, expect);
    await page.getByRole('button', { name: 'Evaluate the whole line' }).click();
    await expect.poll(() => played(page).first().innerText()).toBe('4@7??');
    expect(await played(page).first().getAttribute('aria-label')).toContain('blunder');
    const fault = page.getByRole('listitem').filter({ hasText: /Better: Place Cap'n, strength 2 on base 9/i });
    await expect
      .poll(() => fault.innerText())
      .toMatch(/\?\?[\s\S]*blunder: \d+% given away[\s\S]*The move played: .*worse in /);
    // Its turn has the number that it has in the line.
    expect(await fault.innerText()).toContain(`${await page.locator('.line > .turn').innerText()} Red: Place Hook`);
    const given = /(\d+)% given away/.exec(await fault.innerText())![1];
    await expect.poll(() => page.locator('svg[role=slider] text').allTextContents()).toEqual(['??']);

    // The list of moves says the same.
    await leaveField(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Show all 17 moves' }).click();
    const same = row(page).filter({ hasText: 'Place Hook, strength 4 on base 7' });
    await expect.poll(() => same.innerText()).toMatch(/^−\d+/);
    expect(Math.abs(Number(/−(\d+)/.exec(await same.innerText())![1]) - Number(given))).toBeLessThanOrEqual(10);

    await fault.getByRole('button', { name: /^Better/ }).click();
    await expect.poll(() => played(page).count()).toBe(2);
  });

  test('a position reached by another order is marked and leads to the earlier one', async ({ site, expect }) => {
    const page = await analyser(site, START);
    const moves = ['draw', '~4', '~6'];
    for (const [i, move] of moves.entries()) await type(page, move, i + 1, expect);
    await leaveField(page);
    await page.keyboard.press('Home');
    await type(page, 'draw', 3, expect);
    await type(page, '~6', 4, expect);
    await type(page, '~4', 5, expect);
    const twin = page.getByRole('button', { name: /^Same position as an earlier one/ });
    await expect.poll(() => twin.count()).toBe(1);
    await twin.click();
    await expect.poll(() => page.locator('[data-node][aria-current=step]').innerText()).toBe('~6');
  });
});

test('the summon finder lights up the board for the card that is looked at', async ({ site, expect }) => {
  const high =
    'A d5 f1 f8 e5* f5* i4*; B d4 e2 e4 d2* d3* e3* g3**; decks northern sylvan; hand A Messenger Knight Champion ' +
    'Leviathan Titan flare-03; hand B ForestWardens CentaurSpearman ForestAncient TheEldestTree StormElemental flare-06; ' +
    'row RedConquest CenterCross Destruction; next Envelopment; turn B 2';
  const page = await analyser(site, high, {}, tashKalar);
  await page.getByRole('tab', { name: 'Summon finder' }).click();
  const circles = page.locator('svg[role=application] g.blue:has(> .casing)');
  const card = page.getByRole('button', { name: 'Centaur Spearman: show on the board' });
  await card.focus();
  await expect.poll(() => circles.count()).toBe(4);
  await card.blur();
  await expect.poll(() => circles.count()).toBe(0);
  await card.hover();
  await expect.poll(() => circles.count()).toBe(4);
});
