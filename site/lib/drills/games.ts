import { withData } from '$lib/data/games';
import type { GameId, GameWith } from '$workers/registry';
import type { DrillFace } from './face';

const games: Readonly<Record<GameWith<'drills'>, () => Promise<{ drillFace: DrillFace }>>> = {
  'toy-battle': () => import('$lib/games/toy-battle/drills/face'),
  'token-battle': () => import('$lib/games/token-battle/drills/face'),
  'tash-kalar': () => import('$lib/games/tash-kalar/drills/face'),
  conquest: () => import('$lib/games/conquest/drills/face'),
  codex: () => import('$lib/games/codex/drills/face'),
};

/** Null for a game without drills. */
export async function loadDrillFace(game: GameId): Promise<DrillFace | null> {
  const loaders: Partial<Record<GameId, () => Promise<{ drillFace: DrillFace }>>> = games;
  const load = loaders[game];
  return load ? (await withData(game, load)).drillFace : null;
}
