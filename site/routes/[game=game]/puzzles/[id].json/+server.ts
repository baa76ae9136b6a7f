import { error, json } from '@sveltejs/kit';
import { allPuzzles, pageOf } from '$lib/puzzles/files';
import { GAMES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = async () => {
  const found = await Promise.all(GAMES.map(async ({ id: game }) => ({ game, puzzles: await allPuzzles(game) })));
  return found.flatMap(({ game, puzzles }) => puzzles.map(({ id }) => ({ game, id })));
};

export const GET: RequestHandler = async ({ params: { game, id } }) => json((await pageOf(game, id)) ?? error(404));
