import type { RuleId } from '../../contract';
import * as reading from '../../reading/problems';

export { attempt, failAt, Malformed, show } from '../../reading/problems';

/** Keys of everything that can be wrong with a text, stable and translatable. */
export const PROBLEMS = [
  // the text itself
  ...reading.COMMON_PROBLEMS,
  'bad-option',
  'bad-side',
  'bad-token',
  'said-twice',
  'unknown-set',
  'unknown-field',
  'unknown-card',
  // the position it describes
  'field-taken',
  'value-out-of-range',
  'too-many-stacks',
  'too-few-stacks',
  'too-many-cards',
  'too-few-cards',
  'last-not-there',
  'boost-over-one',
  'too-many-turns',
  'bad-opening',
] as const;
export type ProblemKey = (typeof PROBLEMS)[number];

export type Fail = reading.Fail<ProblemKey>;

export function malformed(column: number, found: string, problem: ProblemKey, rule?: RuleId | null): never {
  return reading.malformed(column, found, problem, rule);
}
