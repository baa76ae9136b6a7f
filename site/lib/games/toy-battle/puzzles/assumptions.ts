/** What is known, hidden or taken for granted in a puzzle, in sentences. */
import { seatName } from '$lib/games/toy-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Puzzle } from '$workers/puzzles/puzzle';

export function assumptionsOf({ assumptions }: Puzzle, view: View): string[] {
  const enemy = seatName(1 - view.seat);
  const odds = assumptions.includes('equally-likely-tiles');
  const words: Record<string, string> = {
    'open-racks': m.tb_puzzles_assume_open_racks(),
    'nothing-to-draw': m.tb_puzzles_assume_nothing_to_draw(),
    'last-draws': m.tb_puzzles_assume_last_draws(),
    'hidden-rack': odds ? m.tb_puzzles_assume_hidden_odds({ enemy }) : m.tb_puzzles_assume_hidden_rack({ enemy }),
    'equally-likely-tiles': m.tb_puzzles_assume_equally_likely({ enemy }),
  };
  return assumptions.map((key) => words[key] ?? key);
}
