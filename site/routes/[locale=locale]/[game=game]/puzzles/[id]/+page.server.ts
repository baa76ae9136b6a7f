import { allPuzzles } from '$lib/puzzles/files';
import { GAMES, LANGUAGES } from '$workers/registry';
import type { EntryGenerator } from './$types';

/** Every puzzle is a page of its own in every language, whether something links to it or not. */
export const entries: EntryGenerator = async () => {
  const found = [];
  for (const { id: game } of GAMES) {
    const ids = (await allPuzzles(game)).map(({ id }) => id);
    for (const locale of LANGUAGES) found.push(...ids.map((id) => ({ game, id, locale })));
  }
  return found;
};
