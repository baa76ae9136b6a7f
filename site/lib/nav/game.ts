import { page } from '$app/state';
import { GAMES, isGameId, type GameId } from '$workers/registry';

/** The game of the page on screen; on pages that belong to no game, the first one. Reactive. */
export function currentGame(): GameId {
  const { game } = page.params;
  return game !== undefined && isGameId(game) ? game : GAMES[0].id;
}
