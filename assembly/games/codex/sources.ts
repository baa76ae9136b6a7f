// What continuous effects come from: static abilities of what is in play, and effects for a time. Older ones first.

import { ABILITY_STATIC, OP_BUFF, OP_EFFECT } from './effects/codes';
import { Effect, ofStatic } from './effects/effect';
import { holds } from './effects/numbers';
import { faces } from './faces';
import { lastingAt, lastingCount, lastingByte, lastingHalf } from './lasting';
import {
  LAST_CARD, LAST_SELF, LAST_STAMP, LAST_STEP, LAST_YOU, NOTED_BAND, OBJ_SINCE, OBJ_STAMP,
} from './layout';
import { noted } from './notes';
import { count, halfOf, record } from './objects';
import { word } from './printed';

const MOST: i32 = 256;
/** What sort a source is. */
export const IS_STATIC: i32 = 0;
export const IS_EFFECT: i32 = 1;
export const IS_BUFF: i32 = 2;

export class Source {
  sort: i32 = 0;
  stamp: i32 = 0;
  self: i32 = 0;
  card: i32 = 0;
  you: i32 = 0;
  /** The ability, or the step of an effect for a time; its mods, 0 without; its key; the record of the effect. */
  at: i32 = 0;
  mods: i32 = 0;
  key: i32 = 0;
  lasting: i32 = -1;

  /** A static ability with a condition that tests ATK is looked at after everything else. */
  get isLate(): bool { return this.sort == IS_STATIC && word(this.at + 4) != 0; }
  get binding(): Effect { return ofStatic.clear(this.self, this.card, this.you); }
  get isOn(): bool {
    if (this.sort != IS_STATIC) return true;
    const condition = word(this.at + 1);
    return condition == 0 || holds(this.binding, condition);
  }
}

const all: StaticArray<Source> = many();
export let sourceCount: i32 = 0;
/** Bits of the codes of modifiers there are. */
let codes: u64 = 0;
@inline export function sourceAt(index: i32): Source { return all[index]; }

function many(): StaticArray<Source> {
  const sources = new StaticArray<Source>(MOST);
  for (let i = 0; i < MOST; ++i) sources[i] = new Source();
  return sources;
}

/** Room for one more, so that the time stamps stay in order; of equal age the one found first is first. */
function insert(stamp: i32): Source {
  assert(sourceCount < MOST, 'too many continuous effects');
  const source = all[sourceCount];
  let i = sourceCount++;
  for (; i > 0 && all[i - 1].stamp > stamp; --i) all[i] = all[i - 1];
  all[i] = source;
  source.stamp = stamp;
  return source;
}

/** Since when an ability is there: a band of a hero since it was reached. */
function ageOf(o: usize, id: i32, key: i32): i32 {
  const band = (key >> 4) - 1;
  const stamp = halfOf(o, OBJ_STAMP);
  return band > 0 ? max(stamp, noted(id, NOTED_BAND, band)) : stamp;
}

function noteCodes(mods: i32): i32 {
  for (let i = 1, n = mods ? word(mods) : 0; i <= n; ++i) codes |= (<u64>1) << word(word(mods + i));
  return mods;
}

export function collectSources(): void {
  sourceCount = 0;
  codes = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const face = faces[i];
    if (face.unfinished) continue;
    for (let j = 0; j < face.abilityCount; ++j) {
      const ability = face.abilities[j];
      if (word(ability) != ABILITY_STATIC) continue;
      const source = insert(ageOf(record(i), face.id, face.keys[j]));
      source.sort = IS_STATIC;
      source.self = face.id;
      source.card = face.card;
      source.you = face.side;
      source.at = ability;
      source.mods = noteCodes(word(ability + 3));
      source.key = face.keys[j];
      source.lasting = -1;
    }
  }
  for (let i = 0, n = lastingCount(); i < n; ++i) {
    const at = lastingAt(i);
    const step = lastingHalf(at, LAST_STEP);
    const op = step ? word(step) : OP_BUFF;
    const source = insert(lastingHalf(at, LAST_STAMP));
    source.sort = op == OP_EFFECT ? IS_EFFECT : IS_BUFF;
    source.self = lastingHalf(at, LAST_SELF);
    source.card = lastingHalf(at, LAST_CARD) - 1;
    source.you = lastingByte(at, LAST_YOU);
    source.at = step;
    source.mods = noteCodes(op == OP_EFFECT ? word(step + 4) : 0);
    source.key = 0;
    source.lasting = i;
  }
}

/** Since when a thing is under its controller. */
export function sinceAt(place: i32): i32 { return halfOf(record(place), OBJ_SINCE); }

/**
 * Modifiers of a code one after another: `for (let m = firstMod(code); m >= 0; m = nextMod(m, code))`. Whether they
 * hold (`isOn`) is left to whoever asks.
 */
export function firstMod(code: i32): i32 { return (codes >> code) & 1 ? seek(0, 0, code) : -1; }
export function nextMod(m: i32, code: i32): i32 { return seek(m >> 8, (m & 255) + 1, code); }
@inline export function sourceOf(m: i32): Source { return all[m >> 8]; }
@inline export function modAt(m: i32): i32 { return word(all[m >> 8].mods + 1 + (m & 255)); }
function seek(source: i32, mod: i32, code: i32): i32 {
  for (let i = source, j = mod; i < sourceCount; ++i, j = 0) {
    const mods = all[i].mods;
    if (!mods) continue;
    for (const n = word(mods); j < n; ++j) if (word(word(mods + 1 + j)) == code) return (i << 8) | j;
  }
  return -1;
}

/** Whether an effect for a time looks at others than those it was given to. */
export function lastsForOthers(): bool {
  for (let i = 0; i < sourceCount; ++i) if (all[i].sort == IS_EFFECT) return true;
  return false;
}
