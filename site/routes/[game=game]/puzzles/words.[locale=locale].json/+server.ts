import { json } from '@sveltejs/kit';
import { wordsOf } from '$lib/puzzles/files';
import { GAMES, LANGUAGES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () =>
  GAMES.flatMap(({ id: game }) => LANGUAGES.map((locale) => ({ game, locale })));

export const GET: RequestHandler = async ({ params: { game, locale } }) => json(await wordsOf(game, locale));
