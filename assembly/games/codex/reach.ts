// A bound on what this main phase can still do to the opponent's base: what everything that can attack deals there once it is
// past the patrollers (way.ts), and the most that cards, abilities and levels can add (reach-table.ts). Loose, but never too low;
// WILD where nothing can be said.

import {
  IS_HERO, IS_UNIT, KW_FRENZY, KW_HASTE, KW_NO_ATTACK, MOD_EXCESS_TO_BASE, MOD_FORBID, MOD_GIVE,
} from './effects/codes';
import { lookBack } from './ask';
import { Face } from './face';
import { faces, view } from './faces';
import {
  BIT_EXHAUSTED, BIT_FATIGUE, BIT_UNFINISHED, DELAYED_COUNT, LASTING_COUNT, OBJ_DAMAGE, OBJ_FORM, OBJ_LEVEL, OBJ_SLOT, PILE_HAND,
} from './layout';
import { cardOf, count, fieldOf, halfOf, has, record } from './objects';
import { bandAt, bandCount, bandOf, isBuilding, isHero, maxLevel, printed, word } from './printed';
import { SUMMON_COST, atkByLevels, bounty, countGold, hasBandWith, isWithinReach, purse } from './purse';
import {
  DRAWS_BY_KILL, FLAGS, HASTY, MAKES, MIMICS, NEED, PLAY, SHIFTS, STAY, SWEEPS, THEIRS, WEAKENS, bandRow, column,
} from './reach-rows';
import { recall } from './scripts';
import { firstMod, modAt, nextMod } from './sources';
import { FACE_BASE, ROW_ATK, ROW_KEYWORDS, ROW_KINDS } from './tables';
import { active, byte, command, hero, inPile, kinds, owned } from './table';
import {
  ANYBODY, addAttacker, addFace, addPatroller, forgetWay, listsKeyword, mostPast, openAll, openWay, patrollerCount, sumOf, wayByBands,
  wayByKeywords,
} from './way';

export const WILD: i32 = 255;
const BUILDING_DAMAGE: i32 = 2;
const TECHNICIAN: i32 = 4;

let flat: i32 = 0;
/** More for each attacker, and how many there are at most. */
let per: i32 = 0;
let attackers: i32 = 0;
let flags: i32 = 0;
let isWild: bool = false;

function addRow(row: i32, at: i32, copies: i32): void {
  flat += copies * column(row, at);
  per += copies * column(row, at + 1);
  openWay(copies * column(row, at + 2), copies * column(row, at + 3));
  flags |= column(row, FLAGS);
  if (column(row, at) == WILD || column(row, at + 1) == WILD) isWild = true;
}
/** Bands that a hero of a level can have come to, with so much gold. */
function addBands(card: i32, level: i32, coins: i32): void {
  for (let band = 0, n = bandCount(card); band < n; ++band) {
    const row = bandRow(card, band);
    const paid = max(0, word(bandAt(card, band)) - level - bounty);
    if (paid + column(row, NEED) <= coins) addRow(row, STAY, 1);
  }
}
function isGranted(face: Face): bool {
  for (let i = 0; i < face.abilityCount; ++i) if (face.granters[i]) return true;
  return false;
}

function addOwn(place: i32, face: Face): void {
  const o = record(place);
  const card = cardOf(o);
  if (halfOf(o, OBJ_FORM) || isGranted(face)) isWild = true;
  if (has(o, BIT_UNFINISHED)) return;
  if (isHero(card)) addBands(card, fieldOf(o, OBJ_LEVEL), purse);
  else addRow(card, STAY, 1);
}
/**
 * What falls takes its owner's base along (CX-TECH-12, CX-ADD-4): that pays only where it is more than was dealt to it, and in full
 * where the base was hit as well.
 */
function addTheirs(place: i32, face: Face): void {
  const o = record(place);
  const card = cardOf(o);
  if (isBuilding(card) && card != FACE_BASE && !has(o, BIT_UNFINISHED)) {
    const spent = flags & SWEEPS ? 0 : max(1, face.hp - fieldOf(o, OBJ_DAMAGE));
    flat += max(0, BUILDING_DAMAGE - spent);
  }
  if (halfOf(o, OBJ_FORM) || isGranted(face)) openAll();
  if (!isHero(card)) addTheirRow(card);
  else for (let band = 0, n = bandCount(card); band < n; ++band) addTheirRow(bandRow(card, band));
}
function addTheirRow(row: i32): void {
  openWay(column(row, THEIRS), 0);
  if (column(row, FLAGS) & WEAKENS) isWild = true;
}

/** Most frenzy of a band that a hero can come to. */
function frenzyOf(card: i32, level: i32): i32 {
  let most = 0;
  for (let band = 0, top = bandOf(card, min(maxLevel(card), level)); band <= top; ++band) {
    most = max(most, sumOf(word(bandAt(card, band) + 3), KW_FRENZY));
  }
  return most;
}
/** What is played may have given haste to all of a kind for the turn. */
function addLastingHaste(): void {
  if (!byte(LASTING_COUNT)) return;
  for (let m = firstMod(MOD_GIVE); m >= 0; m = nextMod(m, MOD_GIVE)) {
    if (listsKeyword(word(modAt(m) + 2), KW_HASTE)) flags |= HASTY;
  }
}
function addHand(seat: i32): void {
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_HAND, i);
    if (copies && isWithinReach(seat, owned(seat, i))) addRow(owned(seat, i), PLAY, copies);
  }
}
function addCommand(seat: i32): void {
  for (let i = 0; i < 3; ++i) {
    if (command(seat, i) == 1 && purse >= SUMMON_COST) addBands(hero(seat, i), 1, purse - SUMMON_COST);
  }
}

/** Whoever can attack, now that it is known who can have haste. */
function addOwnAttacker(place: i32, face: Face): void {
  const o = record(place);
  const card = cardOf(o);
  if (has(o, BIT_UNFINISHED) || !face.isBody || has(o, BIT_EXHAUSTED) || face.has(KW_NO_ATTACK)) return;
  const level = fieldOf(o, OBJ_LEVEL) + bounty + purse;
  const isFast = (flags & HASTY) != 0 || (column(card, FLAGS) & MIMICS) != 0 || face.hasAny(KW_HASTE)
    || (isHero(card) && hasBandWith(card, level, KW_HASTE));
  if (has(o, BIT_FATIGUE) && !isFast) return;
  ++attackers;
  const way = isHero(card) ? wayByBands(card, bandOf(card, min(maxLevel(card), level))) : ANYBODY;
  const more = face.kinds & IS_HERO && isHero(card) ? atkByLevels(card, fieldOf(o, OBJ_LEVEL), purse) : 0;
  addFace(face, max(face.atk, face.printedAtk) + more, way);
}
function addCards(seat: i32): void {
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_HAND, i);
    const card = owned(seat, i);
    const keywords = printed(card, ROW_KEYWORDS);
    const isFast = listsKeyword(keywords, KW_HASTE) || (flags & HASTY) != 0 || (column(card, FLAGS) & MIMICS) != 0;
    if (!copies || !isFast || !(printed(card, ROW_KINDS) & IS_UNIT) || !isWithinReach(seat, card)) continue;
    // What lasts for everybody may count for those that come as well.
    if (byte(LASTING_COUNT)) isWild = true;
    const atk = max(0, printed(card, ROW_ATK)) + sumOf(keywords, KW_FRENZY);
    for (let copy = 0; copy < copies; ++copy) {
      ++attackers;
      addAttacker(atk, wayByKeywords(keywords));
    }
  }
}
function addSummoned(seat: i32): void {
  if (purse < SUMMON_COST) return;
  for (let i = 0; i < 3; ++i) {
    if (command(seat, i) != 1) continue;
    const card = hero(seat, i);
    const coins = purse - SUMMON_COST;
    if (!(flags & HASTY) && !hasBandWith(card, 1 + bounty + coins, KW_HASTE)) continue;
    if (byte(LASTING_COUNT)) isWild = true;
    ++attackers;
    const way = wayByBands(card, bandOf(card, min(maxLevel(card), 1 + bounty + coins)));
    const frenzy = frenzyOf(card, 1 + bounty + coins);
    addAttacker(word(bandAt(card, 0) + 1) + atkByLevels(card, 1, coins) + frenzy, way);
  }
}

/** Most damage on the opponent's base from a decision of the main phase on; WILD or more if there is no telling. */
export function mostDamage(s: usize): i32 {
  recall(s);
  lookBack();
  view();
  flat = per = attackers = flags = 0;
  isWild = false;
  const seat = active();
  const n = count();
  forgetWay(seat);
  let hasTechnician = false;
  for (let i = 0; i < n; ++i) {
    if (faces[i].side == seat || !fieldOf(record(i), OBJ_SLOT)) continue;
    addPatroller(i);
    if (fieldOf(record(i), OBJ_SLOT) == TECHNICIAN) hasTechnician = true;
  }
  countGold(seat);
  for (let i = 0; i < n && !isWild; ++i) if (faces[i].side == seat) addOwn(i, faces[i]);
  addHand(seat);
  addCommand(seat);
  for (let i = 0; i < n && !isWild; ++i) if (faces[i].side != seat) addTheirs(i, faces[i]);
  addLastingHaste();
  // Tokens that come may attack, and nobody knows how many there are.
  if (flags & HASTY && flags & MAKES) isWild = true;
  if (flags & DRAWS_BY_KILL && patrollerCount() && (hasTechnician || flags & SHIFTS)) isWild = true;
  if (isWild) return WILD;
  // What is left of an attack on a patroller reaches the base as well.
  if (byte(DELAYED_COUNT) || firstMod(MOD_FORBID) >= 0 || firstMod(MOD_EXCESS_TO_BASE) >= 0) openAll();
  for (let i = 0; i < n; ++i) if (faces[i].side == seat) addOwnAttacker(i, faces[i]);
  addCards(seat);
  addSummoned(seat);
  return isWild ? WILD : min(WILD, mostPast(flat + per * attackers));
}
