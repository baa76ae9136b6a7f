// The layers of continuous effects (CX-EFF-12), each carried out for all sources in the order of their age.

import {
  MOD_ABILITY, MOD_BASE_STATS, MOD_EXCESS_TO_BASE, MOD_GIVE, MOD_STATS, OP_BUFF, OP_SWAP_ATK,
  SEL_ALL, SEL_REF,
} from './effects/codes';
import { matches, matchesButPlain } from './effects/match';
import { valueOf } from './effects/numbers';
import { isAmong, REF_HOST, REF_SELF } from './effects/refs';
import { Face } from './face';
import { faces, hostOf } from './faces';
import { lastingAt, lastingNumber, placesOf } from './lasting';
import {
  LAST_ARMOR, LAST_ATK, LAST_HP, NOTED_ARMOR_BUFF, NOTED_ARMOR_EFFECT, NOTED_ARMOR_STATIC, OPT_TEAM_BUFFS,
} from './layout';
import { count, hasPlace, placeOfId } from './objects';
import { word } from './printed';
import {
  firstMod, IS_BUFF, IS_EFFECT, IS_STATIC, modAt, nextMod, sinceAt, Source, sourceAt, sourceCount, sourceOf,
} from './sources';
import { attacker, defender, option } from './table';

/** Whether a modifier of a source is about a thing. With `plain` whether it would be without abilities. */
export function touches(source: Source, selector: i32, place: i32, plain: bool = false): bool {
  const face = faces[place];
  if (word(selector) == SEL_REF) {
    const ref = word(selector + 1);
    if (ref == REF_SELF) return face.id == source.self;
    if (ref == REF_HOST) return face.id == hostOf(source.self);
    return isAmong(source.binding, face.obj, ref);
  }
  if (word(selector) != SEL_ALL || face.unfinished) return false;
  if (source.sort == IS_EFFECT && option(OPT_TEAM_BUFFS) == 1) return hasPlace(placesOf(lastingAt(source.lasting)), place);
  const filters = word(selector + 1);
  return plain ? matchesButPlain(source.binding, face, filters) : matches(source.binding, face, filters);
}

/** Where in the pool the things begin and end that a selector can be about. */
let first: i32 = 0;
let end: i32 = 0;
function narrow(source: Source, selector: i32): void {
  first = 0;
  end = count();
  if (word(selector) != SEL_REF || word(selector + 1) > REF_HOST) return;
  const place = placeOfId(word(selector + 1) == REF_SELF ? source.self : hostOf(source.self));
  first = max(0, place);
  end = place + 1;
}

/** Swaps of ATK and replaced printed values (layer 1). */
export function replacePrinted(): void {
  for (let i = 0; i < sourceCount; ++i) {
    const source = sourceAt(i);
    if (source.sort == IS_BUFF && source.at && word(source.at) == OP_SWAP_ATK) swapAtk(source);
    if (!source.mods || source.isLate) continue;
    for (let j = 1, n = word(source.mods); j <= n; ++j) {
      const mod = word(source.mods + j);
      if (word(mod) != MOD_BASE_STATS || !source.isOn) continue;
      narrow(source, word(mod + 1));
      for (let place = first, all = end; place < all; ++place) {
        if (!touches(source, word(mod + 1), place)) continue;
        faces[place].atk = word(mod + 2);
        faces[place].hp = word(mod + 3);
      }
    }
  }
}
/** The younger of the two comes second in the record. */
function swapAtk(source: Source): void {
  const at = lastingAt(source.lasting);
  let field = LAST_ATK;
  for (let place = 0, n = count(); place < n; ++place) {
    if (hasPlace(placesOf(at), place)) faces[place].atk = lastingNumber(at, field++);
  }
}

/** Keywords and abilities, but for those that test ATK (layer 4). */
export function grantGifts(): void {
  for (let i = 0; i < sourceCount; ++i) {
    const source = sourceAt(i);
    if (source.sort == IS_BUFF) {
      if (source.at && word(source.at) == OP_BUFF) giveForTime(source);
      continue;
    }
    if (source.isLate || !source.isOn) continue;
    for (let j = 1, n = word(source.mods); j <= n; ++j) {
      const mod = word(source.mods + j);
      const code = word(mod);
      if (code == MOD_GIVE ? word(mod + 3) != 0 : code != MOD_ABILITY) continue;
      narrow(source, word(mod + 1));
      for (let place = first, all = end; place < all; ++place) {
        if (touches(source, word(mod + 1), place)) grant(source, mod, j - 1, faces[place]);
      }
    }
  }
}
function giveForTime(source: Source): void {
  const places = placesOf(lastingAt(source.lasting));
  const lost = word(source.at + 9);
  for (let place = 0, n = count(); place < n; ++place) {
    if (!hasPlace(places, place)) continue;
    for (let k = 1, all = word(lost); k <= all; ++k) faces[place].loseKeyword(word(lost + k));
    faces[place].addKeywords(word(source.at + 8));
  }
}
function grant(source: Source, mod: i32, index: i32, face: Face): void {
  if (source.stamp < face.transformed) return;
  if (word(mod) == MOD_GIVE) return face.addKeywords(word(mod + 2));
  const isStatic = source.sort == IS_STATIC;
  const key = isStatic ? (1 << 16) | (index << 6) | source.key : (2 << 16) | index;
  face.addAbility(word(mod + 2), key, isStatic ? source.self : source.stamp);
}

/** ATK, HP and armor (layer 5). */
export function addSums(): void {
  for (let i = 0; i < sourceCount; ++i) {
    const source = sourceAt(i);
    if (source.sort == IS_BUFF) {
      if (source.at && word(source.at) == OP_BUFF) addForTime(source);
      continue;
    }
    if (!source.isOn) continue;
    for (let j = 1, n = word(source.mods); j <= n; ++j) {
      const mod = word(source.mods + j);
      if (word(mod) == MOD_STATS) addStats(source, mod, j - 1);
    }
  }
}
function addForTime(source: Source): void {
  const at = lastingAt(source.lasting);
  for (let place = 0, n = count(); place < n; ++place) {
    if (!hasPlace(placesOf(at), place)) continue;
    faces[place].atk += lastingNumber(at, LAST_ATK);
    faces[place].hp += lastingNumber(at, LAST_HP);
    faces[place].addArmor(NOTED_ARMOR_BUFF, source.stamp, 0, lastingNumber(at, LAST_ARMOR));
  }
}
/** A bonus against certain defenders counts while their match is attacked (CX-ATK-11). */
function counts(source: Source, filters: i32, face: Face): bool {
  if (!filters) return true;
  if (face.id != attacker()) return false;
  const place = placeOfId(defender());
  return place >= 0 && matches(source.binding, faces[place], filters);
}
function addStats(source: Source, mod: i32, index: i32): void {
  const isPlain = word(mod + 6) != 0;
  const binding = source.binding;
  const atk = valueOf(binding, word(mod + 2));
  const hp = valueOf(binding, word(mod + 3));
  const armor = valueOf(binding, word(mod + 4));
  narrow(source, word(mod + 1));
  for (let place = first, n = end; place < n; ++place) {
    const face = faces[place];
    if (!touches(source, word(mod + 1), place, isPlain) || !counts(source, word(mod + 5), face)) continue;
    if (isPlain) {
      face.addPlain(source.stamp, atk, hp);
      continue;
    }
    face.atk += atk;
    face.hp += hp;
    if (source.sort == IS_STATIC) face.addArmor(NOTED_ARMOR_STATIC, source.self, (index << 6) | source.key, armor);
    else face.addArmor(NOTED_ARMOR_EFFECT, source.stamp, index, armor);
  }
}

/**
 * ATK as an ability of that age finds it: with the bonus for having no abilities, but for what is older than the band
 * that gives it, if the ability is older as well (CX-EFF-12).
 */
function atkFor(source: Source, place: i32): i32 {
  const face = faces[place];
  let atk = face.atk;
  if (!face.isPlain) return max(0, atk);
  for (let i = 0; i < face.plainCount; ++i) {
    const since = face.plain[3 * i];
    if (source.stamp >= since || sinceAt(place) >= since) atk += face.plain[3 * i + 1];
  }
  return max(0, atk);
}

/** What tests the finished ATK. */
export function addLateGifts(): void {
  for (let m = firstMod(MOD_GIVE); m >= 0; m = nextMod(m, MOD_GIVE)) {
    const source = sourceOf(m);
    const mod = modAt(m);
    if (!source.isLate && !word(mod + 3)) continue;
    narrow(source, word(mod + 1));
    for (let place = first, n = end; place < n; ++place) {
      const face = faces[place];
      const sum = face.atk;
      face.atk = atkFor(source, place);
      const isGiven = source.isOn && touches(source, word(mod + 1), place);
      face.atk = sum;
      if (isGiven) grant(source, mod, 0, face);
    }
  }
}

/** Whether what a unit or hero deals beyond what kills goes to the base (Stampede). */
export function spillsOnBase(place: i32): bool {
  for (let m = firstMod(MOD_EXCESS_TO_BASE); m >= 0; m = nextMod(m, MOD_EXCESS_TO_BASE)) {
    if (sourceOf(m).isOn && touches(sourceOf(m), word(modAt(m) + 1), place)) return true;
  }
  return false;
}
