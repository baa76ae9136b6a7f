/**
 * What the code of some games reads as it begins: data that come as files of their own, since JSON is quicker to read than
 * script and no part of it.
 */
import type { GameId } from '$workers/registry';

/** A module of data; `arrive` resolves once it can be read. */
interface Arriving {
  arrive(): Promise<void>;
}

const games: Partial<Record<GameId, () => Promise<Arriving>>> = {
  'tash-kalar': () => import('$lib/games/tash-kalar/data'),
  conquest: () => import('$lib/games/conquest/data'),
  codex: () => import('$lib/games/codex/data'),
};

/** Loads something of a game, after the data that it reads; data that cannot be had is told the visitor, then rejects. */
export async function withData<T>(game: GameId, load: () => Promise<T>): Promise<T> {
  const data = await games[game]?.();
  try {
    await data?.arrive();
  } catch (error) {
    // As Vite says of scripts that cannot be had; see site/hooks.client.ts.
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
  return load();
}
