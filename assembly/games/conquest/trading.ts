// Offers of cards at the start of a phase (CQ-CARD-7, CQ-CARD-8).

import { action, put } from './actions';
import {
  ACT_ACCEPT, ACT_GIFT, ACT_NO_OFFER, ACT_OFFER, ACT_OFFER_FOR, ACT_OFFER_TO, ACT_REFUSE, NODE_ANSWER, NODE_OFFER_FOR, NODE_OFFER_TO,
  NOWHERE, PICK, PICK_KIND, PICK_TO,
} from './layout';
import { ask, clearStep, giveCard, goTo, holderOf, isTurned, number, onTurn, ownerOf, players, setNumber } from './state';
import { hasDivisions } from './supply';
import { TERRITORIES } from './tables';

/** Cards of territories a seat has left, as actions of a type. */
function listGivable(s: usize, seat: i32, type: i32, out: usize): i32 {
  let n = 0;
  for (let t = 0; t < TERRITORIES; ++t) if (mayGive(s, seat, t)) n = put(out, n, action(type, t));
  return n;
}

export function mayGive(s: usize, seat: i32, t: i32): bool {
  return holderOf(s, t) == seat && ownerOf(s, t) != seat;
}

export function listOffers(s: usize, out: usize): i32 {
  const n = listGivable(s, onTurn(s), ACT_OFFER, out);
  return put(out, n, action(ACT_NO_OFFER));
}

export function offer(s: usize, t: i32): void {
  setNumber(s, PICK, t);
  goTo(s, NODE_OFFER_TO);
}

export function listPartners(s: usize, out: usize): i32 {
  let n = 0;
  for (let seat = 0; seat < players(s); ++seat) if (isPartner(s, seat)) n = put(out, n, action(ACT_OFFER_TO, seat));
  return n;
}

export function isPartner(s: usize, seat: i32): bool {
  return seat != onTurn(s) && seat < players(s) && hasDivisions(s, seat);
}

export function offerTo(s: usize, seat: i32): void {
  setNumber(s, PICK_KIND, seat);
  goTo(s, NODE_OFFER_FOR);
}

export function listPrices(s: usize, out: usize): i32 {
  const n = listGivable(s, number(s, PICK_KIND), ACT_OFFER_FOR, out);
  return put(out, n, action(ACT_GIFT));
}

/** Asks the partner; `t` is the card wanted for it, NOWHERE for a gift. */
export function offerFor(s: usize, t: i32): void {
  setNumber(s, PICK_TO, t);
  ask(s, NODE_ANSWER, number(s, PICK_KIND));
}

export function listAnswers(out: usize): i32 {
  return put(out, put(out, 0, action(ACT_ACCEPT)), action(ACT_REFUSE));
}

/** A card keeps its face when it changes hands. */
export function trade(s: usize): void {
  const given = number(s, PICK);
  const wanted = number(s, PICK_TO);
  giveCard(s, given, number(s, PICK_KIND), isTurned(s, given));
  if (wanted != NOWHERE) giveCard(s, wanted, onTurn(s), isTurned(s, wanted));
  clearStep(s);
}
