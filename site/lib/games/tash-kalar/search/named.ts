/** Beings, legends, flares and tasks, for those who search the site. */
import { cardName, taskName } from '$lib/games/tash-kalar/board/words';
import { ENTRIES } from '$lib/games/tash-kalar/gallery/entries';
import type { Locale } from '$lib/i18n/locale';
import type { Named } from '$lib/search/entries';
import { cardTexts } from '$workers/games/tash-kalar/text/card-texts';
import { loadTongue } from '$workers/games/tash-kalar/text/tongues';
import meanings from './meanings.json';

/** Beings have English names on every page; who looks for one by what it means finds it. */
const meaning = (id: string, locale: Locale): string | undefined =>
  (meanings as Readonly<Record<string, Partial<Record<Locale, string>>>>)[id]?.[locale];

export async function named(locale: Locale): Promise<Named[]> {
  const texts = cardTexts(await loadTongue(locale));
  return ENTRIES.map((entry) => {
    const path = `gallery/#${entry.id}`;
    if (entry.kind === 'task') return { title: taskName(entry.id), text: texts.tasks[entry.id], path };
    if (entry.kind === 'being') {
      return { title: entry.face.name, words: meaning(entry.id, locale), text: texts.beings[entry.id], path };
    }
    const { upper, lower } = texts.flares[entry.id]!;
    const text = [upper.criterion, upper.effect, lower.criterion, lower.effect].join(
      locale.startsWith('zh') ? '' : ' ',
    );
    return { title: cardName(entry.id), text, path };
  });
}
