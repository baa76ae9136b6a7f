import type { Asking } from './engine';

const TROOPS = 8;

export interface NextWin {
  /** Racks that win and racks there are; the chance is their quotient. */
  winning: number;
  possible: number;
  /** Smallest sets of tiles that suffice, as eight counts each. */
  needs: number[][];
}

/** Node numbers that the line of a seat leads to. */
export function reach(engine: Asking, seat: number): number[] {
  const mask = engine.ask('reach', seat);
  return Array.from({ length: 32 }, (_, node) => node).filter((node) => (mask >>> node) & 1);
}

/** Medals that a seat has won. */
export const medals = (engine: Asking, seat: number): number => engine.ask('medals', seat);

/**
 * What each term of games/toy-battle/evaluation-terms.ts adds to the natural logarithm of a seat's odds to win, in the order
 * of the TERM_ constants. Their sum is that of the static win chance.
 */
export const evaluationTerms = (engine: Asking, seat: number): number[] => [
  ...new Float32Array(engine.output(engine.ask('terms', seat) * 4).buffer),
];

/** Exact chance that a seat wins if it moves next, as far as its opponent can tell. */
export function winNext(engine: Asking, seat: number): NextWin {
  const count = engine.ask('winNext', seat);
  const bytes = engine.output(count * TROOPS);
  const needs = Array.from({ length: count }, (_, i) => [...bytes.slice(i * TROOPS, (i + 1) * TROOPS)]);
  return { winning: engine.ask('winNextWinning'), possible: engine.ask('winNextPossible'), needs };
}
