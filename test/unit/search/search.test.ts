import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../../workers/registry';
import { baseLocale, overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { allEntries } from '../../../site/lib/search/files';
import { idIn } from '../../../site/lib/search/puzzle-id';
import { Search } from '../../../site/lib/search/search';

vi.setConfig({ testTimeout: 120_000 });

const opened = new Map<Language, Promise<Search>>();

/** The index of a language, made as the build makes it. */
function searchIn(language: Language): Promise<Search> {
  const made = async () => {
    overwriteGetLocale(() => language);
    try {
      return new Search(await allEntries(language));
    } finally {
      overwriteGetLocale(() => baseLocale);
    }
  };
  opened.set(language, opened.get(language) ?? made());
  return opened.get(language)!;
}

const titles = (search: Search, text: string): string[] =>
  search.find(text).flatMap(({ entries }) => entries.map(({ title }) => title));

describe('what is found', () => {
  test('the tower, by its own name and as a part of longer ones', async () => {
    const found = titles(await searchIn('en'), 'tower');
    expect(found).toEqual(expect.arrayContaining(['Tower', 'Watchtower', 'Gun Tower']));
  });

  test.each([
    ['zh-Hant', '塔'],
    ['zh-Hans', '塔'],
    ['pl', 'wieza'],
  ] as const)('the tower in %s, in the language and in English', async (language, own) => {
    const search = await searchIn(language);
    const tower = (text: string) =>
      search.find(text).some(({ entries }) => entries.some(({ english }) => english === 'Tower'));
    expect(tower(own)).toBe(true);
    expect(tower('tower')).toBe(true);
  });

  test('a rule by its number, first of all', async () => {
    const [first] = (await searchIn('en')).find('TB-PLACE-3');
    expect(first!.entries[0]).toMatchObject({ kind: 'rule', path: '/toy-battle/rules/#TB-PLACE-3' });
  });

  test('lessons, themes of puzzles and settings', async () => {
    const search = await searchIn('en');
    const kinds = (text: string) => search.find(text).map(({ kind }) => kind);
    expect(kinds('headquarters')).toEqual(expect.arrayContaining(['lesson', 'rule']));
    expect(kinds('win this turn')).toContain('theme');
    expect(kinds('appearance')).toContain('setting');
  });

  test('with a slip of the finger', async () => {
    expect(titles(await searchIn('en'), 'wachtower')).toContain('Watchtower');
  });

  test('the game on screen comes first among equals', async () => {
    const search = await searchIn('en');
    const games = ['toy-battle', 'token-battle', 'tash-kalar'];
    const firsts = games.map(
      (game) => search.find('learn', game).find(({ kind }) => kind === 'section')!.entries[0]!.game,
    );
    expect(firsts).toEqual(games);
  });

  test('nothing for nothing', async () => {
    const search = await searchIn('en');
    expect(search.find('  ')).toEqual([]);
    expect(search.find('qqqqzzzz')).toEqual([]);
  });
});

test.each(LANGUAGES)('in %s every entry has a name and an address below its game', async (language) => {
  overwriteGetLocale(() => language);
  const entries = await allEntries(language).finally(() => overwriteGetLocale(() => baseLocale));
  expect(entries.length).toBeGreaterThan(500);
  for (const { title, path, game } of entries) {
    expect(title, path).toMatch(/\S/);
    expect(path.startsWith(game ? `/${game}/` : '/settings/'), path).toBe(true);
  }
});

test('the id of a puzzle leads to it, whatever else is typed does not', () => {
  expect(idIn(' TB-WIN-0o4htvx ')).toEqual({ id: 'tb-win-0o4htvx', path: '/toy-battle/puzzle/?id=tb-win-0o4htvx' });
  expect(idIn('tb-place-3')).toBeNull();
  expect(idIn('xx-win-0o4htvx')).toBeNull();
});

test('a theme leads to its place on the page of themes, if puzzles are about it', async () => {
  const search = await searchIn('en');
  const path = (text: string) =>
    search.find(text).flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'theme'))[0]?.path;
  expect(path('The last link')).toBe('/toy-battle/themes/#last-link');
  expect(path('Earn a turn')).toBe('/token-battle/themes/#earn-a-turn');
});
