import type { RuleId } from '../../contract';
import * as reading from '../../reading/problems';

export { attempt, excerpt, failAt, Malformed, show } from '../../reading/problems';

/** Keys of everything that can be wrong with a text, stable and translatable. */
export const PROBLEMS = [
  // the text itself
  ...reading.COMMON_PROBLEMS,
  'version',
  'bad-option',
  'bad-side',
  'bad-tile',
  'unknown-map',
  'unknown-node',
  'unknown-region',
  // the position it describes
  'too-many-copies',
  'rack-over-limit',
  'frozen-not-on-rack',
  'frozen-not-to-move',
  'known-not-on-rack',
  'too-few-unseen',
  'tile-on-hq',
  'region-held-unclaimed',
  'medals-at-objective',
  'bad-question',
  'bad-opening',
] as const;
export type ProblemKey = (typeof PROBLEMS)[number];

export type Fail = reading.Fail<ProblemKey>;

export function malformed(column: number, found: string, problem: ProblemKey, rule?: RuleId | null): never {
  return reading.malformed(column, found, problem, rule);
}
