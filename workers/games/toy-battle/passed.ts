import { mapOf } from './board-data';
import { blankState } from './blank';
import type { State } from './state';
import { other } from './tiles';

/**
 * The same board with the other side at the start of a turn. What the turn under way has left open is dropped, and the
 * mover's frozen tiles thaw, as they do at the end of its turn (TB-FIELD-2).
 */
export function passed(state: State): State {
  const { stacks, rack, unseen, removed, discard, known, taken, turns } = state;
  const toMove = other(state.toMove);
  return {
    ...blankState(mapOf(state), toMove, state.options),
    ...{ stacks, rack, unseen, removed, discard, known, taken, turns },
    frozen: { ...state.frozen, [state.toMove]: '' },
  };
}
