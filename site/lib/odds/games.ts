import type { Component } from 'svelte';
import { withData } from '$lib/data/games';
import type { GameId, GameWith } from '$workers/registry';

const pages: Readonly<Record<GameWith<'odds'>, () => Promise<{ default: Component }>>> = {
  conquest: () => import('$lib/games/conquest/odds/OddsPage.svelte'),
};

/** What a game's page of odds holds; rejects for a game that has none. */
export const loadOdds = async (game: GameId): Promise<Component> =>
  (await withData(game, pages[game as GameWith<'odds'>])).default;
