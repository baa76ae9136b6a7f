import { withData } from '$lib/data/games';
import type { GameId } from '$workers/registry';
import type { Teaching } from './teaching';

const games: Readonly<Record<GameId, () => Promise<{ teaching: Teaching }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/learn/teaching'),
  'token-battle': () => import('$lib/games/token-battle/learn/teaching'),
  'tash-kalar': () => import('$lib/games/tash-kalar/learn/teaching'),
  conquest: () => import('$lib/games/conquest/learn/teaching'),
  codex: () => import('$lib/games/codex/learn/teaching'),
};

export const loadTeaching = async (game: GameId): Promise<Teaching> => (await withData(game, games[game])).teaching;
