import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseLocale, overwriteGetLocale } from '../../site/lib/paraglide/runtime';
import { allPuzzles, wordsOf } from '../../site/lib/puzzles/files';
import { GAMES } from '../../workers/registry';
import { LOCALES } from './files';

/** As many signs as a title may have at most; most have less than 50. */
const LONGEST = { en: 80, pl: 85, 'zh-Hant': 60, 'zh-Hans': 60 };

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
    expect(titles.filter((title) => title.length > LONGEST[locale])).toEqual([]);
  });
});
