import { FIELDS } from './board-fields';
import { actionText, decode, parseAction } from './actions';
import { SIDES, type Side, type State } from './state';

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

/**
 * The action somebody seems to mean who chose these things, for asking why it cannot be played. Null while the picks do
 * not say enough. `viewer` is the seat of whoever picks, where only one of the players sits at the screen: an own card
 * is then out of turn, not a card of the other player.
 */
export function trialOf(picks: readonly string[], state: State, viewer: Side | null = null): string | null {
  const [first, second] = picks;
  const outcome = /^outcome:([AB])$/.exec(first ?? '');
  if (outcome && !second) return `~${outcome[1]}`;
  const stack = /^stack:([AB]):([1-4])$/.exec(first ?? '');
  const field = /^field:(\w+)$/.exec(second ?? '');
  if (!stack || !field) return null;
  const [, side, number] = stack;
  if (state.turn !== '?' && side !== state.turn && side === viewer) return `out-of-turn ${number}@${field[1]}`;
  const parsed = parseAction(`${side}:${number}@${field[1]}`, state);
  return parsed.ok ? actionText(parsed.value, state) : null;
}
