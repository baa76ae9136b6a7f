import type { GameId, GameWith } from '$workers/registry';
import type { DrillFace } from './face';

const games: Readonly<Record<GameWith<'drills'>, () => Promise<{ drillFace: DrillFace }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/drills/face'),
  'token-battle': () => import('$lib/games/token-battle/drills/face'),
  'tash-kalar': () => import('$lib/games/tash-kalar/drills/face'),
};

/** Whether a game has drills, for whoever links to them. */
export const hasDrills = (game: GameId): game is GameWith<'drills'> => game in games;

/** Null for a game without drills. */
export const loadDrillFace = async (game: GameId): Promise<DrillFace | null> =>
  hasDrills(game) ? (await games[game]()).drillFace : null;
