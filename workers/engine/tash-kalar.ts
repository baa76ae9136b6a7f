import { FLARE_COUNT, TASKS } from '../../assembly/games/tash-kalar/layout';
import type { Asking } from './engine';

const SQUARE_BITS = 8;

/** A way in which a pattern is shown: its target, and the orientation as an index into the data's `orientations`. */
export interface Shown {
  target: number;
  orientation: number;
}

function numbers(engine: Asking, count: number): number[] {
  return [...new Uint32Array(engine.output(count * 4).buffer)];
}

/**
 * Every way in which the player on turn shows the pattern of a being or legend, whatever stands on the target and whether
 * or not the card is in hand. Patterns that look the same in two orientations are listed once.
 *
 * @param card its place among the beings and legends of the first scope in the data, 0 .. 65
 */
export function patternsShown(engine: Asking, card: number): Shown[] {
  return numbers(engine, engine.ask('patterns', card)).map((row) => ({
    target: row >> SQUARE_BITS,
    orientation: row & ((1 << SQUARE_BITS) - 1),
  }));
}

/** Squares on which the player on turn could summon a being or legend if it were in hand. */
export function targetsOf(engine: Asking, card: number): number[] {
  return numbers(engine, engine.ask('targets', card));
}

const bits = (set: number, count: number): number[] =>
  Array.from({ length: count }, (_, bit) => bit).filter((bit) => (set >>> bit) & 1);

/** Numbers of the flares a seat could invoke with the pieces as they stand (TS-FLARE-2). */
export const usableFlares = (engine: Asking, seat: number): number[] =>
  bits(engine.ask('usableFlares', seat), FLARE_COUNT);

/** Numbers of the tasks, open or not, whose condition holds for a seat now (TS-HIGH-6). */
export const fulfilledTasks = (engine: Asking, seat: number): number[] =>
  bits(engine.ask('fulfilledTasks', seat), TASKS);

/** Points of a seat: with its claimed tasks and legendary pieces in High Form (TS-HIGH-5), as counted in a Duel. */
export const scoreOf = (engine: Asking, seat: number): number => engine.ask('score', seat);
