import type { Parsed, RuleId, TextProblem } from '../contract';

/** What is more than anything holds that was made by playing (limits.ts); `found` names the limit. */
export const TOO_MUCH = ['too-large', 'too-long', 'too-deep'] as const;
export type TooMuch = (typeof TOO_MUCH)[number];

/** Keys of what can be wrong with a text of any game; a game adds its own. */
export const COMMON_PROBLEMS = [
  ...TOO_MUCH,
  'not-json',
  'wrong-game',
  'unknown-key',
  'missing-field',
  'bad-value',
  'bad-number',
  'bad-action',
] as const;
export type CommonProblem = (typeof COMMON_PROBLEMS)[number];

/**
 * Refuses a piece of text. `offset` counts from the start of the text the reader was given, which only knows that
 * text: who calls the reader also says what the piece is a part of. `K` are the keys of the game's own problems.
 */
export type Fail<K extends string = CommonProblem> = (
  offset: number,
  found: string,
  problem: K | CommonProblem,
  rule?: RuleId,
) => never;

/** Carries a problem out of a parser; `attempt` turns it into a value, so that it never leaves the parsers. */
export class Malformed extends Error {
  constructor(readonly problem: TextProblem) {
    super(problem.problem);
  }
}

/** Columns count from 1. */
export function malformed(column: number, found: string, problem: string, rule: RuleId | null = null): never {
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
export function failAt(path: string, value: unknown): Fail<string> {
  return (_offset, _found, problem, rule) => malformed(1, `${path}: ${show(value)}`, problem, rule);
}

/** A JSON value in a message. Lists and objects are not unfolded: hostile ones are nested without end. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(JSON.stringify(value));
}
