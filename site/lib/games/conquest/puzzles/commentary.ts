import { landName } from '$lib/games/conquest/board/names';
import { face } from '$lib/games/conquest/face';
import { m } from '$lib/paraglide/messages';
import type { Commentary } from '$lib/puzzles/face';
import type { Goal } from '$workers/analysis/contract';
import { scaleOf } from './scale';

/** Of goals that are not settled by the attack phase that goes on. */
const ASSUMED: Readonly<Record<string, () => string[]>> = {
  most: () => [m.cq_puzzles_assume_alone()],
  guard: () => [m.cq_puzzles_assume_guard()],
  landing: () => [m.cq_puzzles_assume_landing()],
  cheapest: () => [m.cq_puzzles_assume_best()],
};

function shortfallText({ kind, metric }: Goal): string {
  if (kind === 'cheapest') return m.cq_puzzles_short_cheapest();
  if (kind !== 'most') return m.cq_puzzles_short_chance();
  return metric === 'lands' ? m.cq_puzzles_short_lands() : m.cq_puzzles_short_income();
}

export const commentary: Commentary = {
  area(action) {
    const [land] = face.placesOf(action);
    return land === undefined ? m.cq_puzzles_hint_choice() : m.cq_puzzles_hint_place({ land: landName(land) });
  },
  assumptions: ({ goal }) => ASSUMED[goal.kind]?.() ?? [m.cq_puzzles_assume_best(), m.cq_puzzles_assume_dice()],
  scale: (puzzle, { seat }) => scaleOf(puzzle, seat),
  shortfall: shortfallText,
};
