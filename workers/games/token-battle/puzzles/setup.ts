import { cardsOf, PAIRINGS } from '../ready-sets';
import { SIDES, type Stacks, type State } from '../state';

/** The same stack, turned on by some cards: a used card goes to the bottom. */
function isTurned(stack: readonly string[], original: readonly string[]): boolean {
  const rounds = original.map((_, i) => [...original.slice(i), ...original.slice(0, i)].join());
  return rounds.includes(stack.join());
}

const isOf = (stacks: Stacks, set: Stacks): boolean =>
  stacks.length === set.length && stacks.every((stack, i) => isTurned(stack, set[i]!));

/** The pairing of ready sets a position is played with. Throws a RangeError if there is none. */
export function setupOf({ cards }: State): string {
  const found = PAIRINGS.find((pairing) => SIDES.every((side) => isOf(cards[side], cardsOf(pairing)![side])));
  if (!found) throw new RangeError('these are not two ready sets');
  return found;
}
