import { error } from '@sveltejs/kit';
import { fetchPuzzle, fetchWords } from '$lib/puzzles/fetch';
import { loadPuzzleGame } from '$lib/puzzles/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params: { game, id, locale } }) => {
  const [page, words, rules] = await Promise.all([
    fetchPuzzle(fetch, game, id),
    fetchWords(fetch, game, locale),
    loadPuzzleGame(game),
  ]);
  if (!page) error(404);
  await rules.prepare(page.puzzle.map);
  return { page, words, rules };
};
