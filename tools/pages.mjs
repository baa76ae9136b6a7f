import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { inRoot } from './bootstrap/paths.mjs';

/**
 * Every prerendered page of the built site as a path relative to its base: '' for the root, 'en/rules/' for a page below.
 *
 * @returns {string[]} sorted
 */
export function builtPages() {
  const dist = inRoot('dist');
  if (!existsSync(dist)) throw new Error('There is no site in dist/: run "npm run build:site" first.');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => (file === 'index.html' ? '' : `${dirname(file)}/`))
    .sort();
}

/**
 * Ids of all puzzles of a game in the built site, in the order of their list.
 *
 * @param {string} game
 * @returns {string[]}
 */
export const builtPuzzles = (game) =>
  JSON.parse(readFileSync(inRoot('dist', game, 'puzzles.json'), 'utf8')).map(({ id }) => id);

/** The kinds of page whose weight and speed are watched. */
const KINDS = {
  home: /^en\/$/,
  lesson: /^en\/.*(learn|lessons?)\/[^/]+\/([^/]+\/)?$/,
  puzzle: /^en\/[^/]+\/puzzle\/$/,
  play: /^en\/[^/]+\/play\/$/,
  analyser: /^en\/.*analy[sz]e\/$/,
};

/**
 * The address of one built page of each kind that exists, for every game.
 *
 * @returns {['home' | 'lesson' | 'puzzle' | 'play' | 'analyser', string][]}
 */
export function examplePages() {
  const pages = builtPages();
  return Object.entries(KINDS).flatMap(([kind, pattern]) => {
    const byGame = new Map(pages.filter((page) => pattern.test(page)).map((page) => [page.split('/')[1], page]));
    // The page of a puzzle weighs what the puzzle does.
    return [...byGame].map(([game, page]) => [kind, kind === 'puzzle' ? `${page}?id=${builtPuzzles(game)[0]}` : page]);
  });
}
