import { DEFAULT_SETTINGS } from '$lib/analyse/settings';
import { pack } from '$lib/analyse/share';
import { newTree, ROOT } from '$lib/analyse/tree';
import { encodeLink } from '$lib/links/codec';
import { writeFragment } from '$lib/links/fragment';
import { sectionHref } from '$lib/nav/paths';
import type { GameId } from '$workers/registry';

/**
 * The analyser with a position on its board.
 * @param bottom seat at the bottom, as on the page that one comes from
 */
export async function analyseHref(game: GameId, notation: string, bottom = 0): Promise<string> {
  const text = pack({ tree: newTree(notation), at: ROOT, settings: { ...DEFAULT_SETTINGS, bottom } });
  return sectionHref(game, 'analyse') + writeFragment({ key: 'a', value: await encodeLink(text) });
}
