import { fetchList, fetchWords } from '$lib/puzzles/fetch';
import { loadPuzzleFace } from '$lib/puzzles/games';
import { loadThumb } from '$lib/puzzles/thumbs';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params: { game, locale } }) => {
  const [entries, words, rules, Thumb] = await Promise.all([
    fetchList(fetch, game),
    fetchWords(fetch, game, locale),
    loadPuzzleFace(game),
    loadThumb(game),
  ]);
  return { entries, words, rules, Thumb };
};
