// How good a position looks: the win chance as a logistic function of weighted counts.

import { reserve } from '../../kernel/arena';
import { countTerms } from './counts';
import { deckSize, ownDeck } from './decks';
import { TERMS } from './evaluation-terms';
import { ASK_OVER, BEINGS_PER_LIST, DUEL_TRIGGER, END, END_OPEN, HAND_OF_BEINGS, HIGH_FORM_TRIGGER, NOBODY } from './layout';
import { leader, score } from './scoring';
import { isDuel, question, scalar } from './state';
import { WEIGHTS, WEIGHTS_IN_DUEL } from './weights';

/** Cards of an own deck after the setup (TS-SETUP-2). */
const FULL_DECK: f32 = <f32>(BEINGS_PER_LIST - HAND_OF_BEINGS);

const own = reserve(TERMS << 2);
const others = reserve(TERMS << 2);
const terms = reserve(TERMS << 2);

/** Share of the game that is still to come, 1 .. 0: by the shorter deck or the higher score (TS-END-1 .. TS-END-3). */
function toCome(s: usize): f32 {
  if (scalar(s, END) != END_OPEN) return 0;
  const cards: f32 = <f32>min(deckSize(ownDeck(s, 0)), deckSize(ownDeck(s, 1))) / FULL_DECK;
  const end: f32 = isDuel(s) ? <f32>DUEL_TRIGGER : <f32>HIGH_FORM_TRIGGER;
  return max<f32>(0, min<f32>(cards, 1 - <f32>max(score(s, 0), score(s, 1)) / end));
}

/** Writes what each term adds to the natural logarithm of a seat's odds to win, TERMS f32; returns their number. */
export function writeTerms(s: usize, seat: i32, out: usize): i32 {
  countTerms(s, seat, own);
  countTerms(s, seat ^ 1, others);
  const early = toCome(s);
  const late: f32 = 1 - early;
  let weight = isDuel(s) ? WEIGHTS_IN_DUEL : WEIGHTS;
  for (let at: usize = 0; at < <usize>(TERMS << 2); at += 4, weight += 8) {
    const lead = load<f32>(own + at) - load<f32>(others + at);
    store<f32>(out + at, lead * (load<f32>(weight) * early + load<f32>(weight, 4) * late));
  }
  return TERMS;
}

/** Natural logarithm of a seat's odds to win. */
function logOdds(s: usize, seat: i32): f64 {
  writeTerms(s, seat, terms);
  let odds: f64 = 0;
  for (let at: usize = 0; at < <usize>(TERMS << 2); at += 4) odds += <f64>load<f32>(terms + at);
  return odds;
}

/** Estimated win chance of a seat, 0 .. 1. */
export function winChance(s: usize, seat: i32): f32 {
  return <f32>(1 / (1 + Math.exp(-logOdds(s, seat))));
}

/** Writes the estimated win chances of both seats, f32. */
export function writeWinChances(s: usize, out: usize): void {
  const odds = logOdds(s, 0);
  store<f32>(out, <f32>(1 / (1 + Math.exp(-odds))));
  store<f32>(out, <f32>(1 / (1 + Math.exp(odds))), 4);
}

/** What a finished game is worth to a seat: 1, 0.5 or 0. */
export function result(s: usize, seat: i32): f32 {
  const first = leader(s);
  return first == NOBODY ? 0.5 : first == seat ? 1 : 0;
}

export function isOver(s: usize): bool {
  return question(s) == ASK_OVER;
}
