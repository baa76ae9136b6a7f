import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { inTurn } from '../support/day';
import { tabTo } from './support/keyboard';
import { settled, test } from './support/test';

/** Where a game is looked at, and an act that gets an answer there: picks, one after the other. */
const PAGES: Readonly<Record<string, Record<'lesson' | 'puzzle', readonly string[]>>> = {
  'toy-battle': {
    lesson: ['TB-L04/3', 'tile:blue:1', 'node:5'],
    puzzle: ['tb-win-00iqten', 'button:draw'],
  },
  'token-battle': {
    lesson: ['TK-L04/2', 'stack:A:1', 'field:a6'],
    puzzle: ['tk-force-0a3juph', 'stack:B:2', 'field:f6'],
  },
  'tash-kalar': {
    lesson: ['TS-L02/1', 'square:e5'],
    puzzle: ['ts-claim-0uk3xfa', 'square:a3', 'square:i3'],
  },
};

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

const addresses = (game: string) => ({
  lesson: `en/${game}/learn/${PAGES[game]!.lesson[0]}/`,
  puzzle: `en/${game}/puzzle/?id=${PAGES[game]!.puzzle[0]}`,
  analyse: `en/${game}/analyse/`,
});

/** What one works with in the analyser: its switches, the line of tabs, and the best move with what it is worth. */
const WORKBENCH = [
  '[role=group][aria-label=Controls]',
  '[role=tablist]',
  '.lines li:first-child .value',
  '.lines li:first-child .move',
];

const box = async (element: Locator) => (await element.boundingBox())!;
const board = (page: Page) => page.locator('.stage .board svg[role=application]');
const pick = (page: Page, what: string) => page.locator(`[data-pick="${what}"]`).first();

/** Waits until the engine has answered, so that something can be picked. */
const ready = (page: Page) => page.locator('.stage button.next, .stage .offered').first().waitFor();

/** Parts of the page that are not wholly inside the window, or not there: a line of the engine's may just be drawn anew. */
async function outside(page: Page, parts: readonly string[]): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const found: string[] = [];
  for (const part of parts) {
    const place = await page.locator(part).first().boundingBox();
    const inside = place && place.x >= 0 && place.y >= 0;
    if (!inside || place.x + place.width > width + 0.5 || place.y + place.height > height + 0.5) found.push(part);
  }
  return found;
}

// Another game every day.
describe.for(inTurn(Object.keys(PAGES), Object.keys(PAGES).length))('the stage of %s', (game) => {
  test.for(WINDOWS)('holds all one plays with in a window of $width by $height', async (view, { site, expect }) => {
    for (const [part, address] of Object.entries(addresses(game))) {
      const page = await site.open(address, view);
      await ready(page);
      const { width, height } = await box(board(page));
      const { height: header } = await box(page.locator('header'));
      expect(width > view.width / 2 || height > 0.85 * (view.height - header), `board of the ${part}`).toBe(true);
      const told = part === 'analyse' ? WORKBENCH : ['#task'];
      for (const what of told) await page.locator(what).first().waitFor();
      await expect
        .poll(() => outside(page, ['.stage .board', '.asked', '.own', '.scores', ...told]), { message: part })
        .toEqual([]);
    }
  });

  test.for(['lesson', 'puzzle'] as const)(
    'has room for the verdict of a %s, and its board stays',
    async (part, { site, expect }) => {
      const page = await site.open(addresses(game)[part], WINDOWS[0]);
      await ready(page);
      const before = await box(board(page));
      for (const what of PAGES[game]![part].slice(1)) await pick(page, what).click();
      await page.locator('.answer-box .verdict').waitFor();
      await settled(page);
      await expect.poll(() => outside(page, ['.answer-box .headline'])).toEqual([]);
      expect(await box(board(page))).toEqual(before);
    },
  );

  test('leaves a page where it begins as long as nothing lies over the board', async ({ site, expect }) => {
    for (const [part, address] of Object.entries(addresses(game))) {
      const page = await site.open(address, { width: 768, height: 1400 });
      await ready(page);
      await settled(page);
      expect(await page.evaluate(() => scrollY), part).toBe(0);
    }
  });

  test('gives the board more than three quarters of the width of a phone, and says above it how things stand', async ({
    site,
    expect,
  }) => {
    for (const [part, address] of Object.entries(addresses(game))) {
      const page = await site.open(address, { width: 360, height: 740 });
      await ready(page);
      const { width } = await box(board(page));
      expect(width, part).toBeGreaterThanOrEqual(0.77 * 328 - 1);
      const standing = await box(page.locator('.scores > .score-line'));
      expect(standing.y + standing.height, part).toBeLessThanOrEqual((await box(board(page))).y + 1);
      expect(standing.height, part).toBeLessThan(30);
      // What is asked lies at the lower edge, the hand with it.
      await expect.poll(() => outside(page, ['.asked', '.own']), { message: part }).toEqual([]);
    }
  });

  test('leads to the hand in four presses', async ({ site, expect }) => {
    const page = await site.open(addresses(game).puzzle);
    await ready(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const focused = page.locator('.own [data-pick]:focus, .board [data-pick]:focus');
    await expect.poll(() => focused.count()).toBe(1);
  });
});

describe('the header', () => {
  test.for(['en', 'pl', 'zh-Hant', 'zh-Hans'])('is one row at every width (%s)', async (language, { site, expect }) => {
    // A page of a part of the game, and the start of the game, which is in none.
    for (const part of ['', 'rules/']) {
      const page = await site.open(`${language}/token-battle/${part}`);
      const header = page.locator('header');
      for (const width of [360, 768, 1100, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        expect((await box(header)).height, `${width} px`).toBeLessThan(56);
        const cut = await header.evaluate((row) =>
          [...row.querySelectorAll('.name, nav > ul a')]
            .filter((e) => e.clientWidth > 0 && e.scrollWidth > e.clientWidth)
            .map((e) => e.textContent),
        );
        expect(cut, `labels cut short at ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });

  test('leads by keyboard to the same part of another game', async ({ site, expect }) => {
    const page = await site.open('en/toy-battle/puzzles/');
    const menu = page.locator('header summary').first();
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/token-battle/puzzles/');
    await expect.poll(() => page.locator('header details[open]').count()).toBe(0);
  });

  test('leads to the start of a game that does not have the part', async ({ site, expect }) => {
    const page = await site.open('en/token-battle/sets/');
    await page.locator('header summary').first().click();
    const links = page.locator('header details').first().getByRole('link');
    await expect.poll(() => links.first().getAttribute('href')).toMatch(/\/en\/toy-battle\/$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => links.count()).toBe(0);
  });

  test('keeps language, theme and settings on a phone', async ({ site, expect }) => {
    const page = await site.open('en/', { width: 360 });
    await page.locator('header .tools summary').click();
    await page.locator('header').getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.locator('header').getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL('**/en/settings/');
  });
});

describe('hints', () => {
  test('mark the piece, then the whole move', async ({ site, expect }) => {
    const page = await site.open(addresses('toy-battle').puzzle);
    await ready(page);
    const hint = page.getByRole('button', { name: /^Hint/ });
    await hint.click();
    expect(await page.locator('.hinted, .above .hint').count()).toBe(0);
    await hint.click();
    await expect.poll(() => page.locator('.hinted, .above .hint').count()).toBeGreaterThan(0);
    const before = await page.locator('.hinted, .above .hint').count();
    await hint.click();
    await expect.poll(() => page.locator('.hinted, .above .hint').count()).toBeGreaterThan(before);
  });

  test('mark the place they name', async ({ site, expect }) => {
    const page = await site.open('en/toy-battle/learn/TB-L01/1/');
    await ready(page);
    const hint = page.getByRole('button', { name: /^Hint/ });
    await hint.click();
    expect(await page.locator('.above .hint').count()).toBe(0);
    await hint.click();
    await expect.poll(() => page.locator('.above .hint').count()).toBe(1);
  });
});
