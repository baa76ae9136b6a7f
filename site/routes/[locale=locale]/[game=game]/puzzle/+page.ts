import { fetchList, fetchPuzzle, fetchWords } from '$lib/puzzles/fetch';
import { loadPuzzleFace } from '$lib/puzzles/games';
import { TODAY } from '$lib/puzzles/paths';
import type { GameId } from '$workers/registry';
import type { PageLoad } from './$types';

/** The id an address asks for: its own, or that of the puzzle of the day. */
async function asked(fetch: typeof globalThis.fetch, game: GameId, id: string | null): Promise<string | null> {
  if (id !== TODAY) return id;
  const [{ dailyOf, dayNumber }, list] = await Promise.all([import('$lib/puzzles/daily'), fetchList(fetch, game)]);
  return dailyOf(list.map((entry) => entry.id).sort(), dayNumber(new Date()));
}

/** The order of puzzles an address names; most name none. */
const loadCourse = async (name: string | null) =>
  name === null ? null : (await import('$lib/training/courses')).loadCourse(name);

/** What the address asks for is known in the browser only: the page is built without a puzzle. */
export const load: PageLoad = async ({ fetch, url, params: { game, locale } }) => {
  const id = import.meta.env.SSR ? null : await asked(fetch, game, url.searchParams.get('id'));
  const [page, words, rules, course] = await Promise.all([
    id === null ? null : fetchPuzzle(fetch, game, id),
    fetchWords(fetch, game, locale),
    loadPuzzleFace(game),
    loadCourse(import.meta.env.SSR ? null : url.searchParams.get('in')),
  ]);
  if (page) await rules.prepare?.(page.puzzle.map);
  return { id, page, words, rules, course };
};
