// npm run screenshots: the pictures of the README, taken from the built site. A site built under BASE_PATH needs it here, too.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from './bootstrap/browser.mjs';
import { inRoot } from './bootstrap/paths.mjs';
import { serve } from './serve.mjs';

const executablePath = findBrowser();
if (!executablePath) {
  console.error(NO_BROWSER);
  process.exit(1);
}

/** A game in full swing, Blue to move. */
const POSITION =
  'tb1 castle-field b 14 1:b5b4,2:b2,3:b6,4:b3,8:r4b5,12:r6,13:rK,14:rK,15:r4 347/1567 KKK11122345667/K1122233345567 4/4 -/7 a/-';

const site = await serve({ dir: inRoot('dist'), base: `${process.env.BASE_PATH ?? ''}/`, port: 0 });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({
  viewport: { width: 1366, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
const page = await context.newPage();
mkdirSync(inRoot('docs'), { recursive: true });

await page.goto(`${site.url}en/toy-battle/learn/TB-L04/3/`, { waitUntil: 'networkidle' });
await page.locator('[data-pick="tile:blue:1"]').first().click();
await page.locator('[data-pick="node:5"]').first().click();
await page.locator('.answer-box .verdict').waitFor();
await page.waitForTimeout(1000);
await page.screenshot({ path: inRoot('docs/lesson.png') });

await page.goto(`${site.url}en/toy-battle/analyse/#p=${encodeURIComponent(POSITION)}`, { waitUntil: 'networkidle' });
const map = page.getByRole('button', { name: 'Value map' });
await map.waitFor();
if ((await map.getAttribute('aria-pressed')) !== 'true') await map.click();
// The last of the moves has its value, and the first of them its reason.
await page.locator('.lines .reason').first().waitFor();
await page.waitForTimeout(6000);
await page.screenshot({ path: inRoot('docs/heatmap.png') });

await browser.close();
await site.close();
