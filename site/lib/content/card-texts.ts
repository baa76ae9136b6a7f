import { resolve } from '$app/paths';
import type { Locale } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';

/**
 * What all cards and tasks of a game say in one language, from a file of its own.
 *
 * @param fetch the one a `load` function gets, so that the answer is part of the prerendered page
 * @throws if the file is missing from the site
 */
export async function loadCardTexts(fetch: typeof globalThis.fetch, game: GameId, locale: Locale): Promise<object> {
  const response = await fetch(resolve(`/${game}/cards.${locale}.json` as '/'));
  if (!response.ok) throw new Error(`cards.${locale}.json of ${game}: status ${response.status}`);
  return response.json();
}
