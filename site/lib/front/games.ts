import { withData } from '$lib/data/games';
import type { GameId } from '$workers/registry';
import type { Front } from './front';

const games: Readonly<Record<GameId, () => Promise<{ front: Front }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/front/front'),
  'token-battle': () => import('$lib/games/token-battle/front/front'),
  'tash-kalar': () => import('$lib/games/tash-kalar/front/front'),
  conquest: () => import('$lib/games/conquest/front/front'),
  codex: () => import('$lib/games/codex/front/front'),
};

export const loadFront = async (game: GameId): Promise<Front> => (await withData(game, games[game])).front;
