/** The cards of the collection, their skills and their types, and the ready sets, for those who search the site. */
import { setName } from '$lib/games/token-battle/board/set-names';
import { areaText, cardText } from '$lib/games/token-battle/board/words';
import type { Locale } from '$lib/i18n/locale';
import type { Named } from '$lib/search/entries';
import { listed } from '$lib/i18n/phrases';
import { CARDS, cardById } from '$workers/games/token-battle/cards';
import { SETS } from '$workers/games/token-battle/ready-sets';

const cards = (locale: Locale): Named[] =>
  CARDS.map(({ id, name, area }) => ({
    title: name[locale],
    english: name.en,
    text: area.length ? `${cardText(id)} ${areaText(area)}` : cardText(id),
    path: `sets/?card=${id}`,
  }));

const sets = (locale: Locale): Named[] =>
  SETS.map(({ id, stacks }) => ({
    title: setName(id, locale),
    english: setName(id, 'en'),
    text: listed(stacks.flat().map((card) => cardById(card)!.name[locale])),
    path: `sets/?set=${id}`,
  }));

export const named = (locale: Locale): Promise<Named[]> => Promise.resolve([...cards(locale), ...sets(locale)]);
