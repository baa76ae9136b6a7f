/** What a goal asks, in words. */
import { nameOf, sideName, slotName } from '$lib/games/codex/board/table-words';
import { withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Goal } from '$workers/analysis/contract';
import type { Board } from '$workers/games/codex/board';

/**
 * The thing a goal is about, with its slot where its player has another of that name; null for the base of the opponent,
 * or where it is gone.
 */
function targetName({ nodes = [] }: Goal, { things }: Board): string | null {
  const thing = things.find(({ id }) => String(id) === nodes[0]);
  if (!thing) return null;
  const { shown, slot, controller } = thing;
  const alike = things.filter((one) => one.shown === shown && one.controller === controller);
  return alike.length > 1 && slot ? withAside(nameOf(shown), slotName(slot)) : nameOf(shown);
}

/** Null where the words of the goal's kind say all. */
export function taskText(goal: Goal, board: Board): string | null {
  if (goal.kind === 'most' && goal.metric === 'gone') return m.cx_puzzles_task_gone();
  const name = targetName(goal, board);
  if (name === null) return null;
  switch (goal.kind) {
    case 'kill':
      return m.cx_puzzles_task_kill({ name });
    case 'destroy':
      return m.cx_puzzles_task_destroy({ name });
    case 'cheapest':
      return m.cx_puzzles_task_cheapest({ name });
    case 'clean':
      return m.cx_puzzles_task_clean({ name });
    case 'keep':
      return m.cx_puzzles_task_keep({ name, player: sideName(board.active === 'A' ? 'B' : 'A') });
    default:
      return null;
  }
}
