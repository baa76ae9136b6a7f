import type { RuleId } from '../../contract';

/** What is wrong with a position: a stable key, the rule it breaks (null if it is no position at all), where, and what stood there. */
export interface PositionError {
  problem: string;
  rule: RuleId | null;
  /** The part of the position, e.g. `board.A` or `turn.actions`. */
  where: string;
  found: string;
}

/** Thrown by the readers, caught by `load`. */
export class Unreadable extends Error {
  constructor(
    readonly problem: string,
    readonly rule: RuleId | null,
    readonly where: string,
    readonly found: unknown,
  ) {
    super(problem);
  }
}

export const show = (found: unknown): string =>
  typeof found === 'string' ? found : (JSON.stringify(found) ?? String(found));
