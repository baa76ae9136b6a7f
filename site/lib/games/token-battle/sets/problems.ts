/** Why a set is not legal, and what is wrong with a text that should be one, in words. */
import { m } from '$lib/paraglide/messages';
import type { SetProblem } from '$workers/games/token-battle/sets';
import type { SetTextProblem } from './text';

const SET: Partial<Record<SetProblem['problem'], (found: string) => string>> = {
  'too-few-stacks': () => m.sets_problem_strips(),
  'too-many-stacks': () => m.sets_problem_strips(),
  'too-few-cards': (count) => m.sets_problem_few({ count }),
  'too-many-cards': (count) => m.sets_problem_many({ count }),
  'unknown-card': (card) => m.sets_problem_card({ card }),
};

/** A stack nobody has laid a card on yet is not wrong, only not begun. */
export const isBegun = (set: readonly (readonly string[])[], { stack, problem }: SetProblem): boolean =>
  problem !== 'too-few-cards' || stack === null || (set[stack]?.length ?? 0) > 0;

/** One sentence. */
export const problemText = ({ problem, found }: SetProblem): string => SET[problem]?.(found) ?? problem;

export function textProblem({ problem, column, found }: SetTextProblem): string {
  const words = {
    'not-a-set': m.sets_text_not_a_set,
    'unknown-card': m.sets_text_unknown_card,
    'too-many-strips': m.sets_text_too_many,
  };
  return words[problem]({ column, found });
}
