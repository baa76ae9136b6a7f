/** What the win chance counted without looking ahead rests on. */
import * as terms from '../../../assembly/games/toy-battle/evaluation-terms';
import type { Asking } from '../../engine/engine';
import { evaluationTerms } from '../../engine/toy-battle';

/** What is counted, one side against the other. */
export const TERMS = {
  medals: terms.TERM_MEDALS,
  hq: terms.TERM_HQ,
  regions: terms.TERM_REGIONS,
  bases: terms.TERM_BASES,
  rack: terms.TERM_RACK,
  line: terms.TERM_LINE,
  reserve: terms.TERM_RESERVE,
} as const;
export type Term = keyof typeof TERMS;

/** For a seat, in logarithms of its odds. */
export function termsOf(seat: number, engine: Asking): Record<Term, number> {
  const each = evaluationTerms(engine, seat);
  return Object.fromEntries(Object.entries(TERMS).map(([name, at]) => [name, each[at]!])) as Record<Term, number>;
}
