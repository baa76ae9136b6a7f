import { error, json } from '@sveltejs/kit';
import { cardFile, gamesWithCards } from '$lib/gallery/card-files';
import { LANGUAGES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () =>
  gamesWithCards.flatMap((game) => LANGUAGES.map((locale) => ({ game, locale })));

/** The texts of all cards in one language: pages need neither the effect programs nor what makes sentences of them. */
export const GET: RequestHandler = async ({ params: { game, locale } }) => {
  const texts = await cardFile(game, locale);
  if (!texts) error(404);
  return json(texts);
};
