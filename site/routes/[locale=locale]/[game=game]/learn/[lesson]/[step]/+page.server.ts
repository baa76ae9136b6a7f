import { composeLesson, lessonIds } from '$lib/learn/files';
import { GAMES, LANGUAGES } from '$workers/registry';
import type { EntryGenerator } from './$types';

/** Every step is a page of its own in every language, whether something links to it or not. */
export const entries: EntryGenerator = async () => {
  const found = [];
  for (const { id: game } of GAMES) {
    for (const lesson of lessonIds(game)) {
      const steps = (await composeLesson(game, lesson, 'en'))?.steps ?? [];
      for (const locale of LANGUAGES) {
        found.push(...steps.map((_, i) => ({ game, lesson, locale, step: String(i + 1) })));
      }
    }
  }
  return found;
};
