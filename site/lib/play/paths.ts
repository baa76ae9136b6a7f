import { writeFragment } from '$lib/links/fragment';
import { sectionHref } from '$lib/nav/paths';
import type { GameId } from '$workers/registry';

/** Fragment key of a stored game, and of a position to go on from. */
export const MATCH_KEY = 'match';
export const POSITION_KEY = 'p';

/** Opens a stored game. */
export const matchHref = (game: GameId, key: string): string =>
  sectionHref(game, 'play') + writeFragment({ key: MATCH_KEY, value: key });

/** Begins a game from a position, in notation. */
export const positionHref = (game: GameId, notation: string): string =>
  sectionHref(game, 'play') + writeFragment({ key: POSITION_KEY, value: encodeURIComponent(notation) });
