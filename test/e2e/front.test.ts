import { readFileSync } from 'node:fs';
import { describe } from 'vitest';
import { inRoot } from '../../tools/bootstrap/paths.mjs';
import { registeredGames } from '../../tools/registered.mjs';
import { expectAccessible } from './support/axe';
import { messageOf } from './support/offline';
import { settled, test } from './support/test';
import { namesRule } from './support/why';

interface Front {
  demo: { lesson: string; step: number };
}
interface Script {
  steps: { line: string[] }[];
}

const read = <T>(path: string): T => JSON.parse(readFileSync(inRoot(path), 'utf8')) as T;
const games = registeredGames(inRoot('.'));

/** The places that solve the demo of a game one after the other, as its lesson says. */
function rightPlaces(game: string): string[] {
  const { demo } = read<Front>(`site/content/${game}/front/front.json`);
  const { steps } = read<Script>(`site/content/${game}/lessons/${demo.lesson}/script.json`);
  return steps[demo.step - 1]!.line.map((action) => /[@# ](\w+)$/.exec(action)![1]!);
}

describe('the home page', () => {
  test.for(['en', 'pl', 'zh-Hans'])(
    'shows a board to touch on the first screen of a phone (%s)',
    async (language, { site, expect }) => {
      const page = await site.open(`${language}/`, { width: 360, height: 740 });
      const board = (await page.locator('.demo svg[role=application]').first().boundingBox())!;
      expect(board.y + board.height).toBeLessThanOrEqual(740);
    },
  );

  test('shows the board of every game before any script has run', async ({ site, expect }) => {
    const context = await (await site.browser()).newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}en/`);
    for (const game of games) {
      const board = page.locator(`section[aria-labelledby="game-${game}"] svg[role=application]`);
      expect(await board.count()).toBe(1);
      // Its styles are there too: without them every shape would be black.
      const fills = await board
        .locator('rect, path, circle')
        .evaluateAll((shapes) => [...new Set(shapes.map((shape) => getComputedStyle(shape).fill))]);
      expect(fills.length).toBeGreaterThan(4);
    }
    await context.close();
  });

  test.for(games)('a touch of the board of %s is answered', async (game, { site, expect }) => {
    const page = await site.open('en/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const card = page.locator(`section[aria-labelledby="game-${game}"]`);
    const place = (id: string) => card.locator(`[data-pick$=":${id}"]`);
    expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([]);
    // The engine begins with the first touch, and what was clicked until then counts.
    for (const id of rightPlaces(game)) await place(id).click();
    await card.locator('.verdict.good').waitFor();
    expect(asked.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
    await expect.poll(() => card.getByRole('link', { name: 'Learn the game' }).count()).toBe(1);
    await expectAccessible(page, 'main');
  });

  test('what is not allowed is refused by its rule, what misses the goal says why, and the board can be tried again', async ({
    site,
  }) => {
    const page = await site.open('en/');
    const card = page.locator('section[aria-labelledby="game-toy-battle"]');
    await card.locator('[data-pick="node:6"]').click();
    await card.locator('.verdict.warn').waitFor();
    await card.getByRole('button', { name: messageOf('en', 'learn', 'learn_retry') }).click();
    await card.locator('[data-pick="node:3"]').click();
    await card.locator('.verdict.good').waitFor();

    // What is said of the first board moves the one below it.
    await settled(page);
    const arena = page.locator('section[aria-labelledby="game-tash-kalar"]');
    await arena.locator('[data-pick="square:d5"]').click();
    await arena.locator('.verdict.error').waitFor();
    await namesRule(arena.locator('.verdict'), 'TS-SUM-10');
  });

  test('by keyboard, in another language', async ({ site, expect }) => {
    const page = await site.open('pl/');
    const card = page.locator('section[aria-labelledby="game-token-battle"]');
    await card.locator('[data-pick][tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => card.locator('.verdict').count()).toBe(1);
    await expect
      .poll(() => card.locator('.verdict .headline').innerText())
      .toBe(messageOf('pl', 'learn', 'learn_missed'));
  });

  test('leads a visitor who comes back to the next step', async ({ site, expect }) => {
    const page = await site.open('en/toy-battle/learn/TB-L01/1/');
    await page.locator('[data-pick="tile:blue:1"]').first().click();
    await page.locator('[data-pick="node:R"]').first().click();
    await page.locator('.answer-box .good').waitFor();
    await page.goto(`${site.url}en/`);
    const link = page.getByRole('link', { name: 'Toy Battle: go on with step 1.2' });
    await link.waitFor();
    await page.goto(`${site.url}en/toy-battle/`);
    await expect.poll(() => page.getByText('1 of 81 lesson steps').count()).toBe(1);
    await page.getByRole('link', { name: 'Toy Battle: go on with step 1.2' }).click();
    await page.waitForURL('**/learn/TB-L01/2/');
  });

  test("today's puzzle is one of the list", async ({ site, expect }) => {
    const page = await site.open('en/');
    await page.getByRole('link', { name: "Today's puzzle" }).first().click();
    await page.locator('#task').waitFor();
    await expect.poll(() => page.locator('main svg[role=application]').count()).toBe(1);
  });

  test('the boards are drawn as well for whoever comes from another page', async ({ site, expect }) => {
    const page = await site.open('en/about/');
    await page.getByRole('link', { name: 'Sandtable', exact: true }).click();
    await expect.poll(() => page.locator('.demo svg[role=application]').count()).toBe(games.length);
    await page.getByRole('heading', { name: 'Tash-Kalar' }).getByRole('link').click();
    await expect.poll(() => page.locator('figure svg[role=application]').count()).toBe(1);
  });
});

test('a shared link tells what it leads to', async ({ site, expect }) => {
  const page = await site.open('en/tash-kalar/learn/');
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await content('og:title')).toBe('Lessons: Tash-Kalar · Sandtable');
  expect(await content('og:description')).toMatch(/\S/);
  expect(await content('og:locale')).toBe('en_GB');
  await page.goto(`${site.url}en/tash-kalar/analyse/`);
  expect(await content('og:title')).toBe('Analyse · Tash-Kalar · Sandtable');
});
