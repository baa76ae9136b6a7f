// What attacks and uses add to a bound on the damage of a turn (reach.ts), once it is known who can have haste.

import { cardsBought, isSummoned } from './buys';
import { IS_HERO, IS_UNIT, KW_FRENZY, KW_HASTE, KW_NO_ATTACK, KW_READINESS } from './effects/codes';
import { Face } from './face';
import { addSlow, addSlowRow, isEverybodyFast } from './hastened';
import { BIT_EXHAUSTED, BIT_FATIGUE, BIT_UNFINISHED, OBJ_LEVEL } from './layout';
import { cardOf, count, fieldOf, has, record } from './objects';
import { bandAt, bandCount, bandOf, isHero, maxLevel, printed, word } from './printed';
import { atkByLevels, bounty, hasBandWith } from './purse';
import { FLAGS, MIMICS, NEED, STAY, bandRow, column, slips } from './reach-rows';
import { haste, noteWild } from './reach-sum';
import { lastsForOthers } from './sources';
import { hero, kinds, owned } from './table';
import { ROW_ATK, ROW_KEYWORDS, ROW_KINDS } from './tables';
import { addFastRow, addUsed } from './uses';
import { ANYBODY, addAttacker, listsKeyword, sumOf, wayByBands, wayByKeywords, wayOf } from './way';

/** Most frenzy of a band that a hero can come to. */
function frenzyOf(card: i32, level: i32): i32 {
  let most = 0;
  for (let band = 0, top = bandOf(card, min(maxLevel(card), level)); band <= top; ++band) {
    most = max(most, sumOf(word(bandAt(card, band) + 3), KW_FRENZY));
  }
  return most;
}
/** What can be used or attack, now that it is known who can have haste. */
export function addUses(place: i32, face: Face, coins: i32): void {
  const o = record(place);
  const card = cardOf(o);
  if (has(o, BIT_UNFINISHED) || has(o, BIT_EXHAUSTED)) return;
  const level = fieldOf(o, OBJ_LEVEL) + bounty + coins;
  const isFast = !has(o, BIT_FATIGUE) || isEverybodyFast() || (column(card, STAY + FLAGS) & MIMICS) != 0 || face.hasAny(KW_HASTE)
    || (isHero(card) && hasBandWith(card, level, KW_HASTE));
  if (!isFast && !haste) return;
  if (isHero(card)) addUsesOfBands(card, fieldOf(o, OBJ_LEVEL), coins, isFast);
  else if (column(card, NEED) <= coins) addUse(card, 1, isFast);
  let way = isHero(card) ? wayOfBands(card, fieldOf(o, OBJ_LEVEL), coins) : slips(card, false) ? 0 : ANYBODY;
  const more = face.kinds & IS_HERO && isHero(card) ? atkByLevels(card, fieldOf(o, OBJ_LEVEL), coins) : 0;
  const attacks = face.isBody && !face.has(KW_NO_ATTACK);
  if (attacks) way = wayOf(face, way);
  const isReady = face.hasAny(KW_READINESS) || (isHero(card) && hasBandWith(card, level, KW_READINESS));
  addBody(1, attacks ? max(face.atk, face.printedAtk) + more : -1, way, isFast, isReady);
}
/** Of a hero of a level that can still come further with so much gold. */
function wayOfBands(card: i32, level: i32, coins: i32): i32 {
  const top = bandOf(card, min(maxLevel(card), level + bounty + coins));
  for (let band = 0; band <= top; ++band) if (slips(bandRow(card, band), true)) return 0;
  return wayByBands(card, top);
}
function addUse(row: i32, copies: i32, isFast: bool): void {
  if (isFast) addFastRow(row, copies);
  else addSlowRow(row);
}
function addUsesOfBands(card: i32, level: i32, coins: i32, isFast: bool): void {
  for (let band = 0, n = bandCount(card); band < n; ++band) {
    const row = bandRow(card, band);
    if (max(0, word(bandAt(card, band)) - level - bounty) + column(row, NEED) <= coins) addUse(row, 1, isFast);
  }
}
/** So many attackers, ATK -1 if they are none, or things that wait for haste; `isReady`: an attack does not exhaust them. */
function addBody(copies: i32, atk: i32, way: i32, isFast: bool, isReady: bool): void {
  if (!isFast) return addSlow(copies, atk, way);
  if (addUsed(copies, isReady ? -1 : atk)) way = 0;
  for (let copy = 0; copy < copies && atk >= 0; ++copy) addAttacker(atk, way);
}
export function addBoughtAttackers(seat: i32): void {
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = cardsBought(i);
    const card = owned(seat, i);
    const keywords = printed(card, ROW_KEYWORDS);
    const isFast = listsKeyword(keywords, KW_HASTE) || isEverybodyFast() || (column(card, STAY + FLAGS) & MIMICS) != 0;
    if (!copies || (!isFast && !haste)) continue;
    addUse(card, copies, isFast);
    let atk = -1;
    let way = ANYBODY;
    if (printed(card, ROW_KINDS) & IS_UNIT) {
      // What lasts for everybody may count for those that come as well.
      if (lastsForOthers()) noteWild();
      atk = max(0, printed(card, ROW_ATK)) + sumOf(keywords, KW_FRENZY);
      for (let copy = 0; copy < copies; ++copy) way &= wayByKeywords(keywords);
      if (slips(card, true)) way = 0;
    }
    addBody(copies, atk, way, isFast, listsKeyword(keywords, KW_READINESS));
  }
}
export function addSummoned(seat: i32, coins: i32): void {
  for (let i = 0; i < 3; ++i) {
    if (!isSummoned(i)) continue;
    const card = hero(seat, i);
    const isFast = isEverybodyFast() || hasBandWith(card, 1 + bounty + coins, KW_HASTE);
    if (!isFast && !haste) continue;
    if (lastsForOthers()) noteWild();
    addUsesOfBands(card, 1, coins, isFast);
    const way = wayOfBands(card, 1, coins);
    const frenzy = frenzyOf(card, 1 + bounty + coins);
    addBody(1, word(bandAt(card, 0) + 1) + atkByLevels(card, 1, coins) + frenzy, way, isFast, hasBandWith(card, 1 + bounty + coins, KW_READINESS));
  }
}
