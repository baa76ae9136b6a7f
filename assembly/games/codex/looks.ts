// How the table looks at the open question, in numbers, for whoever draws it: the table as the running script has made it,
// what is derived and nowhere stored, what waits, and who stands in the way of an attacker.

import { lookBack } from './ask';
import { defenderReason, hasHp, stops } from './defenders';
import { Face } from './face';
import { faceAt, faces, view } from './faces';
import { STATE_BYTES } from './layout';
import { count, placeOfId } from './objects';
import { word } from './printed';
import { recall } from './scripts';
import { T } from './table';
import { items, triggers, Waiting, WaitingList } from './waiting';

export function open(s: usize): void {
  recall(s);
  lookBack();
  view();
}
export function set(out: usize, index: i32, value: i32): void { store<i32>(out + (index << 2), value); }

/** Copies the table at the open question; its bytes. */
export function copyTable(s: usize, out: usize): i32 {
  open(s);
  memory.copy(out, T, STATE_BYTES);
  return STATE_BYTES;
}

/** Number, face shown, kinds, tech level, ATK, HP, keywords, then each keyword with its number. */
function writeLook(face: Face, out: usize, at: i32): i32 {
  set(out, at, face.id);
  set(out, at + 1, face.card);
  set(out, at + 2, face.kinds);
  set(out, at + 3, face.tech);
  set(out, at + 4, face.atk);
  set(out, at + 5, face.hp);
  set(out, at + 6, face.keywordCount);
  for (let i = 0; i < face.keywordCount; ++i) {
    set(out, at + 7 + 2 * i, word(face.keywords[i]));
    set(out, at + 8 + 2 * i, word(face.keywords[i] + 1));
  }
  return at + 7 + 2 * face.keywordCount;
}

/** Writes everything in play one after the other; how many numbers. */
export function writeLooks(s: usize, out: usize): i32 {
  open(s);
  let at = 0;
  for (let i = 0, n = count(); i < n; ++i) at = writeLook(faceAt(i), out, at);
  return at;
}

/** Numbers of a row of what waits: sort, seat, card, object, key, granter, what it is about. */
export const WAIT: i32 = 7;
function writeWait(one: Waiting, out: usize): void {
  set(out, 0, one.sort);
  set(out, 1, one.seat);
  set(out, 2, one.card);
  set(out, 3, one.id);
  set(out, 4, one.key);
  set(out, 5, one.granter);
  set(out, 6, one.about);
}
function writeList(list: WaitingList, out: usize): i32 {
  for (let i = 0; i < list.count; ++i) writeWait(list.at(i), out + i * WAIT * 4);
  return list.count;
}

/** Writes a row for each thing that waits, triggers first, then upkeep items; how many rows. */
export function writeWaits(s: usize, out: usize): i32 {
  open(s);
  const n = writeList(triggers, out);
  return n + writeList(items, out + n * WAIT * 4);
}

/**
 * Writes, for each enemy thing with HP, its number, the number of the rule that keeps an attacker from attacking it (0 if
 * none does), how many patrollers stop it there, and these; how many numbers.
 */
export function writeReach(s: usize, attacker: i32, out: usize): i32 {
  open(s);
  const place = placeOfId(attacker);
  if (place < 0) return 0;
  const a = faces[place];
  let at = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const d = faces[i];
    if (d.side == a.side || !hasHp(d)) continue;
    set(out, at, d.id);
    set(out, at + 1, defenderReason(a, d));
    let stopped = 0;
    for (let j = 0; j < n; ++j) if (j != i && stops(a, faces[j], d)) set(out, at + 3 + stopped++, faces[j].id);
    set(out, at + 2, stopped);
    at += 3 + stopped;
  }
  return at;
}
