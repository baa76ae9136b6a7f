import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseLocale, overwriteGetLocale } from '../../site/lib/paraglide/runtime';
import { allPuzzles, wordsOf } from '../../site/lib/puzzles/files';
import { GAMES } from '../../workers/registry';
import { LOCALES } from './files';

/** As wide as a title may be at most, in Latin letters; most are less than 50. */
const WIDEST = 85;

const FULL_WIDTH = /[\p{Script=Han}、-〟！-｠]/gu;
const widthOf = (text: string): number => text.length + (text.match(FULL_WIDTH)?.length ?? 0);

const listed = GAMES.flatMap(({ id }) => LOCALES.map((locale) => [id, locale] as const));

describe.each(listed)('the titles of the puzzles of %s in %s', (game, locale) => {
  let titles: string[];

  beforeAll(async () => {
    overwriteGetLocale(() => locale);
    const [puzzles, words] = await Promise.all([allPuzzles(game), wordsOf(game, locale)]);
    titles = puzzles.map(({ id }) => words[`title_${id}`]!);
  });
  afterAll(() => overwriteGetLocale(() => baseLocale));

  it('are all different, and hardly any needs a number for it', () => {
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => /[(（]\d+[)）]$/.test(title)).length).toBeLessThanOrEqual(4);
  });

  it('fit in a line or two', () => {
    expect(titles.filter((title) => widthOf(title) > WIDEST)).toEqual([]);
  });
});
