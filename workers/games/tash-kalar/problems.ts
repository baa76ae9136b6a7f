import type { RuleId } from '../../contract';
import * as reading from '../../reading/problems';

export { attempt, failAt, Malformed, show } from '../../reading/problems';

/** Keys of everything that can be wrong with a text, stable and translatable. */
export const PROBLEMS = [
  // the text itself
  ...reading.COMMON_PROBLEMS,
  'bad-option',
  'bad-side',
  'bad-piece',
  'said-twice',
  'unknown-setup',
  'unknown-deck',
  'unknown-square',
  'unknown-card',
  'unknown-task',
  // the position it describes
  'square-taken',
  'equal-decks',
  'foreign-card',
  'card-twice',
  'task-twice',
  'too-many-pieces',
  'too-many-tasks',
  'not-in-hand',
  'bad-question',
  'bad-effect',
  'inside-an-effect',
] as const;
export type ProblemKey = (typeof PROBLEMS)[number];

export type Fail = reading.Fail<ProblemKey>;

export function malformed(column: number, found: string, problem: ProblemKey, rule?: RuleId | null): never {
  return reading.malformed(column, found, problem, rule);
}
