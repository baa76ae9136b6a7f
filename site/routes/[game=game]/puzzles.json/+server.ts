import { json } from '@sveltejs/kit';
import { allEntries } from '$lib/puzzles/files';
import { GAMES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () => GAMES.map(({ id }) => ({ game: id }));

/** What the list shows of every puzzle, so that it need not load them. */
export const GET: RequestHandler = async ({ params: { game } }) => json(await allEntries(game));
