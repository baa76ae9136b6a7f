import { localizedHref, type Locale } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';

/** One page of a game opens all of its puzzles. */
export const puzzleHref = (game: GameId, id: string, locale?: Locale): string =>
  localizedHref(`/${game}/puzzle/?id=${encodeURIComponent(id)}`, locale);
