// Filters (6.3): whether something matches, wherever it is. Whoever asks has brought the faces up to date.

import {
  FIELD_ATK, FIELD_ATTACHED_TO, FIELD_ATTACKING, FIELD_COLOR, FIELD_COST, FIELD_DAMAGED, FIELD_EXHAUSTED, FIELD_ID,
  FIELD_IN, FIELD_IS, FIELD_KW, FIELD_LEGENDARY, FIELD_NO_ABILITIES, FIELD_NO_KW, FIELD_NO_RUNE, FIELD_NOT,
  FIELD_NOT_ID, FIELD_NOT_IN_ANY, FIELD_NOT_IS, FIELD_NOT_SPEC, FIELD_NOT_TYPE, FIELD_OTHER, FIELD_PATROL, FIELD_RUNE,
  FIELD_SIDE, FIELD_SPEC, FIELD_TECH, FIELD_TECH_OK, FIELD_TOKEN, FIELD_TYPE, FIELD_ULTIMATE, FIELD_ZONE, RUNE_MINUS,
  RUNE_PLUS,
} from './codes';
import { Effect } from './effect';
import { isAmong, isNamed, refAt, refCount, REF_SELF } from './refs';
import { Face } from '../face';
import { faceOf, faces, hostOf, lastRecord } from '../faces';
import {
  BIT_EXHAUSTED, NOTED_MEMORY, NOTED_RUNES, OBJ_DAMAGE, OBJ_MINUS, OBJ_PLUS, OBJ_SLOT,
} from '../layout';
import { noteAt, noteCount, noteDetail, noted, noteKey, noteKind, noteNumber, noteObject } from '../notes';
import { fieldOf, has, inPlay, placeOfId } from '../objects';
import { lists, word } from '../printed';
import { hasFinished, isSpecOpen } from '../requirements';
import { FLAG_LEGENDARY, FLAG_TOKEN, FLAG_ULTIMATE } from '../tables';
import { attacker, defender } from '../table';

/** Runes of a kind on an object in play; kind -1: of all kinds. */
export function runesOn(id: i32, kind: i32): i32 {
  const o = lastRecord(id);
  if (!o) return 0;
  if (kind == RUNE_PLUS) return fieldOf(o, OBJ_PLUS);
  if (kind == RUNE_MINUS) return fieldOf(o, OBJ_MINUS);
  if (kind >= 0) return noted(id, NOTED_RUNES, kind);
  let sum = fieldOf(o, OBJ_PLUS) + fieldOf(o, OBJ_MINUS);
  for (let i = 0, n = noteCount(); i < n; ++i) {
    const at = noteAt(i);
    if (noteObject(at) == id && noteKind(at) == NOTED_RUNES) sum += noteNumber(at);
  }
  return sum;
}

export function slotOf(face: Face): i32 {
  const o = face.id ? lastRecord(face.id) : 0;
  return o ? fieldOf(o, OBJ_SLOT) : 0;
}

function within(value: i32, bounds: i32): bool {
  return value >= word(bounds) && value <= word(bounds + 1);
}

function sharesType(face: Face, wanted: i32): bool {
  if (!face.types) return false;
  for (let i = 1, n = word(wanted); i <= n; ++i) if (lists(face.types, word(wanted + i))) return true;
  return false;
}

function matchesTech(b: Effect, face: Face, wanted: i32): bool {
  if (face.tech < 0) return false;
  const how = word(wanted);
  if (how == 0) return (word(wanted + 1) & (1 << face.tech)) != 0;
  if (refCount(b, word(wanted + 1)) == 0) return false;
  const than = faceOf(refAt(b, word(wanted + 1), 0));
  return !!than && than.tech >= 0 && face.tech == than.tech + (how == 2 ? 1 : 0);
}

function matchesAttacking(b: Effect, face: Face, wanted: i32): bool {
  if (!face.id || face.id != attacker()) return false;
  const how = word(wanted);
  if (how == 0) return true;
  if (!defender()) return false;
  if (how == 1) return isAmong(b, defender(), word(wanted + 1));
  const place = placeOfId(defender());
  return place >= 0 && matches(b, faces[place], word(wanted + 1));
}

/** Whether any card in play remembers this object under that name. */
function isRemembered(id: i32, mem: i32): bool {
  for (let i = 0, n = noteCount(); i < n; ++i) {
    const at = noteAt(i);
    if (noteKind(at) == NOTED_MEMORY && noteDetail(at) == mem && noteKey(at) == id) return inPlay(noteObject(at));
  }
  return false;
}

function test(b: Effect, face: Face, field: i32, wanted: i32): bool {
  switch (field) {
    case FIELD_IS: return (face.kinds & wanted) != 0;
    case FIELD_NOT_IS: return (face.kinds & wanted) == 0;
    case FIELD_SIDE: return isNamed(b, wanted, face.side);
    case FIELD_ZONE: return (wanted & (1 << face.zone)) != 0;
    case FIELD_PATROL: {
      const slot = slotOf(face);
      return wanted < 0 ? slot != 0 : wanted == 0 ? slot == 0 : slot != 0 && (wanted & (1 << slot)) != 0;
    }
    case FIELD_TECH: return matchesTech(b, face, wanted);
    case FIELD_TECH_OK: return face.tech >= 0 && hasFinished(b.you, face.tech) && (!wanted || isSpecOpen(b.you, face.card));
    case FIELD_COST: return within(face.cost, wanted);
    case FIELD_ATK: return within(face.atk, wanted);
    case FIELD_COLOR: return face.color == wanted;
    case FIELD_SPEC: return face.spec == wanted;
    case FIELD_NOT_SPEC: return face.spec != wanted;
    case FIELD_TYPE: return sharesType(face, wanted);
    case FIELD_NOT_TYPE: return !sharesType(face, wanted);
    case FIELD_ID: return face.card == wanted;
    case FIELD_NOT_ID: return face.card != wanted;
    case FIELD_TOKEN: return i32((face.flags & FLAG_TOKEN) != 0) == wanted;
    case FIELD_LEGENDARY: return i32((face.flags & FLAG_LEGENDARY) != 0) == wanted;
    case FIELD_ULTIMATE: return i32((face.flags & FLAG_ULTIMATE) != 0) == wanted;
    case FIELD_DAMAGED: {
      const o = face.id ? lastRecord(face.id) : 0;
      return i32(o != 0 && fieldOf(o, OBJ_DAMAGE) > 0) == wanted;
    }
    case FIELD_EXHAUSTED: {
      const o = face.id ? lastRecord(face.id) : 0;
      return i32(o != 0 && has(o, BIT_EXHAUSTED)) == wanted;
    }
    case FIELD_KW: return face.has(wanted);
    case FIELD_NO_KW: return !face.has(wanted);
    case FIELD_RUNE: return face.id != 0 && runesOn(face.id, wanted) > 0;
    case FIELD_NO_RUNE: return !face.id || runesOn(face.id, wanted) == 0;
    case FIELD_NO_ABILITIES: return face.isPlain;
    case FIELD_OTHER: return !isAmong(b, face.obj, REF_SELF);
    case FIELD_NOT: return !isAmong(b, face.obj, wanted);
    case FIELD_IN: return isAmong(b, face.obj, wanted);
    case FIELD_NOT_IN_ANY: return !face.id || !isRemembered(face.id, wanted);
    case FIELD_ATTACKING: return matchesAttacking(b, face, wanted);
    case FIELD_ATTACHED_TO: return face.id != 0 && hostOf(face.id) != 0 && isAmong(b, hostOf(face.id), wanted);
    default: return false;
  }
}

/** Whether something matches one of the filters; all fields of a filter must hold. */
export function matches(b: Effect, face: Face, filters: i32): bool {
  for (let i = 1, n = word(filters); i <= n; ++i) if (matchesOne(b, face, word(filters + i), -1)) return true;
  return false;
}
function matchesOne(b: Effect, face: Face, filter: i32, leaveOut: i32): bool {
  for (let i = 0, n = word(filter); i < n; ++i) {
    const field = word(filter + 1 + 2 * i);
    if (field != leaveOut && !test(b, face, field, word(filter + 2 + 2 * i))) return false;
  }
  return true;
}
/** The same but for the question whether it has abilities (CX-EFF-12, Master Midori). */
export function matchesButPlain(b: Effect, face: Face, filters: i32): bool {
  for (let i = 1, n = word(filters); i <= n; ++i) {
    if (matchesOne(b, face, word(filters + i), FIELD_NO_ABILITIES)) return true;
  }
  return false;
}

/** How many things in play match; what is under construction is not there yet (CX-TECH-14). */
export function countMatches(b: Effect, filters: i32, count: i32): i32 {
  let n = 0;
  for (let i = 0; i < count; ++i) if (!faces[i].unfinished && matches(b, faces[i], filters)) ++n;
  return n;
}
