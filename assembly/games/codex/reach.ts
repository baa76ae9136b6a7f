// A bound on what this main phase can still do to the opponent's base, or to another of his things: what everything that can attack
// deals there once it is past the patrollers (way.ts), and the most that cards, abilities and levels can add (reach-table.ts), for every choice of what is
// bought (buys.ts). Loose, but never too low; WILD where nothing can be said.

import { lookBack } from './ask';
import { buy, buyAll, costOf, drawnBought, givesHasteNow, itemCount, stockOf } from './buys';
import { addDrawn, addDrawnAttackers, listDraws } from './drawn';
import { MOD_EXCESS_TO_BASE, MOD_FORBID } from './effects/codes';
import { faces, view } from './faces';
import { addHastened, forgetSlow } from './hastened';
import { DELAYED_COUNT, OBJ_SLOT } from './layout';
import { cardOf, count, fieldOf, placeOfId, record } from './objects';
import { SUMMON_COST, countGold, mayFindMore, purse } from './purse';
import { addBoughtAttackers, addSummoned, addUses } from './reach-attacks';
import { DRAWS_BY_KILL, EVERYBODY, MAKES, WILD } from './reach-rows';
import { addBought, addOwn, addTheirs, forgetHunters, isHunting } from './reach-stays';
import { somethingFells } from './reach-fells';
import { addHaste, clearSum, draws, flags, flat, haste, isWild, noteWild, per, shifts } from './reach-sum';
import { recall } from './scripts';
import { firstMod } from './sources';
import { active, byte } from './table';
import { FACE_BASE } from './tables';
import {
  addPatroller, attackerCount, beginWay, forgetAttackers, hpLeft, isIllusion, killsOutright, mostPast, openAll, strayDamage,
} from './way';

/** With more choices of what is bought than these nobody looks closer. */
const MOST_TRIES: i32 = 4000;
const SCAVENGER: i32 = 3;
const TECHNICIAN: i32 = 4;

let patrollers: i32 = 0;
let technicians: i32 = 0;
/** What is attacked is a unit or hero, which also takes what hits patrollers beside attacks. */
let hitsBody: bool = false;

/** Cards that technicians bring who are killed by one who draws for it; others may be shifted into their slot. */
function drawnByKills(): i32 {
  if (!(flags & DRAWS_BY_KILL) || !patrollers) return 0;
  return shifts + (isHunting || shifts ? technicians : 0);
}

/**
 * The bound for what is bought, with so much gold left for everything else in play and for heroes that are summoned. `isLoose`: of
 * what is drawn nothing is bought yet, so all that could be is added (drawn.ts).
 */
function boundOf(seat: i32, coins: i32, coinsOfSummoned: i32, isLoose: bool): i32 {
  const n = count();
  clearSum();
  forgetAttackers();
  forgetSlow();
  forgetHunters();
  for (let i = 0; i < n && !isWild; ++i) if (faces[i].side == seat) addOwn(i, faces[i], coins);
  addBought(seat, coinsOfSummoned);
  if (isWild) return WILD;
  const drawn = draws + drawnByKills();
  if (isLoose) addDrawn(seat, drawn, coins);
  else if (drawnBought(seat) > drawn) return 0;
  for (let i = 0; i < n && !isWild; ++i) if (faces[i].side != seat) addTheirs(i, faces[i]);
  if (givesHasteNow()) addHaste(EVERYBODY);
  // Tokens that come may attack, and nobody knows how many there are.
  if (haste && flags & MAKES) noteWild();
  if (isWild) return WILD;
  // What is left of an attack on a patroller reaches the base as well.
  if (byte(DELAYED_COUNT) || firstMod(MOD_FORBID) >= 0 || firstMod(MOD_EXCESS_TO_BASE) >= 0) openAll();
  for (let i = 0; i < n; ++i) if (faces[i].side == seat) addUses(i, faces[i], coins);
  addBoughtAttackers(seat);
  addSummoned(seat, coinsOfSummoned);
  if (isLoose) addDrawnAttackers(seat, coins);
  addHastened();
  if (hitsBody && killsOutright()) return WILD;
  const aside = hitsBody ? strayDamage() : 0;
  return isWild ? WILD : min(WILD, mostPast(flat + per * attackerCount() + aside));
}

/** Most of all choices tried so far, from how much on no more are tried, and how many may still be. */
let most: i32 = 0;
let enough: i32 = 0;
let tries: i32 = 0;

/** Tries every choice of these items and the ones after them that so much gold allows. */
function tryChoices(seat: i32, item: i32, coins: i32): void {
  if (item == itemCount) {
    if (--tries >= 0) most = max(most, boundOf(seat, coins, coins, false));
    return;
  }
  const cost = costOf(item);
  for (let n = cost ? min(stockOf(item), coins / cost) : stockOf(item); n >= 0 && most < enough && tries >= 0; --n) {
    buy(item, n);
    tryChoices(seat, item + 1, coins - n * cost);
  }
}
function lookAt(s: usize): void {
  recall(s);
  lookBack();
  view();
}
function placeOfBase(seat: i32): i32 {
  for (let i = 0, n = count(); i < n; ++i) if (faces[i].side != seat && cardOf(record(i)) == FACE_BASE) return i;
  return -1;
}
/** Makes ready for a bound on the main phase of the state that is looked at; `target` is the place of a thing of the opponent's. */
function prepare(target: i32): void {
  const seat = active();
  beginWay(target);
  // Only the squad leader stands before another patroller, so that none is counted there (CX-PATROL-4).
  const isOpen = target >= 0 && fieldOf(record(target), OBJ_SLOT) != 0;
  hitsBody = target >= 0 && faces[target].isBody;
  patrollers = technicians = 0;
  let scavengers = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const slot = fieldOf(record(i), OBJ_SLOT);
    if (faces[i].side == seat || !slot) continue;
    if (!isOpen) addPatroller(i);
    ++patrollers;
    if (slot == TECHNICIAN) ++technicians;
    if (slot == SCAVENGER) ++scavengers;
  }
  countGold(seat, patrollers, scavengers);
  buyAll(seat);
}

/** Whether this main phase may still deal so much to the opponent's base from a decision on, or more (CX-WIN-1). */
export function canDeal(s: usize, points: i32): bool {
  lookAt(s);
  const seat = active();
  prepare(placeOfBase(seat));
  if (boundOf(seat, purse, purse - SUMMON_COST, true) < points) return false;
  return closerLook(seat, points) >= points;
}
/** Most gold there can be at the end of a main phase from a decision on; WILD if there is no telling. */
export function mostGold(s: usize): i32 {
  lookAt(s);
  prepare(placeOfBase(active()));
  return mayFindMore(active()) ? WILD : purse;
}
/** Whether a thing of the opponent's, by its number, may still die or be destroyed in this main phase. */
export function canFell(s: usize, id: i32): bool {
  lookAt(s);
  const seat = active();
  const place = placeOfId(id);
  if (place < 0 || faces[place].side == seat || isIllusion(faces[place])) return true;
  prepare(place);
  const points = hpLeft(place);
  const loose = boundOf(seat, purse, purse - SUMMON_COST, true);
  if (!hitsBody && somethingFells(seat)) return true;
  return loose >= points && closerLook(seat, points) >= points;
}
/** Most damage on the opponent's base from a decision of the main phase on; WILD or more if there is no telling. */
export function mostDamage(s: usize): i32 {
  lookAt(s);
  const seat = active();
  prepare(placeOfBase(seat));
  const loose = boundOf(seat, purse, purse - SUMMON_COST, true);
  return min(loose, closerLook(seat, loose));
}
/** The most of all choices of what is bought, or so much as is enough; WILD if there are too many of them. */
function closerLook(seat: i32, points: i32): i32 {
  if (!listDraws(seat) || !itemCount) return WILD;
  most = 0;
  enough = points;
  tries = MOST_TRIES;
  tryChoices(seat, 0, purse);
  return tries < 0 ? WILD : most;
}
