import { loadFronts } from '$lib/front/facts';
import { loadFacts } from '$lib/content/facts';
import type { PageLoad } from './$types';

/** The board is drawn while the page is built, and never again: it is a picture. */
export const load: PageLoad = async ({ fetch, params: { game, locale } }) => {
  const [fronts, facts] = await Promise.all([loadFronts(fetch, locale), loadFacts(fetch, game)]);
  const still = import.meta.env.SSR ? await import('$lib/front/still').then(({ gameStill }) => gameStill(game)) : null;
  return { front: fronts.find(({ id }) => id === game)!, facts, still };
};
