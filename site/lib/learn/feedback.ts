import type { RuleId, View } from '$workers/contract';

/** What came of an act; `slip` is the expected mistake it was, by its place in the step; `lacking`: places where what is told is missing. */
export type Feedback =
  | { kind: 'refused'; action: string; rules: RuleId[]; slip: number | null; lacking: string[] }
  /** Right, and something else is asked now. */
  | { kind: 'passed' }
  /** A new try has begun of itself: somebody went on after the goal was missed. */
  | { kind: 'again' }
  /** Moves go on though the goal took fewer: `needed` by the line of the step, `made` in this try. */
  | { kind: 'long'; needed: number; made: number }
  /** A move was tried while something else is asked. */
  | { kind: 'early' }
  /** `at`: the node where the turns of the step were over. */
  | { kind: 'missed'; slip: number | null; hurt: boolean; at: View }
  | { kind: 'wrong'; missing: number; extra: string[]; rules: RuleId[]; slip: number | null; number?: WrongNumber };

interface WrongNumber {
  given: string;
  high: boolean;
}
