import { readFileSync } from 'node:fs';
import { describe } from 'vitest';
import { inRoot } from '../../tools/bootstrap/paths.mjs';
import { registeredGames } from '../../tools/registered.mjs';
import { expectAccessible } from './support/axe';
import { routes } from './support/routes';
import { test } from './support/test';

const games = registeredGames(inRoot('.'));
const picture = (game: string): string =>
  JSON.parse(readFileSync(inRoot('site/content', game, 'front/front.json'), 'utf8')).picture;

describe('a board for pages of others', () => {
  test.for(games)('%s: a picture without an engine, a game once it is touched', async (game, { site, expect }) => {
    const asked: string[] = [];
    const page = await (await site.visitor({ width: 480, height: 560 })).newPage();
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.url}en/embed/${game}/#p=${encodeURIComponent(picture(game))}`, {
      waitUntil: 'networkidle',
    });
    await page.locator('.below').waitFor();
    expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([]);
    const box = await page.locator('svg[role=application]').boundingBox();
    expect(box!.height).toBeGreaterThan(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page);

    await page.locator('svg[role=application]').hover();
    await page.locator('summary').click();
    // Moves are listed in groups, which are closed where there are several.
    const group = page.locator('details details').first();
    await group.waitFor();
    if (!(await group.evaluate((element: HTMLDetailsElement) => element.open))) await group.locator('summary').click();
    await group.locator('button').first().click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
    const link = await page.getByRole('link', { name: 'Open in the analyser' }).getAttribute('href');
    expect(link).toContain(`/${game}/analyse/#p=`);
  });

  test('says what of a position cannot be read', async ({ site, expect }) => {
    const page = await site.open('en/embed/toy-battle/#p=nonsense');
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('nonsense');
  });

  test('in every language', ({ expect }) => {
    for (const language of ['en', 'pl', 'zh-Hant', 'zh-Hans'])
      for (const game of games) expect(routes).toContain(`${language}/embed/${game}/`);
  });
});
