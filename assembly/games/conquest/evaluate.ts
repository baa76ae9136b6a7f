// The estimated win chance of every seat: the softmax over weighted counts.

import { countTerms, counted } from './counts';
import { alive } from './elimination';
import { TERMS } from './evaluation-terms';
import { PHASE } from './layout';
import { number, players } from './state';
import { weightsFor } from './weights';

/** Seats that can still win: all of them while the game is set up, then those with divisions. */
function contenders(s: usize): i32 {
  return number(s, PHASE) ? alive(s) : (1 << players(s)) - 1;
}

/** Natural logarithm of a seat's odds against a seat that has nothing; after `countTerms`. */
function scoreOf(s: usize, seat: i32): f32 {
  const weights = weightsFor(players(s));
  let score: f32 = 0;
  for (let term = 0; term < TERMS; ++term) score += load<f32>(weights + (term << 2)) * counted(seat, term);
  return score;
}

/** Writes the win chances of all seats, f32; a seat without divisions has none. */
export function writeChances(s: usize, out: usize): void {
  const left = contenders(s);
  countTerms(s);
  let top: f32 = -1e9;
  for (let seat = 0; seat < players(s); ++seat) {
    const score = scoreOf(s, seat);
    store<f32>(out + (seat << 2), score);
    if ((left >> seat) & 1) top = max<f32>(top, score);
  }
  let total: f32 = 0;
  for (let seat = 0; seat < players(s); ++seat) {
    const chance: f32 = (left >> seat) & 1 ? Mathf.exp(load<f32>(out + (seat << 2)) - top) : 0;
    store<f32>(out + (seat << 2), chance);
    total += chance;
  }
  for (let seat = 0; seat < players(s); ++seat) store<f32>(out + (seat << 2), load<f32>(out + (seat << 2)) / total);
}

/**
 * Writes by how much each term moves the logarithm of a seat's odds against the mean of the others that are left, TERMS f32
 * (evaluation-terms.ts); returns their number. With two players they add up to it.
 */
export function writeTerms(s: usize, seat: i32, out: usize): i32 {
  const weights = weightsFor(players(s));
  const others = contenders(s) & ~(1 << seat);
  const share: f32 = 1 / <f32>max(1, popcnt(others));
  countTerms(s);
  for (let term = 0; term < TERMS; ++term) {
    let lead = counted(seat, term);
    for (let other = 0; other < players(s); ++other) if ((others >> other) & 1) lead -= share * counted(other, term);
    store<f32>(out + (term << 2), load<f32>(weights + (term << 2)) * lead);
  }
  return TERMS;
}

/** Writes the counts of a seat as they are, TERMS f32; returns their number. Weights are fitted to them. */
export function writeCounts(s: usize, seat: i32, out: usize): i32 {
  countTerms(s);
  for (let term = 0; term < TERMS; ++term) store<f32>(out + (term << 2), counted(seat, term));
  return TERMS;
}
