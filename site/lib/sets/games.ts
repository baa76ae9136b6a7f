import type { Component } from 'svelte';
import type { GameId, GameWith } from '$workers/registry';

const pages: Readonly<Record<GameWith<'sets'>, () => Promise<{ default: Component }>>> = {
  'token-battle': () => import('$lib/games/token-battle/sets/SetsPage.svelte'),
};

/** What a game's page of sets holds; rejects for a game that has none. */
export const loadSets = (game: GameId): Promise<{ default: Component }> => pages[game as GameWith<'sets'>]();
