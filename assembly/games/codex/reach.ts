// A bound on what this main phase can still do to the opponent's base: what everything that can attack deals there, and the
// most that cards, abilities and levels can add (reach-table.ts). Loose, but never too low; WILD where nothing can be said.

import { ABILITY_STATIC, IS_HERO, KW_HASTE, KW_NO_ATTACK, MOD_COST, MOD_INSTANT_TECH, MOD_WAIVE } from './effects/codes';
import { lookBack } from './ask';
import { Face } from './face';
import { faces, view } from './faces';
import {
  BIT_EXHAUSTED, BIT_FATIGUE, BIT_UNFINISHED, LASTING_COUNT, OBJ_FORM, OBJ_LEVEL, PILE_HAND,
} from './layout';
import { cardOf, count, fieldOf, halfOf, has, record } from './objects';
import { bandAt, bandCount, bandOf, isBuilding, maxLevel, printed, word } from './printed';
import { REACH_TABLE } from './reach-table';
import { hasFinished, heroOfSpec, isSpecOpen } from './requirements';
import { recall } from './scripts';
import { firstMod } from './sources';
import { FACE_BASE, ROW_ABILITIES, ROW_ATK, ROW_COST, ROW_KEYWORDS, ROW_SPEC, ROW_TECH } from './tables';
import { active, byte, command, gold, hero, inPile, kinds, owned } from './table';

export const WILD: i32 = 255;
const BUILDING_DAMAGE: i32 = 2;
const SUMMON_COST: i32 = 2;

let flat: i32 = 0;
/** More for each attacker, and how many there are at most. */
let per: i32 = 0;
let attackers: i32 = 0;
let isWild: bool = false;

function reach(face: i32, column: i32): i32 { return load<u8>(REACH_TABLE + 4 * face + column); }
function addPlay(face: i32, copies: i32): void {
  flat += copies * reach(face, 0);
  per += copies * reach(face, 1);
  if (reach(face, 0) == WILD || reach(face, 1) == WILD) isWild = true;
}
function addStay(face: i32): void {
  flat += reach(face, 2);
  per += reach(face, 3);
  if (reach(face, 2) == WILD || reach(face, 3) == WILD) isWild = true;
}

function lists(keywords: i32, wanted: i32): bool {
  for (let i = 1, n = word(keywords); i <= n; ++i) if (word(word(keywords + i)) == wanted) return true;
  return false;
}
/** ATK a hero can gain by levels that its player can pay. */
function atkByLevels(place: i32, seat: i32): i32 {
  const o = record(place);
  const card = cardOf(o);
  const level = fieldOf(o, OBJ_LEVEL);
  const top = bandOf(card, min(maxLevel(card), level + gold(seat)));
  return max(0, word(bandAt(card, top) + 1) - word(bandAt(card, bandOf(card, level)) + 1));
}
function isGranted(face: Face): bool {
  for (let i = 0; i < face.abilityCount; ++i) if (face.granters[i]) return true;
  return false;
}
function addOwn(place: i32, face: Face, seat: i32): void {
  const o = record(place);
  if (halfOf(o, OBJ_FORM) || isGranted(face)) isWild = true;
  if (has(o, BIT_UNFINISHED)) return;
  addStay(cardOf(o));
  if (!face.isBody || has(o, BIT_EXHAUSTED) || face.has(KW_NO_ATTACK)) return;
  if (has(o, BIT_FATIGUE) && !face.hasAny(KW_HASTE)) return;
  ++attackers;
  flat += face.atk + (face.kinds & IS_HERO ? atkByLevels(place, seat) : 0);
}

/** Whether a card's own ability changes what it costs. */
function changesCost(card: i32): bool {
  const abilities = printed(card, ROW_ABILITIES);
  for (let i = 1, n = word(abilities); i <= n; ++i) {
    const ability = word(abilities + i);
    if (word(ability) == ABILITY_STATIC && word(ability + 2)) return true;
  }
  return false;
}
/** False only for a card that cannot be played in this main phase any more. */
function isWithinReach(seat: i32, card: i32): bool {
  const tech = printed(card, ROW_TECH);
  const spec = printed(card, ROW_SPEC);
  const cost = firstMod(MOD_COST) >= 0 || changesCost(card) ? 0 : printed(card, ROW_COST);
  if (cost > gold(seat)) return false;
  if (firstMod(MOD_WAIVE) >= 0) return true;
  if (tech > 0 && firstMod(MOD_INSTANT_TECH) < 0 && !(hasFinished(seat, tech) && isSpecOpen(seat, card))) return false;
  return tech >= 0 || spec < 0 || heroOfSpec(seat, spec) || gold(seat) >= cost + SUMMON_COST;
}
function addHand(seat: i32): void {
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_HAND, i);
    const card = owned(seat, i);
    if (!copies || !isWithinReach(seat, card)) continue;
    addPlay(card, copies);
    if (!lists(printed(card, ROW_KEYWORDS), KW_HASTE)) continue;
    // What lasts for everybody may count for those that come as well.
    if (byte(LASTING_COUNT)) isWild = true;
    attackers += copies;
    flat += copies * max(0, printed(card, ROW_ATK));
  }
}
function addCommand(seat: i32): void {
  if (gold(seat) < SUMMON_COST) return;
  for (let i = 0; i < 3; ++i) {
    if (command(seat, i) != 1) continue;
    const card = hero(seat, i);
    addStay(card);
    for (let band = 0, n = bandCount(card); band < n; ++band) if (lists(word(bandAt(card, band) + 3), KW_HASTE)) isWild = true;
  }
}

/** Most damage on the opponent's base from a decision of the main phase on; WILD or more if there is no telling. */
export function mostDamage(s: usize): i32 {
  recall(s);
  lookBack();
  view();
  flat = per = attackers = 0;
  isWild = false;
  const seat = active();
  for (let i = 0, n = count(); i < n && !isWild; ++i) {
    const face = faces[i];
    const card = cardOf(record(i));
    if (face.side == seat) addOwn(i, face, seat);
    // A building that falls takes its owner's base along (CX-TECH-12, CX-ADD-4).
    else if (isBuilding(card) && card != FACE_BASE) flat += BUILDING_DAMAGE;
  }
  addHand(seat);
  addCommand(seat);
  return isWild ? WILD : flat + per * attackers;
}
