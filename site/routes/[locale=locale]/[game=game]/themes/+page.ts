import { fetchList, fetchWords } from '$lib/puzzles/fetch';
import { loadPuzzleFace } from '$lib/puzzles/games';
import { loadThemeTexts } from '$lib/puzzles/theme-texts';
import { loadThumb } from '$lib/puzzles/thumbs';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params: { game, locale } }) => {
  const [entries, words, rules, Thumb, texts] = await Promise.all([
    fetchList(fetch, game),
    fetchWords(fetch, game, locale),
    loadPuzzleFace(game),
    loadThumb(game),
    loadThemeTexts(game, locale),
  ]);
  return { entries, words, rules, Thumb, texts };
};
