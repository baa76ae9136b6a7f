import { STACKS_PER_SEAT } from '../../../assembly/games/token-battle/layout';
import type { RuleId } from '../../contract';
import { cardById } from './cards';
import type { ProblemKey } from './problems';

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
