import { expect, test } from 'vitest';
import { gameEntry } from '../../../workers/registry';
import { pageTitle } from '../../../site/lib/nav/page-title';

test.each([
  ['Play', 'toy-battle', 'en', 'Play · Toy Battle · Sandtable'],
  ['Lessons: Toy Battle', 'toy-battle', 'en', 'Lessons: Toy Battle · Sandtable'],
  ['Toy Battle', 'toy-battle', 'en', 'Toy Battle · Sandtable'],
  ['Settings', undefined, 'en', 'Settings · Sandtable'],
  [undefined, undefined, 'en', 'Sandtable'],
  ['Nothing here', 'chess', 'en', 'Nothing here · Sandtable'],
] as const)('%s of %s in %s', (title, game, locale, expected) => {
  expect(pageTitle(title, game, locale)).toBe(expected);
});

test.each(['pl', 'zh-Hant', 'zh-Hans'] as const)('the game has its name in %s', (locale) => {
  const name = gameEntry('token-battle').name[locale];
  expect(pageTitle('…', 'token-battle', locale)).toBe(`… · ${name} · Sandtable`);
});
