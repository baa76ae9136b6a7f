import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../../workers/registry';
import { baseLocale, overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { allEntries } from '../../../site/lib/search/files';
import { idIn } from '../../../site/lib/search/puzzle-id';
import { placeIds } from '../../../site/lib/search/places';
import { BEINGS } from '../../../workers/games/tash-kalar/faces';
import { Search } from '../../../site/lib/search/search';
import { synonymsOf } from '../../../site/lib/search/synonyms';

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

  test.each(LANGUAGES)('a lesson by its id, and a step of it, in %s', async (language) => {
    const search = await searchIn(language);
    const first = (text: string) => search.find(text)[0]?.entries[0];
    expect(first('TB-L04')).toMatchObject({ kind: 'lesson', path: '/toy-battle/learn/TB-L04/1/' });
    expect(first('tb-l04/3')).toMatchObject({ kind: 'lesson', path: '/toy-battle/learn/TB-L04/3/' });
    expect(search.find('TB-L04')[0]!.entries.length).toBeGreaterThan(1);
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
    expect(path, title).toMatch(game ? new RegExp(`^/${game}/`) : /^\/(settings\/(#[a-z]+)?|training\/|about\/)?$/);
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

/** What somebody types, and what has to be among the first two of some group. */
const SOUGHT: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    dark: '/settings/#look',
    sound: '/settings/#look',
    animation: '/settings/#look',
    backup: '/settings/#progress',
    undo: 'takeBack',
    'turn the board': 'flip',
    hotkeys: '/settings/#keymap',
    training: '/training/',
    today: '/toy-battle/puzzle/?id=today',
    streak: '/toy-battle/puzzle/?in=streak',
    'spaced repetition': '/toy-battle/puzzle/?in=repeat',
    gilders: '/token-battle/sets/?set=gilders',
    masons: '/token-battle/sets/?set=masons',
    tutorial: '/toy-battle/learn/',
    bomb: '/tash-kalar/gallery/#bomb',
  },
  pl: {
    ciemny: '/settings/#look',
    dźwięk: '/settings/#look',
    animacja: '/settings/#look',
    cofnij: 'takeBack',
    obróć: 'flip',
    trening: '/training/',
    dzisiaj: '/toy-battle/puzzle/?id=today',
    pozłotnicy: '/token-battle/sets/?set=gilders',
    samouczek: '/toy-battle/learn/',
    bomba: '/tash-kalar/gallery/#bomb',
    dark: '/settings/#look',
  },
  'zh-Hant': {
    深色: '/settings/#look',
    聲音: '/settings/#look',
    動畫: '/settings/#look',
    復原: 'takeBack',
    翻轉: 'flip',
    訓練: '/training/',
    今天: '/toy-battle/puzzle/?id=today',
    鍍金: '/token-battle/sets/?set=gilders',
    教學: '/toy-battle/learn/',
    炸彈: '/tash-kalar/gallery/#bomb',
    sound: '/settings/#look',
  },
  'zh-Hans': {
    深色: '/settings/#look',
    声音: '/settings/#look',
    动画: '/settings/#look',
    撤销: 'takeBack',
    翻转: 'flip',
    训练: '/training/',
    今天: '/toy-battle/puzzle/?id=today',
    镀金: '/token-battle/sets/?set=gilders',
    教程: '/toy-battle/learn/',
    炸弹: '/tash-kalar/gallery/#bomb',
    undo: 'takeBack',
  },
};

const cases = LANGUAGES.flatMap((language) =>
  Object.entries(SOUGHT[language]).map(([text, target]) => [language, text, target] as const),
);

test.each(cases)('in %s “%s” finds %s', async (language, text, target) => {
  const first = (await searchIn(language)).find(text, 'toy-battle').flatMap(({ entries }) => entries.slice(0, 2));
  expect(first.map(({ action, path }) => action ?? path)).toContain(target);
});

test.each(LANGUAGES)('every place of the site has other words in %s', (language) => {
  for (const id of placeIds()) expect(synonymsOf(id, language), id).toMatch(/\S/);
});

test('every being of Tash-Kalar is found by what its English name means', async () => {
  for (const language of ['pl', 'zh-Hant', 'zh-Hans'] as const) {
    overwriteGetLocale(() => language);
    const entries = await allEntries(language).finally(() => overwriteGetLocale(() => baseLocale));
    for (const being of BEINGS) {
      const found = entries.find(({ path }) => path === `/tash-kalar/gallery/#${being.id}`);
      expect(found?.words, `${being.id} in ${language}`).toMatch(/\S/);
    }
  }
});
