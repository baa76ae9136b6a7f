/** What a goal asks and what its numbers are, in words. */
import { nameOf, sideName } from '$lib/games/codex/board/table-words';
import { sideOf } from '$lib/games/codex/board/view';
import { m } from '$lib/paraglide/messages';
import type { Goal } from '$workers/analysis/contract';
import type { Board } from '$workers/games/codex/board';

/** The thing a goal is about; null for the base of the opponent, or where it is gone. */
function targetName({ nodes = [] }: Goal, { things }: Board): string | null {
  const thing = things.find(({ id }) => String(id) === nodes[0]);
  return thing ? nameOf(thing.shown) : null;
}

/** Null where the words of the goal's kind say all. */
export function taskText(goal: Goal, board: Board): string | null {
  const name = targetName(goal, board);
  if (name === null) return null;
  switch (goal.kind) {
    case 'kill':
      return m.cx_puzzles_task_kill({ name });
    case 'destroy':
      return m.cx_puzzles_task_destroy({ name });
    case 'cheapest':
      return m.cx_puzzles_task_cheapest({ name });
    default:
      return null;
  }
}

/** @param solver seat of whoever asks */
export function quantityText({ kind }: Goal, solver: number): string {
  const player = sideName(sideOf(solver));
  if (kind === 'most') return m.cx_puzzles_quantity_most({ player });
  return kind === 'cheapest' ? m.cx_puzzles_quantity_gold({ player }) : m.cx_puzzles_quantity_reached({ player });
}

export function shortfallText({ kind }: Goal): string {
  if (kind === 'most') return m.cx_puzzles_short_most();
  return kind === 'cheapest' ? m.cx_puzzles_short_gold() : m.cx_puzzles_short_reached();
}
