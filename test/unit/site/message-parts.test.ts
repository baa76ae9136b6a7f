import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partsFor, SHELL } from '../../../site/lib/i18n/parts';

const MESSAGES = 'site/messages';
const PAGES = 'site/routes/[locale=locale]';
/** Every game there is code for, on the site or not yet. */
const GAMES = readdirSync('workers/games');

/** Part by key. */
const parts = new Map<string, string>();
for (const name of ['', ...readdirSync(MESSAGES)]) {
  const file = join(MESSAGES, name, 'en.json');
  if (name.includes('.') || !existsSync(file)) continue;
  for (const key of Object.keys(JSON.parse(readFileSync(file, 'utf8')))) parts.set(key, name || SHELL);
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The files a file imports, on demand or at once. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /(?<!import type [^;]*)(?:from|import\() ?'((?:\$lib|\.\.?)\/[^']+)'/g,
  );
  return Array.from(found, ([, path]) =>
    path.startsWith('$lib') ? path.replace('$lib', 'site/lib') : join(dirname(file), path),
  ).flatMap((path) =>
    ['', '.ts', '.svelte.ts', '/index.ts']
      .map((end) => path + end)
      .filter(isFile)
      .slice(0, 1),
  );
}

/** Keys of all messages a page can show, whatever it loads later, and what it fetches by itself for that: parts, and those of routes. */
function readPage(page: string): { keys: Set<string>; alsoFor: Set<string>; alsoParts: Set<string> } {
  const seen = new Set<string>();
  const alsoFor = new Set<string>();
  const alsoParts = new Set<string>();
  const open = [page, page.replace('.svelte', '.ts')].filter(isFile);
  const keys = new Set<string>();
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file) || !/\.(ts|svelte)$/.test(file) || file.includes('/paraglide/')) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    // What is rendered to text is rendered by the build, which has all messages.
    if (text.includes("from 'svelte/server'")) continue;
    for (const [, key] of text.matchAll(/\bm\.(\w+)/g)) keys.add(key);
    for (const [, route] of text.matchAll(/loadMessages\(\w+, partsFor\('([^']+)'/g)) alsoFor.add(route);
    for (const [, named] of text.matchAll(/loadMessages\([^,]+, \[([^\]]+)\]/g))
      for (const [, part] of named.matchAll(/'([^']+)'/g)) alsoParts.add(part);
    open.push(...importsOf(file));
  }
  return { keys, alsoFor, alsoParts };
}

const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('+page.svelte'));

describe('a page in another language fetches every message it can show', () => {
  test.each(pages)('%s', (page) => {
    const { keys, alsoFor, alsoParts } = readPage(join(PAGES, page));
    const route = `/[locale=locale]/${dirname(page)}`.replace(/\/\.$/, '');
    const fetched = GAMES.flatMap((game) => [route, ...alsoFor].flatMap((each) => partsFor(each, game)));
    const missing = [...keys].filter(
      (key) => parts.has(key) && !fetched.includes(parts.get(key)!) && !alsoParts.has(parts.get(key)!),
    );
    expect(missing).toEqual([]);
  });
});
