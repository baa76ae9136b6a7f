/** Troops, special bases and boards, for those who search the site. */
import type { Locale } from '$lib/i18n/locale';
import type { Named } from '$lib/search/entries';
import data from '../../../../../assembly/games/toy-battle/data/maps.json';

type Terms = Readonly<Record<string, string>>;

const terms = import.meta.glob<Terms>('/site/content/*/terms/*.json', { import: 'default' });

export async function named(locale: Locale): Promise<Named[]> {
  const [own, english] = await Promise.all(
    [locale, 'en'].map((language) => terms[`/site/content/toy-battle/terms/${language}.json`]!()),
  );
  const troops = data.troops.map(({ name, effect, rules }) => ({
    title: name[locale],
    english: name.en,
    text: own![`effect_${effect}`],
    path: `rules/#${rules[0]}`,
  }));
  const specials = data.specials.map(({ id, rules }) => ({
    title: own![`special_${id}`]!,
    english: english![`special_${id}`],
    text: own![`special_${id}_text`],
    path: `rules/#${rules[0]}`,
  }));
  const boards = data.maps.map(({ name }) => ({ title: name[locale], english: name.en, path: 'puzzles/' }));
  return [...troops, ...specials, ...boards];
}
