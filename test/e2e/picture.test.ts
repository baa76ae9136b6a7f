import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { inRoot } from '../../tools/bootstrap/paths.mjs';
import { registeredGames } from '../../tools/registered.mjs';
import { builtPuzzles } from '../../tools/pages.mjs';
import { test } from './support/test';

/** What a click saves. */
async function saved(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await file.path());
}

describe('the board on the page', () => {
  test.for(registeredGames(inRoot('.')))(
    '%s: as a picture that stands alone, and as text',
    async (game, { site, expect }) => {
      const context = await site.visitor();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const page = await context.newPage();
      await page.goto(`${site.url}en/${game}/puzzle/?id=${builtPuzzles(game)[0]}`, { waitUntil: 'networkidle' });
      await page.getByText('Picture and text of the board').click();
      await page.getByRole('button', { name: 'Copy code for embedding' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/en/embed/${game}/#p=`);
      // A table that is laid out and not drawn offers no picture, instead of one that never comes.
      if (game === 'codex') return expect(await page.getByRole('button', { name: 'Save as SVG' }).count()).toBe(0);

      const svg = (await saved(page, 'Save as SVG')).toString();
      expect(svg).toMatch(/^<svg /);
      expect(svg).not.toMatch(/ class=| style=| data-|var\(|color-mix|href="\//);
      // Whoever opens it elsewhere sees the colours of the board: it looks the same without any style sheet.
      const alone = await context.newPage();
      await alone.setContent(`<body>${svg}</body>`);
      const fills = await alone
        .locator('svg *')
        .evaluateAll((parts) => new Set(parts.map((part) => getComputedStyle(part).fill)).size);
      expect(fills).toBeGreaterThan(4);
      await alone.close();

      const png = await saved(page, 'Save as PNG');
      expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
      expect(png.readUInt32BE(16)).toBe(1200);
      expect(png.length).toBeGreaterThan(10_000);

      await page.getByRole('button', { name: 'Copy as text' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()).then((text) => text.split('\n').length))
        .toBeGreaterThan(3);
    },
  );
});

test('rules are printed as text in columns', async ({ site, expect }) => {
  const page = await site.open('en/toy-battle/rules/', { theme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.app > header').isVisible()).toBe(false);
  expect(await page.locator('aside').isVisible()).toBe(false);
  expect(await page.locator('.book').evaluate((book) => getComputedStyle(book).columnCount)).toBe('2');
  expect(await page.locator('#TB-PLACE-3').innerText()).toContain('TB-PLACE-3');
  // Dark on white, whatever the theme on the screen.
  const ink = await page
    .locator('#TB-PLACE-3 p')
    .first()
    .evaluate((text) => getComputedStyle(text).color);
  expect(ink).toBe('rgb(43, 37, 28)');
});
