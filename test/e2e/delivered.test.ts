import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlOf, routes } from './support/routes';

/** Everything a pattern finds in a page, its first group. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

/** The text a reader sees of a page. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ');

/** What becomes text when a message or a value is missing. */
const HOLES = /\bundefined\b|\bNaN\b|\[object \w+\]/;

// Pages as the host delivers them, before any script runs: all of them, since that needs no browser.
test('every page has its language, title, policy and landmarks, and no hole in its text', () => {
  const locales = new Set(routes.map((route) => route.split('/')[0]));
  expect(routes.length).toBeGreaterThan(500);
  for (const route of routes) {
    const html = htmlOf(route);
    const [locale] = route.split('/');
    const found = {
      language: all(html, /<html[^>]* lang="([^"]+)"/g),
      titles: all(html, /<title>([^<]+)<\/title>/g).length,
      policies: all(html, /<meta (http-equiv="content-security-policy")/g).length,
      mains: all(html, /<(main)\b/g).length,
      headings: all(html, /<(h1)\b/g).length,
      holes: HOLES.exec(textOf(html))?.[0],
    };
    expect(found, `/${route}`).toEqual({
      language: [locale || 'en'],
      titles: 1,
      policies: 1,
      mains: 1,
      headings: 1,
      holes: undefined,
    });
    for (const other of all(html, /<link rel="alternate" hreflang="([^"]+)"/g))
      expect(other === 'x-default' || locales.has(other), `/${route} offers itself in ${other}`).toBe(true);
  }
});

test('no page refers to a page or file that is not there', () => {
  const known = new Map<string, boolean>();
  const exists = (path: string): boolean => {
    const seen =
      known.get(path) ??
      existsSync(new URL(`../../dist${path}${path.endsWith('/') ? 'index.html' : ''}`, import.meta.url));
    known.set(path, seen);
    return seen;
  };
  const dead = new Set<string>();
  for (const route of routes) {
    for (const reference of all(htmlOf(route), /\s(?:href|src)="([^"#]+)[^"]*"/g)) {
      const { origin, pathname } = new URL(reference.replaceAll('&amp;', '&'), `http://site/${route}`);
      if (origin === 'http://site' && !exists(decodeURI(pathname))) dead.add(`/${route} -> ${reference}`);
    }
  }
  expect([...dead].slice(0, 20)).toEqual([]);
  expect(known.size).toBeGreaterThan(routes.length);
});
