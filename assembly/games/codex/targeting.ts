// Who can be targeted by whom (CX-TGT), and who sees whom (CX-KW-4 to 6).

import {
  KW_DETECTOR, KW_FLAGBEARER, KW_INVISIBLE, KW_RESIST, KW_UNTARGETABLE, SLOT_LOOKOUT,
} from './effects/codes';
import { Effect, ofKeyword } from './effects/effect';
import { matches, slotOf } from './effects/match';
import { Face } from './face';
import { faceOf, faces, show } from './faces';
import { DETECTED } from './layout';
import { count } from './objects';
import { forbid } from './reasons';
import { CX_KW_9, CX_KW_10 } from './rule-numbers';
import { word } from './printed';
import { gold, halfOfSide } from './table';

/** Whether a player sees a hidden thing: by a detector, or by the Tower's detection of this turn (CX-KW-6, CX-ADD-5). */
export function sees(seat: i32, id: i32): bool {
  if (halfOfSide(seat, DETECTED) == id) return true;
  for (let i = 0, n = count(); i < n; ++i) {
    if (faces[i].side == seat && !faces[i].unfinished && faces[i].hasAny(KW_DETECTOR)) return true;
  }
  return false;
}

/** Gold an opponent pays to target it; the lookout's slot gives 1 (CX-KW-10, CX-PATROL-9). */
export function resistOf(face: Face): i32 {
  return face.sum(KW_RESIST) + i32(slotOf(face) == SLOT_LOOKOUT);
}

const sourceFace: Face = new Face();
/** What an ability or spell is of, as filters see it. */
export function faceOfSource(b: Effect): Face | null {
  if (b.self) {
    const face = faceOf(b.self);
    if (face) return face;
  }
  if (b.card < 0) return null;
  sourceFace.id = 0;
  sourceFace.obj = 0;
  sourceFace.side = sourceFace.owner = b.you;
  sourceFace.keywordCount = sourceFace.abilityCount = sourceFace.armorCount = sourceFace.plainCount = 0;
  sourceFace.unfinished = false;
  show(sourceFace, b.card);
  return sourceFace;
}

function isUntargetable(b: Effect, face: Face): bool {
  const source = faceOfSource(b);
  for (let i = 0; i < face.keywordCount; ++i) {
    const at = face.keywords[i];
    if (word(at) != KW_UNTARGETABLE) continue;
    const by = word(at + 2);
    if (!by) return true;
    if (source && matches(ofKeyword.clear(face.id, face.card, face.side), source, by)) return true;
  }
  return false;
}

/** The rule that keeps whoever chooses from targeting something; 0 if none does. */
export function targetReason(b: Effect, chooser: i32, face: Face): i32 {
  if (isUntargetable(b, face)) return CX_KW_9;
  if (face.side == chooser || !face.id) return 0;
  if (face.hasAny(KW_INVISIBLE) && !sees(chooser, face.id)) return CX_KW_9;
  return resistOf(face) > gold(chooser) ? CX_KW_10 : 0;
}

/** Adds every such rule. */
export function listTargetReasons(b: Effect, chooser: i32, face: Face): void {
  const isOther = face.side != chooser && face.id != 0;
  if (isUntargetable(b, face) || (isOther && face.hasAny(KW_INVISIBLE) && !sees(chooser, face.id))) forbid(CX_KW_9);
  if (isOther && resistOf(face) > gold(chooser)) forbid(CX_KW_10);
}

export function isFlag(chooser: i32, face: Face): bool {
  return face.side != chooser && face.hasAny(KW_FLAGBEARER);
}
