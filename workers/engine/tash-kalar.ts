import { FLARE_COUNT, HALF_LOWER, HALF_UPPER, TASKS } from '../../assembly/games/tash-kalar/layout';
import * as rows from '../../assembly/games/tash-kalar/quantity-rows';
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

export interface Criteria {
  upper: boolean;
  lower: boolean;
}

/** Which criteria of the flare in a seat's hand are met; neither without a flare (TS-FLARE-3, TS-FLARE-4). */
export function criteriaMet(engine: Asking, seat: number): Criteria {
  const met = engine.ask('criteria', seat);
  return { upper: (met & HALF_UPPER) !== 0, lower: (met & HALF_LOWER) !== 0 };
}

/** A pattern of which the player on turn lacks a single piece, on a target the being could come to. */
export interface Shortfall extends Shown {
  /** Square of the lacking piece. */
  square: number;
  /** What is there instead: nothing, an enemy piece, or an own one of too low a rank. */
  there: 'nothing' | 'enemy' | 'low';
  /** The piece has to be an upgraded one. */
  upgraded: boolean;
}

const THERE = {
  [rows.LACKS_ON_EMPTY]: 'nothing',
  [rows.LACKS_ON_ENEMY]: 'enemy',
  [rows.LACKS_RANK]: 'low',
} as const;

/** @param card its place among the beings and legends of the first scope in the data, 0 .. 65 */
export function shortfalls(engine: Asking, card: number): Shortfall[] {
  return numbers(engine, engine.ask('shortfalls', card)).map((row) => {
    const kind = row >>> 24;
    return {
      target: (row >>> 16) & 0xff,
      square: (row >>> 8) & 0xff,
      orientation: row & 0xff,
      there: THERE[(kind & ~rows.LACKS_UPGRADED) as keyof typeof THERE],
      upgraded: (kind & rows.LACKS_UPGRADED) !== 0,
    };
  });
}

/** How much there is of what a task asks for. */
export interface Part {
  have: number;
  need: number;
}

/** How far a seat is with a task, by the way that lacks least; all parts full means fulfilled. */
export function taskProgress(engine: Asking, seat: number, task: number): Part[] {
  const count = engine.ask('progress', seat, task);
  const values = new Int32Array(engine.output(count * 8).buffer);
  return Array.from({ length: count }, (_, i) => ({ have: values[2 * i]!, need: values[2 * i + 1]! }));
}

/**
 * What each term of games/tash-kalar/evaluation-terms.ts adds to the natural logarithm of a seat's odds to win, in the
 * order of the TERM_ constants. Their sum is that of the static win chance.
 */
export const evaluationTerms = (engine: Asking, seat: number): number[] => [
  ...new Float32Array(engine.output(engine.ask('terms', seat) * 4).buffer),
];
