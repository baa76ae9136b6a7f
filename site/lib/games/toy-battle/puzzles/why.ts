/** Why an answer is right, in words. Loaded when a puzzle was solved. */
import { sideName, troopName } from '$lib/games/toy-battle/board/words';
import { m } from '$lib/paraglide/messages';
import { listText } from '$lib/puzzles/listing';
import { commonNeed } from '$lib/puzzles/why';
import type { View } from '$workers/contract';
import { SIDES } from '$workers/games/toy-battle/state';
import type { Puzzle } from '$workers/puzzles/puzzle';

/** Null where the idea of the puzzle and its values say all. */
export function whyText(puzzle: Puzzle, start: View, end: View): string | null {
  const side = sideName(SIDES[start.seat]!);
  const enemy = sideName(SIDES[1 - start.seat]!);
  if (end.result?.reason === 'hq') return m.tb_puzzles_why_hq({ enemy });
  if (end.result?.reason === 'medals') return m.tb_puzzles_why_medals({ side });
  const common = commonNeed(puzzle);
  return (
    common && m.tb_puzzles_why_need({ enemy, tiles: listText([...common.need].map(troopName)), count: common.count })
  );
}
