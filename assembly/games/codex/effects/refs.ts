// What a name stands for (6.3, names), and the players a word names.

import { Effect } from './effect';
import {
  FIRST_MEMORY, FIRST_NAME, WHO_ACTIVE, WHO_EACH, WHO_MOST_ATK, WHO_OF, WHO_OPP, WHO_OWNER_OF, WHO_YOU,
} from './codes';
import { faceOf, faces, hostOf } from '../faces';
import { NOTED_MEMORY } from '../layout';
import { noted, noteAt, noteCount, noteDetail, noteKey, noteKind, noteObject } from '../notes';
import { count } from '../objects';
import { active } from '../table';

export const REF_SELF: i32 = 0;
export const REF_HOST: i32 = 1;

/** How many objects a reference stands for; `refAt` tells them one by one. */
export function refCount(b: Effect, ref: i32): i32 {
  if (ref == REF_SELF) return i32(b.self != 0);
  if (ref == REF_HOST) return i32(hostOf(b.self) != 0);
  if (ref < FIRST_MEMORY) return b.counts[ref - FIRST_NAME];
  let n = 0;
  for (let i = 0, all = noteCount(); i < all; ++i) if (remembers(i, b.self, ref)) ++n;
  return n;
}
export function refAt(b: Effect, ref: i32, index: i32): i32 {
  if (ref == REF_SELF) return b.self;
  if (ref == REF_HOST) return hostOf(b.self);
  if (ref < FIRST_MEMORY) return b.boundAt(ref - FIRST_NAME, index);
  for (let i = 0, all = noteCount(), n = 0; i < all; ++i) {
    if (remembers(i, b.self, ref) && n++ == index) return noteKey(noteAt(i));
  }
  return 0;
}
function remembers(note: i32, self: i32, ref: i32): bool {
  const at = noteAt(note);
  return noteObject(at) == self && noteKind(at) == NOTED_MEMORY && noteDetail(at) == ref - FIRST_MEMORY;
}
export function isAmong(b: Effect, obj: i32, ref: i32): bool {
  if (ref >= FIRST_MEMORY) return noted(b.self, NOTED_MEMORY, ref - FIRST_MEMORY, obj) != 0;
  for (let i = 0, n = refCount(b, ref); i < n; ++i) if (refAt(b, ref, i) == obj) return true;
  return false;
}

/** Everything with a total ATK (Dothram Horselord); a tie leaves it with whoever has it. */
function mostAtk(you: i32): i32 {
  let difference = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const face = faces[i];
    if (face.isBody) difference += face.side == you ? face.atk : -face.atk;
  }
  return difference < 0 ? 1 - you : you;
}

/** The player a word names, -1 for nobody; of both (`each`) the one who is named first is 0. */
export function player(b: Effect, who: i32): i32 {
  if (who >= WHO_OF) {
    const isOwner = who >= WHO_OWNER_OF;
    const ref = who - (isOwner ? WHO_OWNER_OF : WHO_OF);
    if (refCount(b, ref) == 0) return -1;
    const face = faceOf(refAt(b, ref, 0));
    return face ? (isOwner ? face.owner : face.side) : -1;
  }
  switch (who) {
    case WHO_YOU: return b.you;
    case WHO_OPP: return 1 - b.you;
    case WHO_ACTIVE: return active();
    case WHO_MOST_ATK: return mostAtk(b.you);
    default: return 0;
  }
}
export function isNamed(b: Effect, who: i32, seat: i32): bool {
  return who == WHO_EACH || player(b, who) == seat;
}
