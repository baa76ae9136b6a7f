import { withData } from '$lib/data/games';
import type { GameId } from '$workers/registry';
import type { AnalyseGame } from './game';

const games: Readonly<Record<GameId, () => Promise<{ analyse: AnalyseGame }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/analyse/analyse'),
  'token-battle': () => import('$lib/games/token-battle/analyse/analyse'),
  'tash-kalar': () => import('$lib/games/tash-kalar/analyse/analyse'),
  conquest: () => import('$lib/games/conquest/analyse/analyse'),
  codex: () => import('$lib/games/codex/analyse/analyse'),
};

export const loadAnalyseGame = async (game: GameId): Promise<AnalyseGame> =>
  (await withData(game, games[game])).analyse;
