import { describe, expect, test } from 'vitest';
import { loadRefusals } from '../../../site/lib/learn/content';
import { composeLesson, lessonIds } from '../../../site/lib/learn/files';
import { loadRules } from '../../../site/lib/content/rules';
import { GAMES, LANGUAGES } from '../../../workers/registry';

/** Where a text is missing, the page shows English and says so; no page of the site has to. */
describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test.each(LANGUAGES)('is shown in %s, and in nothing else', async (locale) => {
    const book = await loadRules(game, locale);
    expect(book.complete).toBe(true);
    const lessons = await Promise.all(lessonIds(game).map((id) => composeLesson(game, id, locale)));
    expect(lessons.length).toBeGreaterThanOrEqual(10);
    expect(lessons.filter((lesson) => lesson!.lang !== locale).map((lesson) => lesson!.id)).toEqual([]);
    expect((await loadRefusals(game, locale)).lang).toBe(locale);
  });
});
