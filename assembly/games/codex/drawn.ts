// What cards that may still be drawn in a main phase can add to its damage at most: each of them as much as the best card of the
// draw pile does in every single way, the discard pile included where it is turned over; or one by one, as what may be bought.

import { listDrawn } from './buys';
import { IS_UNIT, KW_FRENZY, KW_HASTE } from './effects/codes';
import { PILE_DISCARD, PILE_DRAW, PILE_HAND, TOP_COUNT } from './layout';
import { cardOf, controllerOf, count, record } from './objects';
import { printed } from './printed';
import { isDrawable, isWithinReach, leastCost, purse } from './purse';
import {
  ABLE, DRAWS, FLAGS, FLAT, MIMICS, PER, PLAY, SHIFTS, STAY, USED, WILD, bringsGold, column, drawsCards, flagsInPlay, slips,
} from './reach-rows';
import { addColumns, addFlags, haste, noteWild } from './reach-sum';
import { ROW_ATK, ROW_KEYWORDS, ROW_KINDS } from './tables';
import { inPile, kinds, ofSide, owned, pileSize } from './table';
import { addAttacker, listsKeyword, sumOf, wayByKeywords } from './way';

/** How many cards are drawn, with those that they draw in turn, and whether that takes the discard pile. */
let drawn: i32 = 0;
let turnsPile: bool = false;
/** Some of them may shift patrollers or bring gold, or draw others for nothing: what is bought of them is not followed. */
let isOpen: bool = false;

function isInPlay(seat: i32, card: i32): bool {
  for (let i = 0, n = count(); i < n; ++i) if (cardOf(record(i)) == card && controllerOf(record(i)) == seat) return true;
  return false;
}
function mayCome(seat: i32, kind: i32): bool {
  if (isDrawable(seat, kind)) return true;
  if (!turnsPile) return false;
  return inPile(seat, PILE_DISCARD, kind) > 0 || inPile(seat, PILE_HAND, kind) > 0 || isInPlay(seat, owned(seat, kind));
}

/** Most of each column, a card being played, staying and being used. */
const best: StaticArray<i32> = new StaticArray<i32>(FLAGS);

function compare(card: i32): void {
  for (let at = FLAT; at < FLAGS; ++at) {
    const played = column(card, PLAY + at);
    const stays = column(card, STAY + at);
    const used = column(card, ABLE + at) + column(card, USED + at);
    if (at <= PER && max(played, max(stays, used)) >= WILD) noteWild();
    best[at] = max(best[at], played + stays + used);
  }
  const bits = column(card, PLAY + FLAGS) | flagsInPlay(card);
  addFlags(bits);
  if (bits & SHIFTS || bringsGold(card)) isOpen = true;
  if (drawsCards(card) && !leastCost(card)) isOpen = true;
}
function compareAll(seat: i32, coins: i32): void {
  for (let i = 0, all = kinds(seat); i < all; ++i) {
    if (mayCome(seat, i) && isWithinReach(seat, owned(seat, i), coins)) compare(owned(seat, i));
  }
}
/** Adds so many cards; `coins`: gold there is for each. */
export function addDrawn(seat: i32, n: i32, coins: i32): void {
  drawn = n;
  isOpen = false;
  if (!n) return;
  turnsPile = n > pileSize(seat, PILE_DRAW) + ofSide(seat, TOP_COUNT);
  for (let at = FLAT; at < FLAGS; ++at) best[at] = 0;
  compareAll(seat, coins);
  if (best[DRAWS]) {
    turnsPile = true;
    compareAll(seat, coins);
    drawn += coins * best[DRAWS];
  }
  if (isOpen) noteWild();
  addColumns(best, n);
}
/** Whether a card of a kind may be among those that were counted last. */
export function mayBeDrawn(seat: i32, kind: i32): bool { return drawn > 0 && mayCome(seat, kind); }
/** Lists those that may be bought one by one; false if that does not tell all that they can do. */
export function listDraws(seat: i32): bool {
  if (!drawn) return true;
  if (isOpen) return false;
  for (let i = 0, all = kinds(seat); i < all; ++i) {
    if (mayCome(seat, i) && isWithinReach(seat, owned(seat, i), purse)) listDrawn(seat, i, drawn);
  }
  return true;
}
/** Those of them that may attack, once it is known who can have haste. */
export function addDrawnAttackers(seat: i32, coins: i32): void {
  let most = -1;
  let way = -1;
  for (let i = 0, all = drawn ? kinds(seat) : 0; i < all; ++i) {
    const card = owned(seat, i);
    const keywords = printed(card, ROW_KEYWORDS);
    const isFast = listsKeyword(keywords, KW_HASTE) || haste > 0 || (column(card, STAY + FLAGS) & MIMICS) != 0;
    if (!isFast || !(printed(card, ROW_KINDS) & IS_UNIT) || !mayCome(seat, i) || !isWithinReach(seat, card, coins)) continue;
    most = max(most, max(0, printed(card, ROW_ATK)) + sumOf(keywords, KW_FRENZY));
    for (let one = 0; one < drawn; ++one) way &= wayByKeywords(keywords);
    if (slips(card, true)) way = 0;
  }
  for (let one = 0; one < drawn && most >= 0; ++one) addAttacker(most, way);
}
