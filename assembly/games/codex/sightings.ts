// What the opponent of a player has seen of the player's cards (CX-INFO, 4.3), as far as it still tells where they are. Each
// number is a lower bound that every history agrees with which looks the same to the opponent.

import {
  FRESH, MOST_SEEN, PILE_CHOICE, PILE_CODEX, PILE_DISCARD, PILE_DRAW, PILE_HAND, PILE_HIRED, PLAIN_WORKERS, SEEN, SEEN_DECK,
  SEEN_DISCARD, SEEN_HAND, SEEN_OWNED,
} from './layout';
import { printed } from './printed';
import { addToPile, inPile, kinds, ofSide, owned, setTally } from './table';
import { ROW_SPEC } from './tables';

function seen(seat: i32, place: i32, where: i32): i32 { return (ofSide(seat, SEEN + place) >> where) & MOST_SEEN; }
function setSeen(seat: i32, place: i32, where: i32, n: i32): void {
  const others = ofSide(seat, SEEN + place) & ~(MOST_SEEN << where);
  setTally(seat, SEEN + place, others | (min(n, MOST_SEEN) << where));
}
function isOfCodex(seat: i32, place: i32): bool { return printed(owned(seat, place), ROW_SPEC) >= 0; }

/** What was known to be in one place may be in another as well. */
function blur(seat: i32, from: i32, to: i32): void {
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = seen(seat, i, from);
    if (!copies) continue;
    setSeen(seat, i, from, 0);
    setSeen(seat, i, to, seen(seat, i, to) + copies);
  }
}
/** One copy fewer is known to be in the first of these places that has any. */
function forget(seat: i32, place: i32, first: i32, second: i32, third: i32): void {
  const where = seen(seat, place, first) ? first : seen(seat, place, second) ? second : third;
  setSeen(seat, place, where, max(0, seen(seat, place, where) - 1));
}

/** A card comes to a pile before the eyes of both players. */
export function addOpenly(seat: i32, pile: i32, place: i32): void {
  addToPile(seat, pile, place, 1);
  const where = pile == PILE_HAND ? SEEN_HAND : SEEN_DISCARD;
  if (pile == PILE_HAND || pile == PILE_DISCARD) setSeen(seat, place, where, seen(seat, place, where) + 1);
}
/** A card leaves a pile before the eyes of both players. */
export function takeOpenly(seat: i32, pile: i32, place: i32): void {
  addToPile(seat, pile, place, -1);
  if (pile == PILE_HAND) return forget(seat, place, SEEN_HAND, SEEN_DECK, SEEN_OWNED);
  if (pile != PILE_DISCARD) return;
  // It may have been one of those that came from the codex, unless another of its name was known to lie there.
  if (!seen(seat, place, SEEN_DISCARD) && isOfCodex(seat, place)) setTally(seat, FRESH, max(0, ofSide(seat, FRESH) - 1));
  forget(seat, place, SEEN_DISCARD, SEEN_DECK, SEEN_OWNED);
}

/** Some card of the hand is put away unseen; the whole hand; the discard pile becomes the draw pile. */
export function handChanges(seat: i32): void { blur(seat, SEEN_HAND, SEEN_DECK); }
export function handGoes(seat: i32): void { blur(seat, SEEN_HAND, SEEN_DISCARD); }
export function pileTurns(seat: i32): void {
  blur(seat, SEEN_DISCARD, SEEN_DECK);
  setTally(seat, FRESH, 0);
}

/** Whether no card of the codex can be among those that are drawn, hired and put away. */
function isPlain(seat: i32): bool {
  let others = 0;
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    if (!isOfCodex(seat, i)) {
      if (inPile(seat, PILE_CODEX, i)) return false;
      continue;
    }
    others += inPile(seat, PILE_HAND, i) + inPile(seat, PILE_DRAW, i) + inPile(seat, PILE_DISCARD, i) + inPile(seat, PILE_HIRED, i);
  }
  return others <= ofSide(seat, FRESH);
}
/** Some card of the hand becomes a worker; asked before it is one. */
export function handWorks(seat: i32): void {
  if (isPlain(seat)) setTally(seat, PLAIN_WORKERS, ofSide(seat, PLAIN_WORKERS) + 1);
  blur(seat, SEEN_HAND, SEEN_OWNED);
  blur(seat, SEEN_DECK, SEEN_OWNED);
}
/** The tech choice comes to the discard pile face down, if it is of a codex without cards of a starter deck. */
export function choiceComes(seat: i32): void {
  let sum: i32 = ofSide(seat, FRESH);
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_CHOICE, i);
    if (!isOfCodex(seat, i) && copies + inPile(seat, PILE_CODEX, i)) return;
    sum += copies;
  }
  setTally(seat, FRESH, min(255, sum));
}
