import { loadFacts } from '$lib/content/facts';
import { loadOffer } from '$lib/play/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params }) => {
  const [facts, offer] = await Promise.all([loadFacts(fetch, params.game), loadOffer(params.game)]);
  return { facts, offer };
};
