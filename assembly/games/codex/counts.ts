// What the terms of the evaluation count (evaluation-terms.ts), of the table as it stands at the open question.

import {
  IS_HERO, KW_FLYING, KW_HASTE, KW_INVISIBLE, KW_NO_ATTACK, KW_NO_PATROL, KW_STEALTH, KW_UNSTOPPABLE,
} from './effects/codes';
import {
  TERM_ADDON, TERM_ATTACK, TERM_BANDS, TERM_BASE, TERM_DECK, TERM_EVASION, TERM_EXPOSED, TERM_GOLD, TERM_HAND,
  TERM_HEROES, TERM_HITS, TERM_KEYWORDS, TERM_LETHAL, TERM_LEVELS, TERM_LOW_BASE, TERM_OTHER, TERM_TECH, TERM_TURN,
  TERM_UNIT_TECH, TERM_WORKERS, TERMS,
} from './evaluation-terms';
import { lookBack, question } from './ask';
import { Face } from './face';
import { faces, view } from './faces';
import {
  ASK_PATROL, BIT_EXHAUSTED, BIT_FATIGUE, OBJ_ARMOR, OBJ_DAMAGE, OBJ_LEVEL, OBJ_SLOT, PILE_CHOICE, PILE_DISCARD,
  PILE_DRAW, PILE_HAND, STAGE, STAGE_CLOSING, STAGE_READY,
} from './layout';
import { cardOf, count, fieldOf, has, record } from './objects';
import { bandOf, isBuilding, printed } from './printed';
import { recall } from './scripts';
import { FACE_BASE, FACE_HEROES_HALL, FACE_TOWER, ROW_COST, ROW_TECH } from './tables';
import { active, byte, gold, inPile, kinds, owned, pileSize, teamSize, workers } from './table';

const BASE_HP: i32 = 20;
const LOW: i32 = 8;
const FULL_WORKERS: i32 = 10;
const HAND_LIMIT: i32 = 5;
const MOST_PATROLLERS: i32 = 5;
const TECH_GOLD: StaticArray<f32> = [0, 1.5, 4, 5];
/** For each seat TERMS counts. */
const counts: StaticArray<f32> = new StaticArray<f32>(2 * TERMS);

@inline export function counted(seat: i32, term: i32): f32 { return unchecked(counts[seat * TERMS + term]); }
@inline function add(seat: i32, term: i32, value: f32): void { unchecked((counts[seat * TERMS + term] += value)); }

@inline function hitsOf(place: i32): i32 { return faces[place].hp - fieldOf(record(place), OBJ_DAMAGE); }
function isHidden(face: Face): bool {
  return face.hasAny(KW_STEALTH) || face.hasAny(KW_INVISIBLE) || face.hasAny(KW_UNSTOPPABLE);
}

function countBody(place: i32, face: Face): void {
  const seat = face.side;
  const o = record(place);
  add(seat, TERM_ATTACK, <f32>face.atk);
  add(seat, TERM_HITS, <f32>hitsOf(place));
  add(seat, TERM_KEYWORDS, <f32>face.keywordCount);
  if (face.hasAny(KW_FLYING) || isHidden(face)) add(seat, TERM_EVASION, <f32>face.atk);
  if (face.kinds & IS_HERO) {
    const level = fieldOf(o, OBJ_LEVEL);
    add(seat, TERM_HEROES, 1);
    add(seat, TERM_LEVELS, <f32>(level - 1));
    add(seat, TERM_BANDS, <f32>bandOf(cardOf(o), level));
  } else add(seat, TERM_UNIT_TECH, <f32>max(0, face.tech));
}

/** A hero alone has no other one to summon and no other spec to open (CX-ADD-8, CX-ADD-9). */
function isIdle(addon: i32): bool { return teamSize() == 1 && addon >= FACE_HEROES_HALL; }
/** Adds what is in play; the highest tech level of each seat is left in `highest`. */
const highest: StaticArray<i32> = new StaticArray<i32>(2);
function countThing(place: i32): void {
  const face = faces[place];
  const card = cardOf(record(place));
  const left = <f32>hitsOf(place) / <f32>max(1, face.hp);
  if (face.isBody) return countBody(place, face);
  if (card == FACE_BASE) {
    add(face.side, TERM_BASE, <f32>min(BASE_HP, hitsOf(place)));
    add(face.side, TERM_LOW_BASE, <f32>max(0, LOW - hitsOf(place)));
  } else if (!isBuilding(card)) add(face.side, TERM_OTHER, <f32>printed(card, ROW_COST));
  else if (card >= FACE_TOWER) {
    if (!isIdle(card)) add(face.side, TERM_ADDON, left * <f32>printed(card, ROW_COST));
  } else {
    add(face.side, TERM_TECH, left * TECH_GOLD[card - FACE_BASE]);
    highest[face.side] = max(highest[face.side], card - FACE_BASE);
  }
}

function countCards(seat: i32): void {
  let cards = 0;
  let cost = 0;
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_HAND, i) + inPile(seat, PILE_DRAW, i) + inPile(seat, PILE_DISCARD, i) + inPile(seat, PILE_CHOICE, i);
    const card = owned(seat, i);
    cards += copies;
    if (printed(card, ROW_TECH) <= highest[seat] + 1) cost += copies * printed(card, ROW_COST);
  }
  add(seat, TERM_DECK, cards ? <f32>cost / <f32>cards : 0);
  const hand = pileSize(seat, PILE_HAND);
  const isDrawn = seat != active() || (byte(STAGE) == STAGE_CLOSING && question != ASK_PATROL);
  add(seat, TERM_HAND, <f32>(isDrawn ? hand : min(HAND_LIMIT, hand + 2)));
}

/** Whether a body stands, or can still be put, between the opponent and the base. */
function covers(place: i32, face: Face): bool {
  const o = record(place);
  if (fieldOf(o, OBJ_SLOT)) return true;
  if (face.side != active() || (byte(STAGE) == STAGE_CLOSING && question != ASK_PATROL)) return false;
  return !has(o, BIT_EXHAUSTED) && !face.has(KW_NO_PATROL);
}
/** Whether a body attacks next: of the active player now, of the other one in his turn. */
function attacks(place: i32, face: Face): bool {
  if (face.has(KW_NO_ATTACK)) return false;
  if (face.side != active()) return true;
  if (byte(STAGE) == STAGE_CLOSING) return false;
  if (byte(STAGE) == STAGE_READY) return true;
  const o = record(place);
  return !has(o, BIT_EXHAUSTED) && (!has(o, BIT_FATIGUE) || face.has(KW_HASTE));
}

/** CX-FLY-2: fliers and those on the ground do not stop each other. */
function countExposed(seat: i32): void {
  let ground = 0;
  let air = 0;
  let free = 0;
  let patrollers = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const face = faces[i];
    if (!face.isBody) continue;
    const flies = face.hasAny(KW_FLYING);
    if (face.side != seat) {
      if (!attacks(i, face)) continue;
      if (isHidden(face)) free += face.atk;
      else if (flies) air += face.atk;
      else ground += face.atk;
    } else if (patrollers < MOST_PATROLLERS && covers(i, face)) {
      ++patrollers;
      const cover = hitsOf(i) + fieldOf(record(i), OBJ_ARMOR);
      if (flies) air -= cover;
      else ground -= cover;
    }
  }
  const exposed = free + max(0, ground) + max(0, air);
  add(seat, TERM_EXPOSED, <f32>exposed);
  if (<f32>exposed >= counted(seat, TERM_BASE)) add(seat, TERM_LETHAL, 1);
}

/** Counts all terms of both seats. */
export function countTerms(s: usize): void {
  recall(s);
  lookBack();
  view();
  for (let i = 0; i < 2 * TERMS; ++i) counts[i] = 0;
  highest[0] = highest[1] = 0;
  for (let i = 0, n = count(); i < n; ++i) countThing(i);
  for (let seat = 0; seat < 2; ++seat) {
    const isDue = byte(STAGE) == STAGE_READY && seat == active();
    add(seat, TERM_WORKERS, <f32>(min(FULL_WORKERS, workers(seat)) + workers(seat)) / 2);
    add(seat, TERM_GOLD, <f32>(gold(seat) + (isDue ? workers(seat) : 0)));
    countCards(seat);
    countExposed(seat);
  }
  add(active(), TERM_TURN, 1);
}
