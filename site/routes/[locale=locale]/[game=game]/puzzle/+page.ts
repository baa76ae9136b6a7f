import { fetchPuzzle, fetchWords } from '$lib/puzzles/fetch';
import { loadPuzzleFace } from '$lib/puzzles/games';
import type { PageLoad } from './$types';

/** What the address asks for is known in the browser only: the page is built without a puzzle. */
export const load: PageLoad = async ({ fetch, url, params: { game, locale } }) => {
  const id = import.meta.env.SSR ? null : url.searchParams.get('id');
  const [page, words, rules] = await Promise.all([
    id === null ? null : fetchPuzzle(fetch, game, id),
    fetchWords(fetch, game, locale),
    loadPuzzleFace(game),
  ]);
  if (page) await rules.prepare?.(page.puzzle.map);
  return { id, page, words, rules };
};
