// What all in play, and what is bought, adds to a bound on the damage of a turn (reach.ts) beside its attacks and uses.

import { cardsBought, isSummoned } from './buys';
import { Face } from './face';
import { BIT_EXHAUSTED, BIT_UNFINISHED, OBJ_DAMAGE, OBJ_FORM, OBJ_LEVEL } from './layout';
import { cardOf, fieldOf, halfOf, has, record } from './objects';
import { bandAt, bandCount, bandOf, isBuilding, isHero, word } from './printed';
import { bounty } from './purse';
import { DRAWS_BY_KILL, FLAGS, NEED, PLAY, STAY, SWEEPS, THEIRS, THEIR_FLAGS, WEAKENS, bandRow, column } from './reach-rows';
import { addFlat, addGroup, draws, flags, haste, noteWild, promise } from './reach-sum';
import { hero, kinds, owned } from './table';
import { FACE_BASE } from './tables';
import { openAll, openWay } from './way';

const BUILDING_DAMAGE: i32 = 2;

/** Somebody draws by killing a technician and can still attack. */
export let isHunting: bool = false;
export function forgetHunters(): void { isHunting = false; }

/** What a row brings while it is in play; its uses are added where it is known who can have haste. */
function addStaying(row: i32, isAble: bool): void {
  addGroup(row, STAY, 1);
  if (!isAble) return;
  promise(row, 1);
  if (column(row, STAY + FLAGS) & DRAWS_BY_KILL) isHunting = true;
}
/** Bands of a hero: those it has reached, -1 for none, and those that it can still come to with so much gold. */
function addBands(card: i32, level: i32, reached: i32, coins: i32, isAble: bool): void {
  for (let band = 0, n = bandCount(card); band < n; ++band) {
    const row = bandRow(card, band);
    const paid = max(0, word(bandAt(card, band)) - level - bounty);
    if (paid + column(row, NEED) > coins) continue;
    if (band > reached) addGroup(row, PLAY, 1);
    addStaying(row, isAble);
  }
}
function isGranted(face: Face): bool {
  for (let i = 0; i < face.abilityCount; ++i) if (face.granters[i]) return true;
  return false;
}

export function addOwn(place: i32, face: Face, coins: i32): void {
  const o = record(place);
  const card = cardOf(o);
  if (halfOf(o, OBJ_FORM) || isGranted(face)) noteWild();
  if (has(o, BIT_UNFINISHED)) return;
  const isAble = !has(o, BIT_EXHAUSTED);
  const level = fieldOf(o, OBJ_LEVEL);
  if (isHero(card)) addBands(card, level, bandOf(card, level), coins, isAble);
  else if (column(card, NEED) <= coins) addStaying(card, isAble);
}
/**
 * What falls takes its owner's base along (CX-TECH-12, CX-ADD-4): that pays only where it is more than was dealt to it, and in full
 * where the base was hit as well.
 */
export function addTheirs(place: i32, face: Face): void {
  const o = record(place);
  const card = cardOf(o);
  if (isBuilding(card) && card != FACE_BASE && !has(o, BIT_UNFINISHED)) {
    const spent = flags & SWEEPS ? 0 : max(1, face.hp - fieldOf(o, OBJ_DAMAGE));
    addFlat(max(0, BUILDING_DAMAGE - spent));
  }
  if (halfOf(o, OBJ_FORM) || isGranted(face)) openAll();
  if (!isHero(card)) addTheirRow(card);
  else for (let band = 0, n = bandCount(card); band < n; ++band) addTheirRow(bandRow(card, band));
}
function addTheirRow(row: i32): void {
  openWay(column(row, THEIRS), 0, 0);
  if (column(row, THEIR_FLAGS) & WEAKENS) noteWild();
}

export function addBought(seat: i32, coins: i32): void {
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = cardsBought(i);
    if (!copies) continue;
    addGroup(owned(seat, i), PLAY, copies);
    addGroup(owned(seat, i), STAY, copies);
    promise(owned(seat, i), copies);
  }
  for (let i = 0; i < 3; ++i) if (isSummoned(i)) addBands(hero(seat, i), 1, -1, coins, true);
}
