import { localizedHref, type Locale } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';

/** One page of a game opens all of its puzzles. */
export const puzzleHref = (game: GameId, id: string, locale?: Locale): string =>
  localizedHref(`/${game}/puzzle/?id=${encodeURIComponent(id)}`, locale);

/** A puzzle within a course; without an id, wherever the course begins. */
export const courseHref = (game: GameId, course: string, id: string | null = null): string =>
  localizedHref(`/${game}/puzzle/?${id === null ? '' : `id=${encodeURIComponent(id)}&`}in=${course}`);

/** What stands in place of an id for the puzzle of the day, whichever that is for whoever follows the link. */
export const TODAY = 'today';

export const todayHref = (game: GameId): string => puzzleHref(game, TODAY);

/** All themes of a game, or one of them. */
export const themeHref = (game: GameId, theme?: string): string =>
  localizedHref(`/${game}/themes/${theme === undefined ? '' : `#${theme}`}`);

/** The list of the easiest puzzles. */
export const easiestHref = (game: GameId): string => localizedHref(`/${game}/puzzles/?band=1`);

/** The list of all puzzles of a theme. */
export const themedHref = (game: GameId, theme: string): string => localizedHref(`/${game}/puzzles/?theme=${theme}`);
