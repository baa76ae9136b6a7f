import { sets as setData } from '../../../assembly/games/token-battle/data/sets.json';
import { copyStacks } from './cards';
import type { Sided, Stacks } from './state';

/** A ready set of cards (rule file, section 6.2). */
export interface CardSet {
  id: string;
  style: string;
  stacks: Stacks;
}

export const SETS = setData as unknown as readonly CardSet[];

export const setById = (id: string): CardSet | undefined => SETS.find((set) => set.id === id);

/** The ready set that these stacks are, if they are one. */
export function readySet(stacks: readonly (readonly string[])[]): CardSet | undefined {
  const text = JSON.stringify(stacks);
  return SETS.find((set) => JSON.stringify(set.stacks) === text);
}

/** Ids of all pairings of ready sets, A's set first: `masons-quickstep`. Every set also meets itself. */
export const PAIRINGS: readonly string[] = SETS.flatMap((a) => SETS.map((b) => pairing(a, b))).sort(
  (a, b) => Number(isMirror(a)) - Number(isMirror(b)),
);

const pairings = new Map(SETS.flatMap((a) => SETS.map((b) => [pairing(a, b), [a, b] as const])));

/** The cards of both players in a pairing of ready sets. */
export function cardsOf(id: string): Sided<Stacks> | undefined {
  const pair = pairings.get(id);
  return pair && { A: copyStacks(pair[0].stacks), B: copyStacks(pair[1].stacks) };
}

function pairing(a: CardSet, b: CardSet): string {
  return `${a.id}-${b.id}`;
}

function isMirror(id: string): boolean {
  return SETS.some((set) => id === pairing(set, set));
}
