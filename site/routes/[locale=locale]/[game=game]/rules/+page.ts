import { loadFacts } from '$lib/content/facts';
import { loadRules } from '$lib/content/rules';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params }) => {
  const [book, facts] = await Promise.all([loadRules(params.game, params.locale), loadFacts(fetch, params.game)]);
  return { book, teaches: facts.teaches };
};
