// The tech choice by rollouts of the deck: every pair of units that it may be of use to choose is played on with.

import { lookBack, optionAt, optionCount } from './ask';
import { isOfUse, takeDeck, worthOfChoice } from './deck-rollout';
import { ARGUMENT_BITS, ASKED, ASK_TECH, MAX_KINDS, PILE_CHOICE, PILE_CODEX, QUESTION, STOP, TECH } from './layout';
import { plainAction } from './policy';
import { listOptions, recall } from './scripts';
import { freeTech } from './tech';
import { inPile, kinds, owned } from './table';

const NOTHING: i32 = -1;
const MOST_CHOICES: i32 = MAX_KINDS * MAX_KINDS;
/** Two cards each, in card order; the second, or both, may be none. */
const firsts: StaticArray<i32> = new StaticArray<i32>(MOST_CHOICES);
const seconds: StaticArray<i32> = new StaticArray<i32>(MOST_CHOICES);
let choices: i32 = 0;
let looked: i32 = 0;
let best: i32 = -1;
let most: f32 = 0;
/** Whether one card is chosen already, and what is done if nothing is of use. */
let isSecond: bool = false;
let usual: u32 = 0;

function addChoice(first: i32, second: i32): void {
  firsts[choices] = first;
  seconds[choices++] = second;
}
/** A choice of two, or of fewer where that is free, whose first card is in card order not after its second. */
function listChoices(seat: i32): void {
  choices = 0;
  const isFree = freeTech(seat);
  let chosen = NOTHING;
  for (let i = 0, n = kinds(seat); i < n; ++i) if (inPile(seat, PILE_CHOICE, i)) chosen = i;
  isSecond = chosen >= 0;
  if (isFree && !isSecond) addChoice(NOTHING, NOTHING);
  for (let a = 0, n = kinds(seat); a < n; ++a) {
    if (isSecond ? a != chosen : !inPile(seat, PILE_CODEX, a) || !isOfUse(a)) continue;
    if (isFree) addChoice(a, NOTHING);
    for (let b = 0; b < n; ++b) {
      if (!isOfUse(b) || owned(seat, b) < owned(seat, a)) continue;
      if (inPile(seat, PILE_CODEX, b) > i32(a == b && !isSecond)) addChoice(a, b);
    }
  }
}

/** Begins to compare what can be chosen; the open question must be the tech choice, otherwise a plain player's answer is kept. */
export function beginTech(s: usize): void {
  usual = plainAction(s);
  choices = looked = 0;
  best = -1;
  if (load<u8>(s, QUESTION) != ASK_TECH) return;
  recall(s);
  lookBack();
  const seat: i32 = load<u8>(s, ASKED);
  takeDeck(seat);
  listChoices(seat);
}

/** Looks at so many choices; whether there are no more. */
export function runTech(n: i32): bool {
  for (let end = min(choices, looked + n); looked < end; ++looked) {
    const worth = worthOfChoice(firsts[looked], seconds[looked]);
    if (best >= 0 && worth <= most) continue;
    most = worth;
    best = looked;
  }
  return looked == choices;
}

/** The answer to the open question that leads to the best choice. */
export function techAnswer(s: usize): u32 {
  if (best < 0) return usual;
  const place = isSecond ? seconds[best] : firsts[best];
  const action = <u32>(place < 0 ? STOP << ARGUMENT_BITS : (TECH << ARGUMENT_BITS) | place);
  listOptions(s);
  for (let i = 0; i < optionCount; ++i) if (optionAt(i) == action) return action;
  return usual;
}

/**
 * What the deck of a seat brings in one order of the cards with a card from the codex chosen now, or none (-1), as the
 * logarithm of the odds a plain player goes by; less than any worth where nothing can be said of the card.
 */
export function worthOfCardNow(s: usize, seat: i32, place: i32, order: i32): f32 {
  recall(s);
  lookBack();
  takeDeck(seat);
  return place < 0 || isOfUse(place) ? worthOfChoice(place, NOTHING, order, 1) : -Infinity;
}
