import { json } from '@sveltejs/kit';
import { pictured } from '$lib/front/files';
import { GAMES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () => GAMES.map(({ id }) => ({ game: id }));

/** The position on the page of a game, for whoever comes there from another page: one that is opened by its address holds it. */
export const GET: RequestHandler = async ({ params: { game } }) => json(await pictured(game));
