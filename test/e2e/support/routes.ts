import { readFileSync } from 'node:fs';
import { groups, range } from 'd3-array';
import { builtPages, builtPuzzles } from '../../../tools/pages.mjs';
import { day } from '../../support/day';

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

/** Sections such as 'en/toy-battle/learn' hold many pages that are alike: steps of lessons. */
const SECTION_DEPTH = 3;

/** True for one of the many pages of a section. */
export const isDeep = (route: string) => segments(route).length > SECTION_DEPTH;

const shallow = routes.filter((route) => !isDeep(route));

/** Pages that open many puzzles, one of each game in each language. */
const PUZZLE = /^[^/]+\/([^/]+)\/puzzle\/$/;

/** The id of the puzzle that an address names; undefined for other pages. */
export const puzzleOf = (route: string): string | undefined => route.split('?id=')[1];

/** The many pages of each section, by section; those of puzzles are one page with many addresses. */
const sections: readonly (readonly string[])[] = [
  ...groups(routes.filter(isDeep), (route) => segments(route).slice(0, SECTION_DEPTH).join('/')).map(
    ([, pages]) => pages,
  ),
  ...routes
    .filter((route) => PUZZLE.test(route))
    .map((page) => builtPuzzles(PUZZLE.exec(page)![1]!).map((id) => `${page}?id=${id}`)),
];

const isEnglish = (route: string) => route === '' || route.startsWith('en/');

/** Every English page that is one of its kind, and one of each section's many, for tests too slow to look at all of them. */
const englishKinds: readonly string[] = [...shallow, ...sections.map(([first]) => first)].filter(isEnglish);

const otherLocales = [...new Set(routes.map((route) => segments(route)[0]))].filter((name) => name && name !== 'en');

/** An English page in the language whose turn it is. */
const translated = (route: string, turn: number) => route.replace(/^en/, otherLocales[turn % otherLocales.length]);

const third = (turn: number) => englishKinds.filter((_, index) => (index + day) % 3 === turn);

/** A third of the kinds, and another third: which are which changes every day. */
export const thirdOfKinds: readonly string[] = third(0);
export const otherThirdOfKinds: readonly string[] = third(1);

/** The last third, each in one other language: another one whenever a page has its turn. */
export const translatedKinds: readonly string[] = third(2)
  .filter((route) => route.startsWith('en/'))
  .map((route, index) => translated(route, index + Math.floor(day / 3)));

function partition<T>(all: readonly T[], belongs: (one: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((one) => !belongs(one))];
}

/** So many of a list, evenly spread; other ones every day, so that all have their turn. */
function sample<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / count));
  return all.filter((_, index) => index % step === day % step);
}

/**
 * Pages of all sections together that are opened in a browser, however many games there are: more in English than in the
 * languages that differ in words.
 */
const SAMPLE = { english: 15, other: 9 };

const [english, other] = partition(sections, ([first]) => isEnglish(first));

/** The pages that are one of their kind: every other day in English, and between in one of the other languages in turn. */
const singles: readonly string[] = shallow
  .filter(isEnglish)
  .map((route, index) =>
    (index + day) % 2 === 0 ? route : translated(route, Math.floor(index / 2) + Math.floor(day / 2)),
  );

/** The pages the tests walk through: those that are one of their kind, and a part of the many. */
export const walk: readonly string[] = process.env.SANDTABLE_ALL_PAGES
  ? [...routes, ...sections.flat().filter((route) => puzzleOf(route) !== undefined)]
  : [
      ...singles,
      ...english.flatMap((pages) => sample(pages, SAMPLE.english / english.length)),
      ...other.flatMap((pages) => sample(pages, SAMPLE.other / other.length)),
    ];

/**
 * Pages in legs, each for one visitor of its own: a title and the pages.
 *
 * @param length how many pages a leg has: few enough for the time limit of a test, and for legs to end side by side
 */
export const inLegs = (pages: readonly string[], length: number): readonly (readonly [string, readonly string[]])[] =>
  range(0, pages.length, length)
    .map((start) => pages.slice(start, start + length))
    .map((leg) => [`/${leg[0]} to /${leg.at(-1)}`, leg]);

/** What the host delivers for a page. */
export const htmlOf = (route: string): string =>
  readFileSync(new URL(`../../../dist/${route.replace(/\?.*/, '')}index.html`, import.meta.url), 'utf8');

const plain = (html: string): string => html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The title a page was prerendered with; scripts give that of a puzzle its own. */
export function titleOf(route: string): string {
  const [, title] = /<title>([^<]*)<\/title>/.exec(htmlOf(route)) ?? [];
  return plain(title);
}

/** The names of the navigation regions a page was prerendered with, sorted. */
export const navigationsOf = (route: string): string[] =>
  [...htmlOf(route).matchAll(/<nav\b(?:[^>]*? aria-label="([^"]*)")?/g)].map(([, label = '']) => plain(label)).sort();
