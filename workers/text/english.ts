/** English numerals, and how clauses are joined. */
import type { Joining } from './joining';

const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number before a noun. */
export const number = (n: number): string => NUMERALS[n] ?? String(n);

export const JOINING: Joining = {
  otherwise: 'otherwise',
  under: (condition, clauses) => `${condition}, ${clauses}`,
  inOrder: (clauses) => clauses.join('; then '),
  oneOf: (clauses) => `choose one: ${clauses.join('; or ')}`,
  fullStop: '.',
  text: (sentences) => sentences.join(' '),
};
