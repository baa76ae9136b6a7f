import { fetchPuzzle, fetchWords } from '$lib/puzzles/fetch';
import { loadPuzzleFace } from '$lib/puzzles/games';
import { loadCourse } from '$lib/training/courses';
import type { PageLoad } from './$types';

/** What the address asks for is known in the browser only: the page is built without a puzzle. */
export const load: PageLoad = async ({ fetch, url, params: { game, locale } }) => {
  const id = import.meta.env.SSR ? null : url.searchParams.get('id');
  const [page, words, rules, course] = await Promise.all([
    id === null ? null : fetchPuzzle(fetch, game, id),
    fetchWords(fetch, game, locale),
    loadPuzzleFace(game),
    loadCourse(import.meta.env.SSR ? null : url.searchParams.get('in')),
  ]);
  if (page) await rules.prepare?.(page.puzzle.map);
  return { id, page, words, rules, course };
};
