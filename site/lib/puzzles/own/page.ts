import { localizedHref } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';

/** Where puzzles that visitors made are opened, and new ones are made; `link` is the fragment with one of them. */
export const ownPage = (game: GameId, link = ''): string => localizedHref(`/${game}/own/`) + link;
