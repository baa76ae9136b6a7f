import { nodeName, troopText } from '$lib/games/toy-battle/board/words';
import { face, layoutFor } from '$lib/games/toy-battle/face';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';

/** The piece or the node a move is about; only whoever asks for hints reads it. See PuzzleFace.area. */
export function areaOf(action: string, view: View): string {
  if (action.startsWith('place')) return m.puzzles_hint_tile({ tile: troopText(action[6]!) });
  const [node] = face.placesOf(action);
  if (!node) return m.tb_puzzles_hint_button();
  return m.tb_puzzles_hint_node({ node: nodeName({ id: node, hq: layoutFor(view).at[node]?.hq ?? null }) });
}
