import { localizedHref } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';

export const puzzleHref = (game: GameId, id: string): string => localizedHref(`/${game}/puzzles/${id}/`);
