import { DEFAULT_SETTINGS } from '$lib/analyse/settings';
import { ANALYSIS_KEY, pack } from '$lib/analyse/share';
import { newTree, ROOT } from '$lib/analyse/tree';
import { encodeLink } from '$lib/links/codec';
import { writeFragment } from '$lib/links/fragment';
import { sectionHref } from '$lib/nav/paths';
import type { GameId } from '$workers/registry';

/** The address of the analyser with a position on its board. */
export async function analyserHref(game: GameId, notation: string): Promise<string> {
  const text = pack({ tree: newTree(notation), at: ROOT, settings: DEFAULT_SETTINGS });
  return `${sectionHref(game, 'analyse')}${writeFragment({ key: ANALYSIS_KEY, value: await encodeLink(text) })}`;
}
