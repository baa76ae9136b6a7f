import { error } from '@sveltejs/kit';
import { loadDrillFace } from '$lib/drills/games';
import { loadAsking } from '$lib/learn/asking';
import { loadTeaching } from '$lib/learn/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params: { game } }) => {
  const [face, teaching] = await Promise.all([loadDrillFace(game), loadTeaching(game)]);
  if (!face) error(404);
  return { face, teaching, asking: await loadAsking(teaching) };
};
