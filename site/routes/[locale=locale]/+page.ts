import { loadFronts } from '$lib/front/facts';
import type { DemoStill } from '$lib/front/still';
import type { GameId } from '$workers/registry';
import type { PageLoad } from './$types';

/** Boards are drawn while the page is built; browsers find them in it, or draw them with the scripts of the game. */
export const load: PageLoad = async ({ fetch, params: { locale } }) => {
  const games = await loadFronts(fetch, locale);
  const stills: Partial<Record<GameId, DemoStill>> = {};
  if (import.meta.env.SSR) {
    const { demoStill } = await import('$lib/front/still');
    for (const { id, demo } of games) stills[id] = await demoStill(id, demo);
  }
  return { games, stills };
};
