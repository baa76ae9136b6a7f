import { error } from '@sveltejs/kit';
import { hasSection } from '$lib/nav/sections';
import { loadOdds } from '$lib/odds/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params: { game } }) => {
  if (!hasSection(game, 'odds')) error(404);
  return { Odds: await loadOdds(game) };
};
