import { localizedHref } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';

/** All themes of a game, or one of them. */
export const themeHref = (game: GameId, theme?: string): string =>
  localizedHref(`/${game}/puzzles/themes/${theme === undefined ? '' : `#${theme}`}`);
