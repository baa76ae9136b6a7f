import { STACKS_PER_SEAT } from '../../../assembly/games/token-battle/layout';
import type { RuleId } from '../../contract';
import { cardById, copyStacks, SETS, type CardSet } from './cards';
import type { ProblemKey } from './problems';
import type { Sided, Stacks } from './state';

/** Cards of a stack in a set (TK-SET-2). */
export const FEWEST_CARDS = 2;
export const MOST_CARDS = 5;

/** What is wrong with a set somebody wants to save or play; the stack is counted from 0, null for the whole set. */
export interface SetProblem {
  stack: number | null;
  rule: RuleId;
  problem: ProblemKey;
  found: string;
}

/** Everything that keeps four stacks from being a set (TK-SET-1, TK-SET-2, TK-SET-6). */
export function setProblems(stacks: readonly (readonly string[])[]): SetProblem[] {
  const count: SetProblem[] =
    stacks.length === STACKS_PER_SEAT
      ? []
      : [
          {
            stack: null,
            rule: 'TK-SET-1',
            problem: stacks.length < STACKS_PER_SEAT ? 'too-few-stacks' : 'too-many-stacks',
            found: String(stacks.length),
          },
        ];
  return [
    ...count,
    ...stacks.flatMap((cards, stack): SetProblem[] => {
      const found = String(cards.length);
      const unknown = cards.find((id) => !cardById(id));
      return [
        ...(cards.length < FEWEST_CARDS ? [{ stack, rule: 'TK-SET-2', problem: 'too-few-cards' as const, found }] : []),
        ...(cards.length > MOST_CARDS ? [{ stack, rule: 'TK-SET-2', problem: 'too-many-cards' as const, found }] : []),
        ...(unknown === undefined
          ? []
          : [{ stack, rule: 'TK-SET-6', problem: 'unknown-card' as const, found: unknown }]),
      ];
    }),
  ];
}

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
