import type { Asking } from './engine';

const floats = (engine: Asking, count: number): number[] => [...new Float32Array(engine.output(count * 4).buffer)];

/**
 * What each term (assembly/games/conquest/evaluation-terms.ts) adds to the natural logarithm of a seat's odds to win, against the mean of the
 * players that are left beside it.
 */
export const evaluationTerms = (engine: Asking, seat: number): number[] => floats(engine, engine.ask('terms', seat));

/** What each term counts of a seat, before it is weighted. */
export const evaluationCounts = (engine: Asking, seat: number): number[] => floats(engine, engine.ask('counts', seat));

/** What a plain player does here, who takes what he can with odds of 60 % and else reinforces what is threatened. */
export const plainAction = (engine: Asking): number => engine.ask('plain') >>> 0;

/**
 * What either side brings to a round of the battle, the attacker first: divisions, dice of cover, city and reward, bombarding
 * armour, air support (assembly/games/conquest/round.ts). Empty where the groups cannot fight.
 */
export const roundNumbers = (engine: Asking): number[] => [
  ...new Int32Array(engine.output(engine.ask('round') * 4).buffer),
];

/** Rows of numbers about every territory, one row after the other; swings for a seat (assembly/games/conquest/quantity-rows.ts). */
export const quantities = (engine: Asking, seat: number): number[] => floats(engine, engine.ask('quantities', seat));

/** By front place: the odds, by strength alone, to take the land across from it; -1 where nobody could. */
export const takeOdds = (engine: Asking): number[] => floats(engine, engine.ask('odds'));
