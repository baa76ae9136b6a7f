import { FIELDS } from './board-fields';
import { decode } from './actions';
import { SIDES, type State } from './state';

/** The things on the screen whose choice, in this order, amounts to the action: a stack and a field, or an outcome. */
export function picksOf(action: number, state: State): string[] {
  const parts = decode(action, state);
  switch (parts.kind) {
    case 'first':
      return [`outcome:${SIDES[parts.seat]}`];
    case 'place':
      return [`stack:${state.turn}:${parts.stack + 1}`, `field:${FIELDS[parts.field]}`];
    default:
      return [];
  }
}
