import { loadMessages } from '$lib/i18n/dictionary';
import { partsFor } from '$lib/i18n/parts';
import { GAMES, LANGUAGES } from '$workers/registry';
import type { EntryGenerator, PageLoad } from './$types';

/** Pages of others lead here, none of ours. */
export const entries: EntryGenerator = () =>
  GAMES.flatMap(({ id }) => LANGUAGES.map((locale) => ({ game: id, locale })));

/** Which position is shown is known in the browser only; the page is built with one that shows what the game is like. */
export const load: PageLoad = async ({ params: { game, locale }, route }) => {
  const [still] = await Promise.all([
    import.meta.env.SSR ? import('$lib/front/still').then(({ gameStill }) => gameStill(game)) : null,
    loadMessages(locale, partsFor(route.id, game)),
  ]);
  return { still };
};
