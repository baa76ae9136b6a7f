import type { RuleId } from '../../contract';

/** What is wrong with a position: a stable key, the rule it breaks (null if it is no position at all), where, and what stood there. */
export interface PositionError {
  problem: string;
  rule: RuleId | null;
  /** The part of the position, e.g. `rack.blue` or `stacks.3`. */
  where: string;
  found: string;
}
