import { error } from '@sveltejs/kit';
import { loadAsking } from '$lib/learn/asking';
import { loadStep } from '$lib/learn/content';
import { loadTeaching } from '$lib/learn/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ fetch, params: { game, lesson, step, locale } }) => {
  const [page, teaching] = await Promise.all([loadStep(fetch, game, lesson, Number(step), locale), loadTeaching(game)]);
  // One address a step: `01` or `1.0` are not other names of it.
  if (!page || String(page.number) !== step) error(404);
  const { step: asked } = page;
  const [asking, board] = await Promise.all([
    loadAsking(teaching, asked),
    asked.board ?? teaching.boardOf!(asked.position as object),
  ]);
  return { page: { ...page, step: { ...asked, board } }, teaching, asking };
};
