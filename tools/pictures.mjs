// npm run pictures: what other sites show of a link to this one, in site/static/share/: real boards, taken from the built site.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from './bootstrap/browser.mjs';
import { inRoot } from './bootstrap/paths.mjs';
import { builtPages, builtPuzzles } from './pages.mjs';
import { registeredGames } from './registered.mjs';
import { serve } from './serve.mjs';

const FOLDER = 'site/static/share';
const INDEX = `${FOLDER}/made-of.json`;

/** Rises when the pictures are to look otherwise. */
const LOOK = 1;

/** In CSS pixels; see PICTURE_SIZE in site/lib/prerender/share.ts. */
const SIZE = { width: 1200, height: 630 };

/** Sections with a picture of their own, each with the address of the board on it; see PICTURED there. */
const SECTIONS = {
  learn: (game, { demo }) => `${game}/learn/${demo.lesson}/${demo.step}/`,
  puzzles: (game) => `${game}/puzzle/?id=${builtPuzzles(game)[Math.floor(builtPuzzles(game).length / 2)]}`,
  play: (game) => `${game}/`,
  analyse: (game, { picture }) => `${game}/analyse/#p=${encodeURIComponent(picture)}`,
};

const front = (game) => JSON.parse(readFileSync(inRoot('site/content', game, 'front/front.json'), 'utf8'));

/** Every picture with a hash of what it is made of, so that a test can tell when one is out of date. */
export function madeOf() {
  const hash = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
  const games = registeredGames(inRoot('.'));
  return Object.fromEntries([
    ['home', hash([LOOK, games])],
    ...games.flatMap((game) => [
      [game, hash([LOOK, front(game).picture])],
      ...Object.entries(SECTIONS).map(([section, address]) => [
        `${game}-${section}`,
        // Which puzzle stands in the middle changes with every new one: a picture of another is as good.
        hash([LOOK, section, section === 'puzzles' ? game : address(game, front(game))]),
      ]),
    ]),
  ]);
}

/** A drawing, or a table that is laid out as a page is. */
const BOARD = 'main :is(svg[role=application], [data-board])';

/** Runs in the page: leaves nothing on it but boards beside a name. */
function compose({ name, section, board }) {
  // With what is around a drawing: colours may be said there.
  const boards = [...document.querySelectorAll(board)].map((one) => (one.matches('svg') ? one.parentElement : one));
  const mark = document.querySelector('header .home svg');
  const icon = section && document.querySelector(`header nav a[href$="/${section}/"]`) && section;
  const stage = document.createElement('div');
  stage.id = 'share';
  const words = document.createElement('div');
  words.className = 'words';
  const brand = document.createElement('p');
  brand.append(mark.cloneNode(true), 'Sandtable');
  words.append(brand);
  if (name) {
    const title = document.createElement('h1');
    title.textContent = name;
    words.append(title);
  }
  if (icon) {
    const label = document.createElement('p');
    label.className = 'section';
    label.textContent = document.querySelector(`header nav a[href$="/${section}/"]`).textContent.trim();
    words.append(label);
  }
  const row = document.createElement('div');
  row.className = 'boards';
  row.append(...boards);
  stage.append(words, row);
  const style = document.createElement('style');
  style.textContent = `
    #share { position: fixed; inset: 0; z-index: 99; display: flex; gap: 3rem; align-items: center; padding: 2.5rem 3.5rem;
      background: var(--sand-4); }
    #share .words { flex: 1; min-width: 0; }
    #share .words p { display: flex; align-items: center; gap: 1rem; margin: 0 0 1.5rem; font: 600 2.4rem/1 var(--font-title); max-width: none; }
    #share .words p svg { width: 4.5rem; height: 4.5rem; }
    #share .words h1 { margin: 0 0 1.5rem; font-size: 5.25rem; line-height: 1.05; }
    #share .words .section { display: inline-flex; padding: .7rem 1.4rem; border-radius: 1rem; background: var(--blue); color: var(--on-blue);
      font: 600 2.2rem/1 var(--font-text); }
    #share .boards { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: center; justify-content: center; }
    #share .boards [data-board] { width: 1000px; zoom: .72; }
    #share .boards .board { width: auto; max-width: none; }
    #share .boards svg:not([data-board] *) { width: auto; max-width: ${boards.length > 1 ? 236 : 600}px; height: ${boards.length > 1 ? 250 : 550}px; }
    #share .words:has(+ .boards > :nth-child(2)) { flex: 0 0 auto; }
    #share .words:has(+ .boards > :nth-child(2)) p { flex-direction: column; align-items: flex-start; font-size: 3.2rem; }
  `;
  document.body.append(stage, style);
}

async function main() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const site = await serve({ base: `${process.env.BASE_PATH ?? ''}/` });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const look = { viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' };
  const context = await browser.newContext(look);
  mkdirSync(inRoot(FOLDER), { recursive: true });

  async function take(file, address, shown, before) {
    const page = await context.newPage();
    await page.goto(`${site.url}en/${address}`, { waitUntil: 'networkidle' });
    await page.locator(BOARD).first().waitFor();
    await before?.(page);
    await page.evaluate(compose, { ...shown, board: BOARD });
    await page.screenshot({ path: inRoot(FOLDER, `${file}.png`) });
    await page.close();
  }

  try {
    await take('home', '', {});
    for (const game of registeredGames(inRoot('.'))) {
      const pages = builtPages();
      const name = await nameOf(game);
      await take(game, `${game}/`, { name });
      for (const [section, address] of Object.entries(SECTIONS)) {
        if (!pages.includes(`en/${game}/${section}/`)) continue;
        // Values of all moves lie over the board, once they are there.
        const values = section === 'analyse' ? (page) => valued(page) : undefined;
        await take(`${game}-${section}`, address(game, front(game)), { name, section }, values);
      }
    }
    const made = madeOf();
    const there = Object.fromEntries(
      Object.entries(made).filter(([file]) => existsSync(inRoot(FOLDER, `${file}.png`))),
    );
    writeFileSync(inRoot(INDEX), `${JSON.stringify(there, null, 2)}\n`);
  } finally {
    await browser.close();
    await site.close();
  }

  async function nameOf(game) {
    const page = await context.newPage();
    await page.goto(`${site.url}en/${game}/`);
    const name = await page.locator('h1').innerText();
    await page.close();
    return name;
  }
}

async function valued(page) {
  if ((await page.locator('main :is(svg .heat, [data-board] .badge)').count()) === 0) await page.keyboard.press('d');
  await page.waitForTimeout(6000);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
