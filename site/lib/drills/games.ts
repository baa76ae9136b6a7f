import type { GameId } from '$workers/registry';
import type { DrillFace } from './face';

const games: Readonly<Partial<Record<GameId, () => Promise<{ drillFace: DrillFace }>>>> = {
  'tash-kalar': () => import('$lib/games/tash-kalar/drills/face'),
  'toy-battle': () => import('$lib/games/toy-battle/drills/face'),
};

/** Null for a game without drills. */
export const loadDrillFace = async (game: GameId): Promise<DrillFace | null> =>
  (await games[game]?.())?.drillFace ?? null;
