import { expect, test } from 'vitest';
import { loadThemeTexts } from '../../../site/lib/puzzles/theme-texts';
import { GAMES, LANGUAGES } from '../../../workers/registry';
import { puzzlesOf } from '../../support/puzzles';

test.each(GAMES)('every theme of puzzles of $name says what to look for and what goes wrong', async ({ id }) => {
  const themes = [...new Set(puzzlesOf(id).flatMap(({ themes }) => themes))].sort();
  const english = Object.values(await loadThemeTexts(id, 'en')).flatMap(({ look, slip }) => [look, slip]);
  for (const language of LANGUAGES) {
    const texts = await loadThemeTexts(id, language);
    expect(Object.keys(texts).sort(), language).toEqual(themes);
    const all = Object.values(texts).flatMap(({ look, slip }) => [look, slip]);
    expect(new Set(all).size).toBe(all.length);
    for (const text of all) expect(text, language).toMatch(/.{4,}[.?。？]$/);
    if (language !== 'en') expect(all.filter((text) => english.includes(text))).toEqual([]);
  }
});
