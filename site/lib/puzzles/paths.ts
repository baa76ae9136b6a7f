import { localizedHref } from '$lib/i18n/locale';
import { sectionHref } from '$lib/nav/paths';
import type { GameId } from '$workers/registry';

export const puzzleHref = (game: GameId, id: string): string => localizedHref(`/${game}/puzzles/${id}/`);

/** The analyser with a position on its board. */
export async function analyseHref(game: GameId, notation: string): Promise<string> {
  const [{ encodeLink }, { writeFragment }, { DEFAULT_SETTINGS, pack }, { ROOT, newTree }] = await Promise.all([
    import('$lib/links/codec'),
    import('$lib/links/fragment'),
    import('$lib/analyse/share'),
    import('$lib/analyse/tree'),
  ]);
  const text = pack({ tree: newTree(notation), at: ROOT, settings: { ...DEFAULT_SETTINGS } });
  return sectionHref(game, 'analyse') + writeFragment({ key: 'a', value: await encodeLink(text) });
}
