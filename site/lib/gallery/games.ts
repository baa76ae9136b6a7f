import { withData } from '$lib/data/games';
import type { GameId, GameWith } from '$workers/registry';
import type { Gallery } from './gallery';

const games: Readonly<Record<GameWith<'gallery'>, () => Promise<{ gallery: object }>>> = {
  'tash-kalar': () => import('$lib/games/tash-kalar/gallery/gallery'),
  codex: () => import('$lib/games/codex/gallery/gallery'),
};

/** Null for a game without a gallery. Entries and texts of a game meet none but its own parts, so their types end here. */
export async function loadGallery(game: GameId): Promise<Gallery | null> {
  const loaders: Partial<Record<GameId, () => Promise<{ gallery: object }>>> = games;
  const load = loaders[game];
  return load ? ((await withData(game, load)).gallery as Gallery) : null;
}
