import { json } from '@sveltejs/kit';
import { countsOf } from '$lib/content/counts';
import { GAMES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () => GAMES.map(({ id }) => ({ game: id }));

/** Counted from the game's own data, so that no page states a number of its own. */
export const GET: RequestHandler = async ({ params }) => json(await countsOf(params.game));
