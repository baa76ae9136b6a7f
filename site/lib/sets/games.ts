import { sets as codex } from '$lib/games/codex/builder/sets';
import { m } from '$lib/paraglide/messages';
import type { GameId, GameWith } from '$workers/registry';
import type { Sets } from './sets';

const pages: Readonly<Record<GameWith<'sets'>, Sets>> = {
  'token-battle': {
    title: m.sets_title,
    lead: m.sets_lead,
    load: () => import('$lib/games/token-battle/sets/SetsPage.svelte'),
  },
  codex,
};

/** A game's page of sets, for the games that have one. */
export const setsOf = (game: GameId): Sets => pages[game as GameWith<'sets'>];
