/** Everything that can be found, gathered from what the pages are made of. Only the server side of the build reads it. */
import { loadRules } from '$lib/content/rules';
import type { Locale } from '$lib/i18n/locale';
import { composeLesson, lessonIds } from '$lib/learn/files';
import { allPuzzles } from '$lib/puzzles/files';
import { GAMES, type GameId } from '$workers/registry';
import type { Entry, Kind } from './entries';
import { namedIn } from './games';
import { gamePlaces, sitePlaces } from './places';

const terms = import.meta.glob<Readonly<Record<string, string>>>('/site/content/*/terms/*.json', { import: 'default' });

const termsOf = async (game: GameId, locale: Locale) =>
  (await terms[`/site/content/${game}/terms/${locale}.json`]?.()) ?? {};

/** What is the same in English needs no second name. */
const entry = (kind: Kind, game: GameId | undefined, found: Omit<Entry, 'kind' | 'game'>, locale: Locale): Entry => {
  const { english, ...rest } = found;
  return { kind, game, ...rest, ...(locale !== 'en' && english !== found.title && { english }) };
};

async function lessons(game: GameId, locale: Locale): Promise<Entry[]> {
  const found: Entry[] = [];
  const joint = locale.startsWith('zh') ? '：' : ': ';
  for (const id of lessonIds(game)) {
    const [own, english] = await Promise.all([composeLesson(game, id, locale), composeLesson(game, id, 'en')]);
    own!.steps.forEach(({ text }, i) => {
      const title = own!.title + joint + text.title;
      const other = `${english!.title}: ${english!.steps[i]!.text.title}`;
      const path = `/${game}/learn/${id}/${i + 1}/`;
      // The id of a lesson alone means its first step before the others.
      const words = i === 0 ? `${id}, ${id}/1` : `${id}/${i + 1}`;
      found.push(entry('lesson', game, { title, text: text.task, english: other, words, path }, locale));
    });
  }
  return found;
}

async function rules(game: GameId, locale: Locale): Promise<Entry[]> {
  const { sections } = await loadRules(game, locale);
  return sections.flatMap(({ rules }) =>
    rules
      .filter(({ later }) => !later)
      .map(({ id, text }): Entry => ({ kind: 'rule', game, title: id, text, path: `/${game}/rules/#${id}` })),
  );
}

/** A theme has a place on the page of themes if some puzzle is about it; a goal is one of the list's filters. */
async function themes(game: GameId, locale: Locale): Promise<Entry[]> {
  const [own, english, puzzles] = await Promise.all([termsOf(game, locale), termsOf(game, 'en'), allPuzzles(game)]);
  const themes = new Set(puzzles.flatMap(({ themes }) => themes));
  const pathOf = (key: string): string => {
    const theme = key.slice('theme_'.length);
    return key.startsWith('theme_') && themes.has(theme) ? `/${game}/themes/#${theme}` : `/${game}/puzzles/`;
  };
  return Object.keys(english)
    .filter((key) => /^(theme|goal)_/.test(key) && !key.endsWith('_text'))
    .map((key) => {
      const title = own[key] ?? english[key]!;
      const text = own[`${key}_text`] ?? english[`${key}_text`];
      return entry('theme', game, { title, text, english: english[key]!, path: pathOf(key) }, locale);
    });
}

async function entriesOf(game: GameId, locale: Locale): Promise<Entry[]> {
  const [named, ...others] = await Promise.all([
    namedIn(game, locale),
    lessons(game, locale),
    rules(game, locale),
    themes(game, locale),
  ]);
  const cards = named.map(({ path, ...found }) => entry('card', game, { ...found, path: `/${game}/${path}` }, locale));
  return [...gamePlaces(game, locale), ...cards, ...others.flat()];
}

/** In the words of the page that is being built: call it while a language holds. */
export async function allEntries(locale: Locale): Promise<Entry[]> {
  const games = await Promise.all(GAMES.map(({ id }) => entriesOf(id, locale)));
  return [...games.flat(), ...sitePlaces(locale)];
}
