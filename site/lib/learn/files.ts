/**
 * The lesson files of the repository. Only the server side of the build reads them (prerendered endpoints and the list of
 * pages); a page fetches what was made of them, see content.ts.
 */
import { boundIn } from '$lib/i18n/bound';
import type { Locale } from '$lib/i18n/locale';
import { firstBoard } from '$lib/prerender/first-boards';
import type { GameId } from '$workers/registry';
import type { Lesson } from './content';
import type { LessonText, Step } from './lesson';

const scripts = import.meta.glob<{ id: string; steps: Step[] }>('/site/content/*/lessons/*/script.json', {
  import: 'default',
});
const texts = import.meta.glob<LessonText>(
  ['/site/content/*/lessons/*/*.json', '!/site/content/*/lessons/*/script.json'],
  { import: 'default' },
);

const folder = (game: GameId, lesson: string): string => `/site/content/${game}/lessons/${lesson}`;

/** Ids of a game's lessons in their order. */
export function lessonIds(game: GameId): string[] {
  const path = new RegExp(`^${folder(game, '([^/]+)')}/script\\.json$`);
  return Object.keys(scripts)
    .flatMap((file) => path.exec(file)?.[1] ?? [])
    .sort();
}

/** A step with its first board, unless it gives its position in parts, which pages can draw as they are. */
async function drawn(game: GameId, step: Step): Promise<Step> {
  const { position } = step;
  return typeof position === 'string' ? { ...step, board: await firstBoard(game, position) } : step;
}

/** Null if the game has no such lesson. A lesson without a translation comes in English. */
export async function composeLesson(game: GameId, id: string, locale: Locale): Promise<Lesson | null> {
  const script = scripts[`${folder(game, id)}/script.json`];
  if (!script) return null;
  const lang = `${folder(game, id)}/${locale}.json` in texts ? locale : 'en';
  const [{ steps }, written] = await Promise.all([script(), texts[`${folder(game, id)}/${lang}.json`]()]);
  const text = boundIn(lang, written);
  const ids = lessonIds(game);
  return {
    id,
    lang,
    heading: text.heading,
    title: text.title,
    summary: text.summary,
    next: ids[ids.indexOf(id) + 1] ?? null,
    steps: await Promise.all(steps.map(async (step) => ({ step: await drawn(game, step), text: text.steps[step.id] }))),
  };
}
