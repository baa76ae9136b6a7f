import type { Parsed, RuleId, TextProblem } from '../../contract';

/** Keys of everything that can be wrong with a text, stable and translatable. */
export const PROBLEMS = [
  // the text itself
  'not-json',
  'wrong-game',
  'version',
  'unknown-key',
  'missing-field',
  'bad-value',
  'bad-number',
  'bad-option',
  'bad-side',
  'bad-tile',
  'bad-action',
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

/**
 * Refuses a piece of text. `offset` counts from the start of the text the reader was given, which only knows that
 * text: who calls the reader also says what the piece is a part of.
 */
export type Fail = (offset: number, found: string, problem: ProblemKey, rule?: RuleId) => never;

/** Carries a problem out of a parser; `attempt` turns it into a value, so that it never leaves this folder. */
export class Malformed extends Error {
  constructor(readonly problem: TextProblem) {
    super(problem.problem);
  }
}

export function malformed(column: number, found: string, problem: ProblemKey, rule: RuleId | null = null): never {
  throw new Malformed({ column, rule, problem, found: excerpt(found) });
}

export function attempt<T>(parse: () => T): Parsed<T> {
  try {
    return { ok: true, value: parse() };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, error: error.problem };
    throw error;
  }
}

/** A message must stay readable when somebody pastes a novel. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** A failure inside a JSON value: JSON carries no columns, so the path stands in for the place. */
export function failAt(path: string, value: unknown): Fail {
  return (_offset, _found, problem, rule) => malformed(1, `${path}: ${show(value)}`, problem, rule);
}

/** A JSON value in a message. Lists and objects are not unfolded: hostile ones are nested without end. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(JSON.stringify(value));
}
