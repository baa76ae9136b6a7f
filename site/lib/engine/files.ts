import { gameEntry, type GameId } from '../../../workers/registry';

/**
 * Every compiled engine, by file name, `<game>.wasm` and the second modules, `<game>-<part>.wasm`: the first star of a pattern
 * is the game (tools/registered.mjs). Imported on the page so that the service worker knows the files.
 */
const engines = import.meta.glob<string>(['../../../build/*.wasm', '../../../build/*-*.wasm', '!**/*.test.wasm'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Absolute URL of the engine of a game. */
export const engineUrl = (game: GameId): string => urlOf(gameEntry(game).wasm);

/** Absolute URL of the second module of a game; undefined for a game that has none. */
export function sideUrl(game: GameId): string | undefined {
  const { side } = gameEntry(game);
  return side && urlOf(side);
}

/** Where a file of an engine lies on the site. Throws where it is not part of it. */
export function addressOf(file: string): string {
  const address = engines[`../../../build/${file}`];
  if (!address) throw new Error(`the engine ${file} is not part of this build`);
  return address;
}

const urlOf = (file: string): string => new URL(addressOf(file), location.href).href;

export const makeWorker = (): Worker =>
  new Worker(new URL('../../../workers/analysis/analysis.worker.ts', import.meta.url), { type: 'module' });
