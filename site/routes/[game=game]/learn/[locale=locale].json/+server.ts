import { json } from '@sveltejs/kit';
import { composeLesson, lessonIds } from '$lib/learn/files';
import type { Outline } from '$lib/learn/outline';
import { GAMES, LANGUAGES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () =>
  GAMES.flatMap(({ id }) => LANGUAGES.map((locale) => ({ game: id, locale })));

/** The titles of all lessons in one file, so that their list does not load the lessons themselves. */
export const GET: RequestHandler = async ({ params: { game, locale } }) => {
  const lessons = await Promise.all(lessonIds(game).map((id) => composeLesson(game, id, locale)));
  const found = lessons.filter((lesson) => lesson !== null);
  const outline: Outline = {
    lang: found.every(({ lang }) => lang === locale) ? locale : 'en',
    lessons: found.map(({ id, heading, title, summary, steps }) => ({
      id,
      heading,
      title,
      summary,
      steps: steps.map(({ step, text }) => ({ id: step.id, title: text.title })),
    })),
  };
  return json(outline);
};
