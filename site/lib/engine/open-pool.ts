import { EnginePool } from '../../../workers/analysis/pool';
import type { GameId } from '../../../workers/registry';
import { offerNewer } from '../shell/missing';
import { engineUrl, makeWorker } from './files';

/** Workers for searching: one core stays free for the page, phones use half of theirs. */
function searchers(): number {
  const cores = navigator.hardwareConcurrency || 2;
  const touch = matchMedia('(pointer: coarse)').matches;
  return Math.max(1, Math.min(4, touch ? Math.floor(cores / 2) : cores - 1));
}

/** The engine workers of a game for this page; call it in the browser only, and `close` the pool when leaving. */
export function openPool(game: GameId, size = searchers()): EnginePool {
  const pool = new EnginePool(game, engineUrl(game), makeWorker, size);
  pool.onUnready = offerNewer;
  return pool;
}
