import { FIELDS } from './board-fields';
import { OFF_BOARD, placingText, stackText } from './placing';
import type { Side, State } from './state';

/**
 * The action somebody seems to mean who chose these things, for asking why it cannot be played. Null while the picks do
 * not say enough. `viewer` is the seat of whoever picks, where only one of the players sits at the screen: an own card
 * is then out of turn, not a card of the other player.
 */
export function trialOf(
  picks: readonly string[],
  state: Pick<State, 'turn' | 'cards'>,
  viewer: Side | null = null,
): string | null {
  const [first, second] = picks;
  const outcome = /^outcome:([AB])$/.exec(first ?? '');
  if (outcome && !second) return `~${outcome[1]}`;
  const stack = /^stack:([AB]):([1-4])$/.exec(first ?? '');
  const [, field] = /^field:([a-z]\d\d?)$/.exec(second ?? '') ?? [];
  if (!stack || !field) return null;
  const side = stack[1] as Side;
  const number = Number(stack[2]) - 1;
  const onTurn = side === state.turn;
  if (state.turn !== '?' && !onTurn && side === viewer) return `out-of-turn ${number + 1}@${field}`;
  if (!FIELDS.includes(field)) return stackText(side, number, OFF_BOARD);
  return onTurn ? placingText(state, number, field) : stackText(side, number, field);
}
