import { evaluationTerms } from '../../engine/codex';
import type { Asking } from '../../engine/engine';

/** Names of the terms of the evaluation, in the engine's order (assembly/games/codex/evaluation-terms.ts). */
const TERM_NAMES = [
  'base',
  'lowBase',
  'workers',
  'gold',
  'hand',
  'deck',
  'tech',
  'addon',
  'attack',
  'hits',
  'keywords',
  'unitTech',
  'evasion',
  'heroes',
  'levels',
  'bands',
  'other',
  'exposed',
  'lethal',
  'turn',
] as const;
export type Term = (typeof TERM_NAMES)[number];

/** What each term adds to the logarithm of a seat's odds to win. */
export const termsOf = (seat: number, engine: Asking): Record<string, number> =>
  Object.fromEntries(evaluationTerms(engine, seat).map((value, term) => [TERM_NAMES[term]!, value]));
