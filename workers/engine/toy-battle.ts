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

/** Exact chance that a seat wins if it moves next, as far as its opponent can tell. */
export function winNext(engine: Asking, seat: number): NextWin {
  const count = engine.ask('winNext', seat);
  const bytes = engine.output(count * TROOPS);
  const needs = Array.from({ length: count }, (_, i) => [...bytes.slice(i * TROOPS, (i + 1) * TROOPS)]);
  return { winning: engine.ask('winNextWinning'), possible: engine.ask('winNextPossible'), needs };
}
