import { readFileSync } from 'node:fs';
import { groups, range } from 'd3-array';
import { builtPages } from '../../../tools/pages.mjs';

/** The path the tests serve the site under: the one it was built for, or any other, since its pages can be moved. */
export const BASE = `${process.env.BASE_PATH || '/sandtable'}/`;

/** Every prerendered page, as a path relative to {@link BASE}: '' for the root, 'en/rules/' for a page below. Sorted. */
export const routes: readonly string[] = builtPages();

/** The routes that match, at least one: a test over pages that are gone must fail, not pass silently. */
export function routesLike(pattern: RegExp): readonly string[] {
  const found = routes.filter((route) => pattern.test(route));
  if (found.length === 0)
    throw new Error(`No page of the built site matches ${pattern}; there are: ${routes.join(' ')}`);
  return found;
}

const segments = (route: string) => route.split('/').slice(0, -1);

/** Sections such as 'en/toy-battle/learn' hold many pages that are alike: steps of lessons, puzzles. */
const SECTION_DEPTH = 3;

const isDeep = (route: string) => segments(route).length > SECTION_DEPTH;

/** Every page that is one of its kind, and one of each section's many, for tests too slow to look at all of them. */
export const kinds: readonly string[] = [
  ...routes.filter((route) => !isDeep(route)),
  ...groups(routes.filter(isDeep), (route) => segments(route).slice(0, SECTION_DEPTH).join('/')).map(
    ([, [first]]) => first,
  ),
];

/** Of the many pages in other languages than English, which differ from the English ones in words, one in so many. */
const SAMPLE = process.env.SANDTABLE_ALL_PAGES ? 1 : 8;

/** The pages the tests walk through: all in English, and in each other language a fixed sample of the many. */
export const walk: readonly string[] = routes.filter(
  (route, index) => !isDeep(route) || route.startsWith('en/') || index % SAMPLE === 0,
);

/** Pages one test walks through, small enough for its time limit. */
const LEG = 25;

/** The walk in legs: a title and the pages. */
export const legs: readonly (readonly [string, readonly string[]])[] = range(0, walk.length, LEG)
  .map((start) => walk.slice(start, start + LEG))
  .map((pages) => [`/${pages[0]} to /${pages.at(-1)}`, pages]);

/** The title a page was prerendered with. */
export function titleOf(route: string): string {
  const html = readFileSync(new URL(`../../../dist/${route}index.html`, import.meta.url), 'utf8');
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
