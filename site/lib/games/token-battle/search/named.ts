/** The cards of the collection, their skills and their types, for those who search the site. */
import { areaText, cardText } from '$lib/games/token-battle/board/words';
import type { Locale } from '$lib/i18n/locale';
import type { Named } from '$lib/search/entries';
import { CARDS } from '$workers/games/token-battle/cards';

export const named = (locale: Locale): Promise<Named[]> =>
  Promise.resolve(
    CARDS.map(({ id, name, area }) => ({
      title: name[locale],
      english: name.en,
      text: area.length ? `${cardText(id)} ${areaText(area)}` : cardText(id),
      path: `sets/?card=${id}`,
    })),
  );
