/** What each game adds to playing: what it says before a game begins, and its table, loaded with the game. */
import { withData } from '$lib/data/games';
import type { GameId } from '$workers/registry';
import type { Offer } from './offer';
import type { PlayGame } from './table';

interface Parts {
  offer(): Promise<{ offer: Offer }>;
  play(): Promise<{ play: PlayGame }>;
}

const games: Readonly<Record<GameId, Parts>> = {
  'toy-battle': {
    offer: () => import('$lib/games/toy-battle/play/offer'),
    play: () => import('$lib/games/toy-battle/play/play'),
  },
  'token-battle': {
    offer: () => import('$lib/games/token-battle/play/offer'),
    play: () => import('$lib/games/token-battle/play/play'),
  },
  'tash-kalar': {
    offer: () => import('$lib/games/tash-kalar/play/offer'),
    play: () => import('$lib/games/tash-kalar/play/play'),
  },
  conquest: {
    offer: () => import('$lib/games/conquest/play/offer'),
    play: () => import('$lib/games/conquest/play/play'),
  },
  codex: {
    offer: () => import('$lib/games/codex/play/offer'),
    play: () => import('$lib/games/codex/play/play'),
  },
};

export const loadOffer = async (game: GameId): Promise<Offer> => (await withData(game, games[game].offer)).offer;
export const loadPlayGame = async (game: GameId): Promise<PlayGame> => (await withData(game, games[game].play)).play;
