// npm run screenshots: the pictures of the README, taken from the built site.
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

const site = await serve({ dir: inRoot('dist'), base: '/', port: 0 });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, colorScheme: 'light' });
const page = await context.newPage();
mkdirSync(inRoot('docs'), { recursive: true });

await page.goto(`${site.url}en/toy-battle/learn/TB-L04/3/`, { waitUntil: 'networkidle' });
await page.locator('[data-pick="tile:blue:1"]').first().click();
await page.locator('[data-pick="node:5"]').first().click();
await page.waitForTimeout(1500);
await page.screenshot({ path: inRoot('docs/lesson.png') });

await page.goto(`${site.url}en/toy-battle/analyse/#p=${encodeURIComponent(POSITION)}`, { waitUntil: 'networkidle' });
await page.getByRole('button', { name: 'Value map' }).click();
await page.waitForTimeout(4000);
await page.screenshot({ path: inRoot('docs/heatmap.png') });

await browser.close();
await site.close();
