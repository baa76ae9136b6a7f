import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PICTURE_SIZE, pictureNames, pictureOf, shareTags } from '../../../site/lib/prerender/share';
import { GAMES } from '../../../workers/registry';
import { inRoot } from '../../../tools/bootstrap/paths.mjs';
import { madeOf } from '../../../tools/pictures.mjs';

const FOLDER = 'site/static/share';
const html = '<title>A &amp; B</title><meta name="description" content="Of &quot;both&quot;.">';
const page = {
  base: '/sandtable',
  path: '/sandtable/pl/toy-battle/learn/',
  route: '/[locale=locale]/[game=game]/learn',
  game: 'toy-battle',
  locale: 'pl',
} as const;

/** The routes of all pages, as Kit names them. */
function pageRoutes(): string[] {
  const files = readdirSync(inRoot('site/routes'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\+page[^/]*\.svelte$/.test(file))
    .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'));
}

describe('what shared links show', () => {
  test('title and description as they stand in the page', () => {
    const tags = shareTags(html, { ...page, origin: 'https://example.org' });
    expect(tags).toContain('<meta property="og:title" content="A &amp; B">');
    expect(tags).toContain('<meta property="og:description" content="Of &quot;both&quot;.">');
    expect(tags).toContain('<meta property="og:locale" content="pl_PL">');
    expect(tags).toContain('content="https://example.org/sandtable/share/toy-battle-learn.png"');
    expect(tags).toContain('content="https://example.org/sandtable/pl/toy-battle/learn/"');
  });

  test('no address where nobody said whose it is', () => {
    const tags = shareTags(html, { ...page, origin: 'http://sveltekit-prerender' });
    expect(tags).toContain('og:title');
    expect(tags).not.toMatch(/og:image|og:url|twitter/);
  });

  test('a picture for every page', () => {
    const game = '/[locale=locale]/[game=game]';
    expect(pictureOf('/[locale=locale]', undefined)).toBe('share/home.png');
    expect(pictureOf(null, undefined)).toBe('share/home.png');
    expect(pictureOf(game, 'tash-kalar')).toBe('share/tash-kalar.png');
    expect(pictureOf(`${game}/puzzle`, 'tash-kalar')).toBe('share/tash-kalar-puzzles.png');
    expect(pictureOf(`${game}/rules`, 'tash-kalar')).toBe('share/tash-kalar.png');
  });

  test.each(pageRoutes())('%s names its host’s picture of it, which is there', (route) => {
    for (const game of route.includes('[game') ? GAMES.map(({ id }) => id) : [undefined]) {
      const tags = shareTags(html, { ...page, route, game, origin: 'https://example.org' });
      const picture = /og:image" content="https:\/\/example\.org\/sandtable\/(share\/[\w-]+\.png)"/.exec(tags)?.[1];
      expect(existsSync(inRoot('site/static', picture ?? 'none')), tags).toBe(true);
    }
  });

  test.each(pictureNames())('the picture %s is there, of the right size, and made of what there is now', (name) => {
    const file = inRoot(FOLDER, `${name}.png`);
    expect(existsSync(file), 'run "npm run build:site && npm run pictures"').toBe(true);
    const png = readFileSync(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
    const made = JSON.parse(readFileSync(inRoot(FOLDER, 'made-of.json'), 'utf8'));
    expect(made[name], 'run "npm run build:site && npm run pictures"').toBe(madeOf()[name]);
  });
});
