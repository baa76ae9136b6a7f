import { fetchWords } from '$lib/puzzles/fetch';
import { loadPuzzleFace } from '$lib/puzzles/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params: { game, locale } }) => {
  const [words, rules] = await Promise.all([fetchWords(fetch, game, locale), loadPuzzleFace(game)]);
  return { words, rules };
};
