import { error, json } from '@sveltejs/kit';
import { whole } from '$lib/i18n/bound';
import { composeLesson, lessonIds } from '$lib/learn/files';
import { GAMES, LANGUAGES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () =>
  GAMES.flatMap(({ id: game }) =>
    lessonIds(game).flatMap((lesson) => LANGUAGES.map((locale) => ({ game, lesson, locale }))),
  );

/** One lesson in one language, as its pages need it: data for them to fetch, not code to load. */
export const GET: RequestHandler = async ({ params: { game, lesson, locale } }) => {
  const composed = await composeLesson(game, lesson, locale);
  if (!composed) error(404);
  const steps = composed.steps.map(({ step, text }) => ({ step, text: whole(text) }));
  return json({ ...composed, steps });
};
