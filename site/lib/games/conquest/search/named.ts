/** What of Conquest has a name of its own, for those who search the site: territories, missions and rewards. */
import cards from '../../../../../assembly/games/conquest/data/conquest-cards.json';
import map from '../../../../../assembly/games/conquest/data/conquest-map.json';
import type { Locale } from '$lib/i18n/locale';
import type { Named } from '$lib/search/entries';

type Names = Readonly<Record<Locale, string>>;

export async function named(locale: Locale): Promise<Named[]> {
  const of = (names: Names, rule: string, texts?: Names): Named => ({
    title: names[locale],
    ...(locale !== 'en' && { english: names.en }),
    ...(texts && { text: texts[locale] }),
    path: `rules/#${rule}`,
  });
  // The two airfields share name and text.
  const rewards = cards.rewards.filter(
    ({ effect }, i) => cards.rewards.findIndex((one) => one.effect === effect) === i,
  );
  return [
    ...map.territories.map(({ names }) => of(names, 'CQ-BOARD-1')),
    ...cards.missions.map(({ names, texts }) => of(names, 'CQ-MISS-1', texts)),
    ...rewards.map(({ names, texts }) => of(names, 'CQ-REW-10', texts)),
  ];
}
