import type { Locale } from '$lib/i18n/locale';
import { withData } from '$lib/data/games';
import type { GameId } from '$workers/registry';
import type { Named } from './entries';

const games: Readonly<Record<GameId, () => Promise<{ named: (locale: Locale) => Promise<Named[]> }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/search/named'),
  'token-battle': () => import('$lib/games/token-battle/search/named'),
  'tash-kalar': () => import('$lib/games/tash-kalar/search/named'),
  conquest: () => import('$lib/games/conquest/search/named'),
  codex: () => import('$lib/games/codex/search/named'),
};

/** What of a game has a name. */
export const namedIn = async (game: GameId, locale: Locale): Promise<Named[]> =>
  (await withData(game, games[game])).named(locale);
