// Odds of Conquest's battles, as a module of their own: a question is written, answered, and read as rows.

import { ends, findEnds, findOdds, looked, meanRounds, odds, rows, writeEnds, writeFirst } from './games/conquest/battle/answer';
import { roundOf, sideOf } from './games/conquest/battle/rounds';
import { question } from './games/conquest/battle/theatre';

/** Where the question stands (games/conquest/battle/layout.ts), and where rows are written. */
export function battleQuestion(): usize { return question; }
export function battleRows(): usize { return rows; }
/** Looks for the odds, at most `budget` battles and states; returns ANSWERED or TOO_LARGE. */
export function battleOdds(budget: i32): i32 { return findOdds(budget); }
/** The same and all ends. */
export function battleEnds(budget: i32): i32 { return findEnds(budget); }
export function battleValue(): f64 { return odds; }
export function battleEndCount(): i32 { return ends; }
export function battleLooked(): i32 { return looked(); }
export function battleRounds(): f64 { return meanRounds(); }
/** Rows of first engagements; returns how many. */
export function battleFirst(): i32 { return writeFirst(); }
/** Rows of ends from number `from` on; returns how many. */
export function battleEndRows(from: i32): i32 { return writeEnds(from); }
/** Address of the four weights of a round (rounds.ts). */
export function battleRound(
  divisions: i32, dice: i32, bombarding: i32, air: i32, defenders: i32, defenceDice: i32, defenceBombarding: i32, defenceAir: i32,
): usize {
  return roundOf(sideOf(divisions, dice, bombarding, air != 0), sideOf(defenders, defenceDice, defenceBombarding, defenceAir != 0));
}
