import type { RuleId } from '../../contract';

/** What is wrong with a position: a stable key, the rule it breaks (null if it is no position at all), where, and what stood there. */
export interface PositionError {
  problem: string;
  rule: RuleId | null;
  /** The part of the position, e.g. `board.c3` or `cards.A`. */
  where: string;
  found: string;
  /** In a position line, counted from 1; null if the part has no place in it, or the position was no line. */
  column: number | null;
}

/** Thrown by the readers, caught by `load`. */
export class Unreadable extends Error {
  constructor(
    readonly problem: string,
    readonly rule: RuleId | null,
    readonly where: string,
    readonly found: unknown,
    readonly column: number | null = null,
  ) {
    super(problem);
  }
}

export const show = (found: unknown): string =>
  typeof found === 'string' ? found : (JSON.stringify(found) ?? String(found));
