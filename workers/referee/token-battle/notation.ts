import type { CardTable } from './cards';
import type { Field } from './fields';
import { mover, type Player, type State } from './state';

/** An action taken apart. `stack` counts from 1; null is the leftmost stack with that card on top. */
export type Action =
  | { verb: 'place'; card: string; stack: number | null; field: Field }
  | { verb: 'pass' }
  | { verb: 'first'; player: Player };

/**
 * Reads `shove@c3`, `twins:3@c3`, `pass`, `~A`. A field outside the board can be read, so that it can be refused; null
 * for every other text, unknown cards included: malformed.
 */
export function readAction(text: string, cards: CardTable): Action | null {
  if (text === 'pass') return { verb: 'pass' };
  if (text === '~A' || text === '~B') return { verb: 'first', player: text === '~A' ? 'A' : 'B' };
  const words = /^([a-z]+(?:-[a-z]+)*)(?::(\d))?@([a-z]\d\d?)$/.exec(text);
  if (!words || text.endsWith('\n') || !cards.has(words[1]!)) return null;
  return {
    verb: 'place',
    card: words[1]!,
    stack: words[2] === undefined ? null : Number(words[2]),
    field: words[3]!,
  };
}

/** The stack, from 0, from which a player would take the card; null if it lies on top of none, or not of the one named. */
export function stackFor(state: State, player: Player, { card, stack }: Action & { verb: 'place' }): number | null {
  const tops = state.cards[player].map(([top]) => top);
  const found = stack === null ? tops.indexOf(card) : tops[stack - 1] === card ? stack - 1 : -1;
  return found < 0 ? null : found;
}

/** The text of placing the top card of a stack: the number only if the same card lies on top further to the left. */
export function writePlace(state: State, stack: number, field: Field): string {
  const tops = state.cards[mover(state)].map(([top]) => top!);
  const card = tops[stack]!;
  return tops.indexOf(card) === stack ? `${card}@${field}` : `${card}:${stack + 1}@${field}`;
}
