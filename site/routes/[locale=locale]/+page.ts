import { loadFacts } from '$lib/content/facts';
import { GAMES } from '$workers/registry';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch }) => ({
  games: await Promise.all(GAMES.map(async (game) => ({ ...game, facts: await loadFacts(fetch, game.id) }))),
});
