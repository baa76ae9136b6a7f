// Damage: hits are dealt together, armor takes them first, and what watches them is told after all of them.

import {
  EVENT_COMBAT_DAMAGE, EVENT_DAMAGES, IS_HERO, IS_UNIT, KW_ARMOR_PIERCING, KW_DEATHTOUCH, MOD_DAMAGE_BONUS,
} from './effects/codes';
import { ofKeyword } from './effects/effect';
import { matches } from './effects/match';
import { emit, tell } from './events';
import { Face } from './face';
import { faceAt, view } from './faces';
import { OBJ_ARMOR, OBJ_DAMAGE } from './layout';
import { fieldOf, placeOfId, record, setField } from './objects';
import { word } from './printed';
import { firstMod, modAt, nextMod, sourceOf } from './sources';

const MOST: i32 = 256;
const MOST_DAMAGE: i32 = 255;

export class Hit {
  /** Object the damage comes from, 0 for a spell; the player it is of; whom it hits. */
  source: i32 = 0;
  seat: i32 = 0;
  to: i32 = 0;
  n: i32 = 0;
  combat: bool = false;
  piercing: bool = false;
  deadly: bool = false;
}
/** Hits since the last check: those before `dealt` have been dealt. */
const hits: StaticArray<Hit> = new StaticArray<Hit>(MOST);
for (let i = 0; i < MOST; ++i) hits[i] = new Hit();
export let hitCount: i32 = 0;
let dealt: i32 = 0;
@inline export function hitAt(index: i32): Hit { return hits[index]; }

/** The check is over. */
export function forgetHits(): void { hitCount = dealt = 0; }

/** Deathtouch of a source against a victim: whole, or in the case that names it (CX-KW-16). */
export function isDeadly(source: Face, victim: Face): bool {
  if (!(victim.kinds & (IS_UNIT | IS_HERO))) return false;
  for (let i = 0; i < source.keywordCount; ++i) {
    const at = source.keywords[i];
    if (word(at) != KW_DEATHTOUCH) continue;
    if (!word(at + 3) || matches(ofKeyword.clear(source.id, source.card, source.side), victim, word(at + 3))) return true;
  }
  return false;
}

/** Adds a hit that is dealt with the others of its batch; `source` null: a spell in no zone. */
export function addHit(source: Face | null, id: i32, seat: i32, to: i32, n: i32, combat: bool): void {
  if (n <= 0 || hitCount == MOST) return;
  const place = placeOfId(to);
  if (place < 0) return;
  const victim = faceAt(place);
  const hit = hits[hitCount++];
  hit.source = id;
  hit.seat = seat;
  hit.to = to;
  hit.n = n;
  hit.combat = combat;
  hit.piercing = !!source && id != 0 && source.has(KW_ARMOR_PIERCING);
  hit.deadly = combat && !!source && isDeadly(source, victim);
}

/** Effect damage of matching sources is higher (CX-DMG-7); `face` is what the damage comes from. */
export function bonusOf(face: Face): i32 {
  view();
  let bonus = 0;
  for (let m = firstMod(MOD_DAMAGE_BONUS); m >= 0; m = nextMod(m, MOD_DAMAGE_BONUS)) {
    const source = sourceOf(m);
    if (source.isOn && matches(source.binding, face, word(modAt(m) + 1))) bonus += word(modAt(m) + 2);
  }
  return bonus;
}

/** Deals the hits that wait. */
export function dealHits(): void {
  const from = dealt;
  for (; dealt < hitCount; ++dealt) {
    const hit = hits[dealt];
    const place = placeOfId(hit.to);
    if (place < 0) continue;
    const o = record(place);
    const armor = hit.piercing ? 0 : min(fieldOf(o, OBJ_ARMOR), hit.n);
    setField(o, OBJ_ARMOR, fieldOf(o, OBJ_ARMOR) - armor);
    setField(o, OBJ_DAMAGE, min(MOST_DAMAGE, fieldOf(o, OBJ_DAMAGE) + hit.n - armor));
  }
  for (let i = from; i < dealt; ++i) {
    const hit = hits[i];
    if (!hit.source) continue;
    tell(EVENT_DAMAGES, hit.source, hit.to).combat = hit.combat;
    if (hit.combat) tell(EVENT_COMBAT_DAMAGE, hit.source, hit.to).combat = true;
  }
  emit();
}

/** Whether a thing was hit since the last check, and by a deathtouch. */
export function wasHit(id: i32): bool {
  for (let i = 0; i < hitCount; ++i) if (hits[i].to == id) return true;
  return false;
}
export function isDoomed(id: i32): bool {
  for (let i = 0; i < hitCount; ++i) if (hits[i].to == id && hits[i].deadly) return true;
  return false;
}
export function wasHitInCombat(id: i32): bool {
  for (let i = 0; i < hitCount; ++i) if (hits[i].to == id && hits[i].combat) return true;
  return false;
}
