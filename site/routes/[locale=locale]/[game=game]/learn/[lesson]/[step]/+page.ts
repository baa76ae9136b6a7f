import { error } from '@sveltejs/kit';
import { loadStep } from '$lib/learn/content';
import { loadTeaching } from '$lib/learn/games';
import { partsOf, type Goal } from '$lib/learn/lesson';
import type { Asking } from '$lib/learn/asking';
import type { Teaching } from '$lib/learn/teaching';
import type { PageLoad } from './$types';

/** Moves, and what is answered in place of the table, need no form of their own. */
const loadAsking = async (teaching: Teaching, parts: Goal[]): Promise<Asking | null> => {
  const questions = parts.filter((goal) => goal.type !== 'state' && !teaching.bench?.(goal));
  return questions.length === 0 ? null : (await import('$lib/learn/asking')).loadAsking(teaching, questions);
};

export const load: PageLoad = async ({ fetch, params: { game, lesson, step, locale } }) => {
  const [page, teaching] = await Promise.all([loadStep(fetch, game, lesson, Number(step), locale), loadTeaching(game)]);
  // One address a step: `01` or `1.0` are not other names of it.
  if (!page || String(page.number) !== step) error(404);
  const { step: asked } = page;
  const [asking, board] = await Promise.all([
    loadAsking(teaching, partsOf(asked)),
    asked.board ?? teaching.boardOf!(asked.position as object),
  ]);
  return { page: { ...page, step: { ...asked, board } }, teaching, asking };
};
