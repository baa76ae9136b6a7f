/** What of Codex has a name of its own, for those who search the site: cards and heroes, English in every language, with their texts. */
import type { Locale } from '$lib/i18n/locale';
import type { Named } from '$lib/search/entries';
import { cardTexts } from '$workers/games/codex/text/card-texts';
import { loadTongue } from '$workers/games/codex/text/tongues';
import { FACES } from '$workers/games/codex/printed-faces';

export async function named(locale: Locale): Promise<Named[]> {
  const texts = cardTexts(await loadTongue(locale));
  return FACES.map(({ id, name, kind }) => {
    const lines = kind === 'hero' ? texts.heroes[id]!.flat() : texts.cards[id]!;
    return { title: name, text: lines.join(locale.startsWith('zh') ? '' : ' '), path: `gallery/#${id}` };
  });
}
