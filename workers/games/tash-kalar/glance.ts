/** What the win chance counted without looking ahead rests on. */
import * as terms from '../../../assembly/games/tash-kalar/evaluation-terms';
import type { Asking } from '../../engine/engine';
import { evaluationTerms } from '../../engine/tash-kalar';

/** What is counted, one side against the other. */
export const TERMS = {
  points: terms.TERM_POINTS,
  earned: terms.TERM_EARNED,
  common: terms.TERM_COMMON,
  heroic: terms.TERM_HEROIC,
  legendary: terms.TERM_LEGENDARY,
  beings: terms.TERM_BEINGS,
  legends: terms.TERM_LEGENDS,
  connected: terms.TERM_CONNECTED,
  contact: terms.TERM_CONTACT,
  centre: terms.TERM_CENTRE,
  tasks: terms.TERM_TASKS,
  flare: terms.TERM_FLARE,
  turn: terms.TERM_TURN,
  actions: terms.TERM_ACTIONS,
} as const;
export type Term = keyof typeof TERMS;

export interface Glance {
  /** Win chance of the seat, 0 .. 1. */
  chance: number;
  /** What of that chance would be lost if both sides were equal in a term, -1 .. 1; negative where the term harms. */
  worth: Record<Term, number>;
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** For a seat, in logarithms of its odds; both hands count as they lie in the state. */
export function termsOf(seat: number, engine: Asking): Record<Term, number> {
  const each = evaluationTerms(engine, seat);
  return Object.fromEntries(Object.entries(TERMS).map(([name, at]) => [name, each[at]!])) as Record<Term, number>;
}

/** Both hands count as they lie in the state. */
export function glanceOf(seat: number, engine: Asking): Glance {
  const each = evaluationTerms(engine, seat);
  const odds = each.reduce((sum, term) => sum + term, 0);
  const chance = chanceOf(odds);
  const worth = Object.entries(TERMS).map(([name, number]) => [name, chance - chanceOf(odds - each[number]!)] as const);
  return { chance, worth: Object.fromEntries(worth) as Record<Term, number> };
}
