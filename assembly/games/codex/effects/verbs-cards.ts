// Verbs about cards in piles and hands, and about gold.

import { noteAsking } from './asked';
import { TO_CODEX, TO_COMMAND, TO_DECK_TOP, TO_HAND } from './codes';
import { select } from './choosing';
import { Effect, GOES_TO_TOP } from './effect';
import { isOwnSpell } from './verbs-harm';
import { valueOf } from './numbers';
import { giveBackLists, lendList } from './obj-list';
import { isNamed, player } from './refs';
import { askChance, askChooser, listAnswers, offer, stop } from '../ask';
import { discardCard, discardHand, drawCards, putOnTop } from '../drawing';
import { goneOf, goneTo, view } from '../faces';
import {
  ASK_DISCARD, ASK_RANDOM_DISCARD, DISCARD, DONE, PILE_CODEX, PILE_DISCARD, PILE_HAND,
} from '../layout';
import { leave, mark } from '../leaving';
import { inPlay } from '../objects';
import { isPileCard, isThing, pileOf, placeIn, seatOf } from '../objs';
import { word } from '../printed';
import { addOpenly, takeOpenly } from '../sightings';
import { gainGold, gold, inPile, kinds, payGold, pileSize } from '../table';

const ARGS: i32 = 4;
const BY_YOU: i32 = 1;
const AT_RANDOM: i32 = 2;

/** Leaves play without dying, or is moved from the zone it went to (CX-DEATH-3, CX-DEATH-7). */
export function move(b: Effect, step: i32): bool {
  const to = word(step + ARGS + 1);
  if (to == TO_DECK_TOP && isOwnSpell(b, word(step + ARGS))) {
    b.goesTo = GOES_TO_TOP;
    return true;
  }
  const chosen = lendList();
  const later = lendList();
  select(b, word(step + ARGS), chosen);
  let isDone = false;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const obj = chosen.at(i);
    if (!isThing(obj)) continue;
    if (inPlay(obj)) {
      mark(obj);
      isDone = true;
    } else if (goneOf(obj) >= 0) later.add(goneOf(obj));
  }
  if (!stop) leave(false, to);
  for (let i = 0; i < later.count && !stop; ++i) if (moveCard(later.at(i), to)) isDone = true;
  giveBackLists(2);
  return isDone;
}
/** Only from the zone it went to, and only if it never left that: the first takes it. */
function moveCard(gone: i32, to: i32): bool {
  const card = goneTo[gone];
  if (!isPileCard(card) || !inPile(seatOf(card), pileOf(card), placeIn(card))) return false;
  goneTo[gone] = 0;
  takeOpenly(seatOf(card), pileOf(card), placeIn(card));
  if (to == TO_DECK_TOP) putOnTop(seatOf(card), placeIn(card));
  else {
    const pile = to == TO_HAND ? PILE_HAND : to == TO_CODEX ? PILE_CODEX : PILE_DISCARD;
    addOpenly(seatOf(card), to == TO_COMMAND ? pileOf(card) : pile, placeIn(card));
  }
  return true;
}

export function draw(b: Effect, step: i32): bool {
  view();
  const n = valueOf(b, word(step + ARGS));
  for (let seat = 0; seat < 2 && !stop; ++seat) if (isNamed(b, word(step + ARGS + 1), seat)) drawCards(seat, n);
  return n > 0;
}

/** Cards from a hand: all, so many, or up to so many. */
export function discard(b: Effect, step: i32): bool {
  view();
  let isDone = false;
  for (let seat = 0; seat < 2 && !stop; ++seat) {
    if (!isNamed(b, word(step + ARGS + 3), seat)) continue;
    const size = pileSize(seat, PILE_HAND);
    if (word(step + ARGS) < 0) discardHand(seat);
    else discardSome(b, step, seat);
    if (pileSize(seat, PILE_HAND) < size) isDone = true;
  }
  return isDone;
}
function discardSome(b: Effect, step: i32, seat: i32): void {
  const least = word(step + ARGS + 1);
  const most = word(step + ARGS + 2);
  const by = word(step + ARGS + 4);
  for (let n = 0; n < most && !stop; ++n) {
    const left = pileSize(seat, PILE_HAND);
    if (left == 0) return;
    const forced = n < least && left <= least - n;
    listAnswers();
    for (let i = 0, all = kinds(seat); i < all; ++i) {
      for (let c = inPile(seat, PILE_HAND, i); c > 0; --c) {
        offer(DISCARD, (seat << 6) | i, i, inPile(seat, PILE_HAND, i));
        if (forced) i = all;
      }
    }
    if (n >= least) offer(DONE, 0, -1);
    const chooser = by == BY_YOU ? b.you : seat;
    const place = by == AT_RANDOM ? askChance(ASK_RANDOM_DISCARD) : askChooser(chooser, ASK_DISCARD);
    if (stop) noteAsking(b);
    if (stop || place < 0) return;
    discardCard(seat, place);
  }
}

/** Cards come from the codex to the hand, revealed. */
export function fetch(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const obj = chosen.at(i);
    takeOpenly(seatOf(obj), pileOf(obj), placeIn(obj));
    addOpenly(seatOf(obj), PILE_HAND, placeIn(obj));
  }
  giveBackLists();
  return chosen.count > 0;
}

export function gain(b: Effect, step: i32): bool {
  view();
  const n = valueOf(b, word(step + ARGS));
  for (let seat = 0; seat < 2; ++seat) if (isNamed(b, word(step + ARGS + 1), seat)) gainGold(seat, n);
  return n > 0;
}

/** At most what the victim has (CX-EFF-10). */
export function steal(b: Effect, step: i32): bool {
  view();
  const victim = player(b, word(step + ARGS + 1));
  if (victim < 0 || victim == b.you) return false;
  const n = min(gold(victim), valueOf(b, word(step + ARGS)));
  payGold(victim, n);
  gainGold(b.you, n);
  return n > 0;
}
