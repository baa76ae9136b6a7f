import type { GameId } from '$workers/registry';
import { lineToJson } from '$workers/reading/line-json';
import type { Shared } from './settings';
import { preorder } from './tree';
import { toLine } from './tree-to-line';

/** What an analysis has that is not part of a game: it stands in the header of its record. */
export const tagsOf = ({ tree, at, settings }: Shared): Record<string, string> => ({
  place: String(preorder(tree).indexOf(at)),
  map: settings.map,
  measure: settings.measure,
  racks: settings.hidden,
  bottom: String(settings.bottom),
});

/**
 * An analysis as it is stored: a record that begins with its position in notation, whatever it is, so that nothing of
 * the game has to be loaded to save it.
 */
export function storedText(game: GameId, shared: Shared): string {
  const { tree } = shared;
  const record = { game, tags: tagsOf(shared), start: tree.start, ...lineToJson(toLine(tree)) };
  return `${JSON.stringify(record, null, 2)}\n`;
}
