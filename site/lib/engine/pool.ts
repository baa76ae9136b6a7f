import { EnginePool } from '../../../workers/pool';
import { gameEntry, type EngineId, type GameId } from '../../../workers/registry';

/** Every compiled engine, by file name. Imported on the page so that the service worker knows the files. */
const engines = import.meta.glob<string>(['../../../build/*.wasm', '!**/*.test.wasm'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Absolute URL of the engine of a game. */
export function engineUrl(game: EngineId): string {
  const file = gameEntry(game).wasm;
  const url = engines[`../../../build/${file}`];
  if (!url) throw new Error(`the engine ${file} is not part of this build`);
  return new URL(url, location.href).href;
}

/** Workers for searching: one core stays free for the page, phones use half of theirs. */
function searchers(): number {
  const cores = navigator.hardwareConcurrency || 2;
  const touch = matchMedia('(pointer: coarse)').matches;
  return Math.max(1, Math.min(4, touch ? Math.floor(cores / 2) : cores - 1));
}

/** The engine workers of a game for this page; call it in the browser only, and `close` the pool when leaving. */
export function openPool(game: GameId, size = searchers()): EnginePool {
  const make = () => new Worker(new URL('../../../workers/analysis.worker.ts', import.meta.url), { type: 'module' });
  return new EnginePool(game, engineUrl(game), make, size);
}
