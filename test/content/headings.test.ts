import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LessonText } from '../../site/lib/learn/lesson';
import { GAMES, LANGUAGES, type Language } from '../../workers/registry';

describe.each(GAMES)('the lessons of $id', ({ id: game }) => {
  const folder = `site/content/${game}/lessons`;
  const lessons = readdirSync(folder).sort();
  const headings = (language: Language): (string | undefined)[] =>
    lessons.map((lesson) => {
      const text: LessonText = JSON.parse(readFileSync(`${folder}/${lesson}/${language}.json`, 'utf8'));
      return text.heading;
    });

  test.each(LANGUAGES)('stand under headings in %s, the same as in English', (language) => {
    const own = headings(language);
    expect(own[0]).toBeTruthy();
    expect(own.map((heading) => heading !== undefined)).toEqual(headings('en').map((heading) => heading !== undefined));
    const said = own.filter((heading) => heading !== undefined);
    expect(new Set(said).size).toBe(said.length);
  });
});
