import { json } from '@sveltejs/kit';
import { firstValues } from '$lib/prerender/first-values';
import { GAMES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () => GAMES.map(({ id }) => ({ game: id }));

/** What every move is worth in the position that the analyser of a game shows on a first visit. */
export const GET: RequestHandler = async ({ params: { game } }) => json(await firstValues(game));
