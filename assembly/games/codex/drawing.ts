// Cards between hand and piles: drawing with the reshuffle, discarding (CX-DRAW).

import { askChance, listAnswers, offer, stop } from './ask';
import { goneCount, goneTo } from './faces';
import {
  ASK_DRAW, DRAW, OPT_RESHUFFLE_LIMIT, PILE_DISCARD, PILE_DRAW, PILE_HAND, RESHUFFLED, TOP, TOP_COUNT, MAX_TOP,
} from './layout';
import { isPileCard, pileOf, seatOf } from './objs';
import { addOpenly, handChanges, handGoes, pileTurns } from './sightings';
import { addToPile, inPile, kinds, ofSide, option, pileSize, setSide } from './table';

const PER_PHASE: i32 = 0;
const WITHOUT_LIMIT: i32 = 2;

/** With the option `per_phase` each phase may reshuffle anew (CX-DRAW-4). */
export function nextPhase(): void {
  if (option(OPT_RESHUFFLE_LIMIT) != PER_PHASE) return;
  for (let seat = 0; seat < 2; ++seat) setSide(seat, RESHUFFLED, 0);
}
function mayReshuffle(seat: i32): bool {
  return option(OPT_RESHUFFLE_LIMIT) == WITHOUT_LIMIT || !ofSide(seat, RESHUFFLED);
}

/** The discard pile becomes the draw pile; its order comes out card by card (4.2, `shuffle`). */
function reshuffle(seat: i32): void {
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_DISCARD, i);
    if (!copies) continue;
    addToPile(seat, PILE_DISCARD, i, -copies);
    addToPile(seat, PILE_DRAW, i, copies);
  }
  pileTurns(seat);
  setSide(seat, RESHUFFLED, 1);
  for (let i = 0; i < goneCount; ++i) {
    const to = goneTo[i];
    if (isPileCard(to) && seatOf(to) == seat && pileOf(to) == PILE_DISCARD) goneTo[i] = 0;
  }
}

export function putOnTop(seat: i32, place: i32): void {
  const n = ofSide(seat, TOP_COUNT);
  assert(n < MAX_TOP, 'too many known cards on top');
  for (let i = n; i > 0; --i) setSide(seat, TOP + i, ofSide(seat, TOP + i - 1));
  setSide(seat, TOP, place);
  setSide(seat, TOP_COUNT, n + 1);
}
function takeKnown(seat: i32): i32 {
  const n = ofSide(seat, TOP_COUNT) - 1;
  const place = ofSide(seat, TOP);
  for (let i = 0; i < n; ++i) setSide(seat, TOP + i, ofSide(seat, TOP + i + 1));
  setSide(seat, TOP + n, 0);
  setSide(seat, TOP_COUNT, n);
  return place;
}

/** The next card of the draw pile where nobody knows which it is, taken off it; -1 when there is none, or the script stops. */
function takeUnknown(seat: i32): i32 {
  if (pileSize(seat, PILE_DRAW) == 0) {
    if (pileSize(seat, PILE_DISCARD) == 0 || !mayReshuffle(seat)) return -1;
    reshuffle(seat);
  }
  listAnswers();
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_DRAW, i);
    if (copies) offer(DRAW, (seat << 6) | i, i, copies);
  }
  const place = askChance(ASK_DRAW);
  if (stop) return -1;
  addToPile(seat, PILE_DRAW, place, -1);
  return place;
}

/** Draws, as far as there are cards (CX-DRAW-3, CX-DRAW-5). */
export function drawCards(seat: i32, n: i32): void {
  for (let left = n; left > 0; --left) {
    if (ofSide(seat, TOP_COUNT) > 0) {
      addOpenly(seat, PILE_HAND, takeKnown(seat));
      continue;
    }
    const place = takeUnknown(seat);
    if (place < 0) return;
    addToPile(seat, PILE_HAND, place, 1);
  }
}

function putDown(seat: i32, place: i32, copies: i32): void {
  addToPile(seat, PILE_HAND, place, -copies);
  addToPile(seat, PILE_DISCARD, place, copies);
}
export function discardCard(seat: i32, place: i32): void {
  handChanges(seat);
  putDown(seat, place, 1);
}
export function discardHand(seat: i32): void {
  handGoes(seat);
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_HAND, i);
    if (copies) putDown(seat, i, copies);
  }
}
