/** What the cards of each game with a gallery say; pages fetch it as a file, since they need not know how it is made. */
import { boundIn } from '$lib/i18n/bound';
import type { GameId, GameWith, Language } from '$workers/registry';

type CardFile = (locale: Language) => Promise<object>;

const FILES: Readonly<Record<GameWith<'gallery'>, CardFile>> = {
  'tash-kalar': async (locale) => {
    const [{ cardTexts }, { loadTongue }] = await Promise.all([
      import('$workers/games/tash-kalar/text/card-texts'),
      import('$workers/games/tash-kalar/text/tongues'),
    ]);
    return cardTexts(await loadTongue(locale));
  },
  codex: async (locale) => {
    const [{ cardFile }, { loadTongue }] = await Promise.all([
      import('$workers/games/codex/text/card-texts'),
      import('$workers/games/codex/text/tongues'),
    ]);
    return cardFile(await loadTongue(locale));
  },
};

export const gamesWithCards = Object.keys(FILES) as GameWith<'gallery'>[];

/** All texts of a game's cards in one language; null for a game without a gallery. */
export async function cardFile(game: GameId, locale: Language): Promise<object | null> {
  const files: Partial<Record<GameId, CardFile>> = FILES;
  return boundIn(locale, (await files[game]?.(locale)) ?? null);
}
