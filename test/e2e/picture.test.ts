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

/** How many colours a picture has. */
const coloursOf = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    pen.drawImage(image, 0, 0);
    return new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer)).size;
  }, png.toString('base64'));

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

      const svg = (await saved(page, 'Save as SVG')).toString();
      expect(svg).toMatch(/^<svg /);
      expect(svg).not.toMatch(/ class=| style=| data-|var\(|color-mix|href="\/|foreignObject/);
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
      expect(await coloursOf(page, png)).toBeGreaterThan(20);

      await page.getByRole('button', { name: 'Copy as text' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()).then((text) => text.split('\n').length))
        .toBeGreaterThan(3);
    },
  );
});

const letters = (text: string): string => text.replace(/[\s\u00ad-]/g, '');

describe('a table that is laid out and not drawn', () => {
  test.for([1440, 360])('at a width of %i its picture says all that stands on it', async (width, { site, expect }) => {
    const page = await site.open('en/codex/analyse/');
    await page.setViewportSize({ width, height: 900 });
    const table = page.locator('main [data-board]');
    const things = await table.locator('[data-thing] .name').allInnerTexts();
    expect(things.length).toBeGreaterThan(10);
    const hand = await page.locator('.own [data-hand] .name').allInnerTexts();
    expect(hand.length).toBeGreaterThan(0);
    const names = [...things, ...hand];
    await page.getByRole('tab', { name: 'Share' }).click();
    await page.getByText('Picture and text of the board').click();
    const svg = (await saved(page, 'Save as SVG')).toString();

    const alone = await page.context().newPage();
    await alone.setContent(`<body>${svg}</body>`);
    const written = letters((await alone.locator('svg text').allTextContents()).join(''));
    for (const name of names) expect(written).toContain(letters(name));
    // Each line stands within the picture.
    const outside = await alone.locator('svg text').evaluateAll((texts) => {
      const picture = document.querySelector('svg')!.getBoundingClientRect();
      return texts.filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return left < picture.left || right > picture.right || top < picture.top || bottom > picture.bottom;
      }).length;
    });
    expect(outside).toBe(0);
    // What was measured is off the page.
    expect(await table.count()).toBe(1);
  });

  test('as text it is told side by side and zone by zone', async ({ site, expect }) => {
    const context = await site.visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    await page.goto(`${site.url}en/codex/analyse/`, { waitUntil: 'networkidle' });
    const [hero] = await page.locator('main [data-board] .thing.hero .name').allInnerTexts();
    await page.getByRole('tab', { name: 'Share' }).click();
    await page.getByText('Picture and text of the board').click();
    await page.getByRole('button', { name: 'Copy as text' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^Table\n/);
    const text = await copied();
    for (const side of ['A', 'B'])
      expect(text).toMatch(new RegExp(`^Side of Player ${side}: Gold \\d+, Workers \\d+, Hand`, 'm'));
    expect(text).toMatch(/^Tech buildings and add-on: Base \(base, HP/m);
    expect(text).toMatch(/^Hand: \w/m);
    expect(text).toContain(`${hero!.replaceAll('\u00ad', '')} (hero, level`);
  });
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
