import { error, json } from '@sveltejs/kit';
import { gamesWith, hasSection } from '$lib/nav/sections';
import { cardTexts } from '$workers/games/tash-kalar/text/card-texts';
import { loadTongue } from '$workers/games/tash-kalar/text/tongues';
import { LANGUAGES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () =>
  gamesWith('gallery').flatMap((game) => LANGUAGES.map((locale) => ({ game, locale })));

/** The texts of all cards in one language: pages need neither the effect programs nor what makes sentences of them. */
export const GET: RequestHandler = async ({ params: { game, locale } }) => {
  if (!hasSection(game, 'gallery')) error(404);
  return json(cardTexts(await loadTongue(locale)));
};
