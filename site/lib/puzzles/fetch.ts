import { resolve } from '$app/paths';
import type { Locale } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';
import type { Entry } from './list';
import { unpack } from './packed';
import type { PuzzlePage } from './page';
import { partOf } from './parts';

/**
 * Names and explanations of goals (`goal_<kind>`, `goal_<kind>_text`) and themes (`theme_<id>`, `theme_<id>_text`), and what
 * the puzzles of the game are called (`title_<id>`); one that a visitor made has the name of its goal alone.
 */
export type Words = Readonly<Record<string, string>>;

/** The `fetch` a `load` function gets makes the answer part of the prerendered page. */
type Fetch = typeof globalThis.fetch;

async function got(fetch: Fetch, path: string): Promise<Response> {
  const response = await fetch(resolve(path as '/'));
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response;
}

const data = async <T>(fetch: Fetch, path: string): Promise<T> => (await got(fetch, path)).json();

/** @throws if the file cannot be had */
export const fetchList = (fetch: Fetch, game: GameId): Promise<Entry[]> => data(fetch, `/${game}/puzzles.json`);

/** @throws if the file cannot be had */
export const fetchWords = (fetch: Fetch, game: GameId, locale: Locale): Promise<Words> =>
  data(fetch, `/${game}/puzzles/words.${locale}.json`);

/**
 * @returns null if there is no such puzzle
 * @throws if the part it would be in cannot be had
 */
export async function fetchPuzzle(fetch: Fetch, game: GameId, id: string): Promise<PuzzlePage | null> {
  const { body } = await got(fetch, `/${game}/puzzles/${partOf(game, id)}.bin`);
  return (await unpack(body!)).find(({ puzzle }) => puzzle.id === id) ?? null;
}
