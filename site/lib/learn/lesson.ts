import type { RuleId } from '$workers/contract';

/** A lesson step as `script.json` holds it: what happens, without its words. */
export interface Step {
  /** `TB-L04-1`. */
  id: string;
  /** In the game's JSON form. */
  position: object;
  goal: Goal;
  /** One right continuation, with every answer, every move of the opponent and every chance outcome. */
  line: string[];
  /** The rules it teaches. */
  teaches: RuleId[];
  /** Mistakes that are expected; the text at the same place of the step's `wrong` answers them. */
  wrong: Slip[];
}

export type Goal =
  /** All predicates hold at the start of a turn or at the end. What a predicate may say is up to the game. */
  | { type: 'state'; all: object[] }
  /** Exactly these nodes are marked. */
  | { type: 'mark'; ask: string; nodes: string[] }
  /** Exactly these tiles are picked. */
  | { type: 'pick'; ask: string; tiles: string }
  | { type: 'answer'; ask: string; value: number };

export interface Slip {
  /** An illegal attempt, the actions before it, and the rules that refuse it. */
  try?: string;
  after?: string[];
  refused?: RuleId[];
  /** A legal line that misses the goal. */
  line?: string[];
  /** A misreading without an action. */
  belief?: string;
}

export interface StepText {
  title: string;
  task: string;
  /** From vague to plain. */
  hints: string[];
  /** One for each slip. */
  wrong: string[];
  done: string;
}

export interface LessonText {
  title: string;
  summary: string;
  steps: Record<string, StepText>;
}

/** Percentages may be rounded either way. */
const PERCENT_TOLERANCE = 1;

export function isRightNumber(goal: Extract<Goal, { type: 'answer' }>, given: number): boolean {
  return Math.abs(given - goal.value) <= (goal.ask === 'percent' ? PERCENT_TOLERANCE : 0);
}

/** What lacks and what is too many in an answer that should hold exactly the wanted things, copies counted. */
export function gap(wanted: readonly string[], given: readonly string[]): { missing: string[]; extra: string[] } {
  const missing = [...wanted];
  const extra: string[] = [];
  for (const one of given) {
    const at = missing.indexOf(one);
    if (at >= 0) missing.splice(at, 1);
    else extra.push(one);
  }
  return { missing, extra };
}
