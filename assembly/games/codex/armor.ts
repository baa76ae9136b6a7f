// Armor: one pool a thing (CX-DMG-3). A new source adds to it; one that ends lets it shrink to what the others could give.

import { faces, view } from './faces';
import {
  NOTED_ARMOR_BUFF, NOTED_ARMOR_EFFECT, NOTED_ARMOR_SLOT, OBJ_ARMOR, OBJ_SLOT,
} from './layout';
import {
  forgetKindsOf, note, noteAt, noteCount, noted, noteDetail, noteKey, noteKind, noteNumber, noteObject,
} from './notes';
import { count, fieldOf, record, recordOf, setField } from './objects';
import { Face } from './face';

@inline function isArmor(kind: i32): bool { return kind >= NOTED_ARMOR_SLOT && kind <= NOTED_ARMOR_EFFECT; }

/** What a source gives a face now. */
function given(face: Face, kind: i32, key: i32, detail: i32): i32 {
  for (let i = 0; i < face.armorCount; ++i) {
    if (face.armor[4 * i] != kind || face.armor[4 * i + 1] != key || face.armor[4 * i + 2] != detail) continue;
    return face.armor[4 * i + 3];
  }
  return 0;
}

function refresh(place: i32): void {
  const face = faces[place];
  let kept = 0;
  let added = 0;
  let changed = false;
  for (let i = 0, n = noteCount(); i < n; ++i) {
    const at = noteAt(i);
    if (noteObject(at) != face.id || !isArmor(noteKind(at))) continue;
    const now = given(face, noteKind(at), noteKey(at), noteDetail(at));
    const before = noteNumber(at);
    kept += min(now, before);
    if (now != before) changed = true;
  }
  for (let i = 0; i < face.armorCount; ++i) {
    const before = noted(face.id, face.armor[4 * i], face.armor[4 * i + 2], face.armor[4 * i + 1]);
    added += max(0, face.armor[4 * i + 3] - before);
  }
  if (!changed && added == 0) return;
  const o = record(place);
  setField(o, OBJ_ARMOR, min(fieldOf(o, OBJ_ARMOR), kept) + added);
  noteSources(face);
}
/** Notes what the sources give now. */
function noteSources(face: Face): void {
  forgetKindsOf(face.id, NOTED_ARMOR_SLOT, NOTED_ARMOR_EFFECT);
  for (let i = 0; i < face.armorCount; ++i) {
    note(face.id, face.armor[4 * i], face.armor[4 * i + 2], face.armor[4 * i + 1], face.armor[4 * i + 3]);
  }
}

export function refreshArmor(): void {
  view();
  for (let place = 0, n = count(); place < n; ++place) refresh(place);
}

/** Static and slot armor is set anew; of armor given by an effect only what is left stays. */
export function renewArmor(): void {
  view();
  for (let place = 0, n = count(); place < n; ++place) {
    const face = faces[place];
    let fromBuffs = 0;
    let others = 0;
    for (let i = 0; i < face.armorCount; ++i) {
      if (face.armor[4 * i] == NOTED_ARMOR_BUFF) fromBuffs += face.armor[4 * i + 3];
      else others += face.armor[4 * i + 3];
    }
    const o = record(place);
    setField(o, OBJ_ARMOR, min(fieldOf(o, OBJ_ARMOR), fromBuffs) + others);
    noteSources(face);
  }
}

/** A patroller enters a slot; the leader's gives a fresh point of armor each time (CX-PATROL-13). */
export function enterSlot(id: i32, slot: i32): void {
  const o = recordOf(id);
  const lost = noted(id, NOTED_ARMOR_SLOT);
  note(id, NOTED_ARMOR_SLOT, 0, 0, 0);
  if (lost) {
    let left = 0;
    for (let i = 0, n = noteCount(); i < n; ++i) {
      const at = noteAt(i);
      if (noteObject(at) == id && isArmor(noteKind(at))) left += noteNumber(at);
    }
    setField(o, OBJ_ARMOR, min(fieldOf(o, OBJ_ARMOR), left));
  }
  setField(o, OBJ_SLOT, slot);
  refreshArmor();
}
