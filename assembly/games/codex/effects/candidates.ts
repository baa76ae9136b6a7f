// Everything that matches a filter, in a fixed order: things by arrival, then workers, then cards. Workers and equal
// cards are there as often as there are any.

import { IS_WORKER, ZONE_CODEX, ZONE_DISCARD, ZONE_HAND, ZONE_PLAY } from './codes';
import { Effect } from './effect';
import { matches } from './match';
import { ObjList } from './obj-list';
import { faceOf, faces, view } from '../faces';
import { PILE_CODEX } from '../layout';
import { count } from '../objects';
import { cardObj, pileOfZone, workerObj } from '../objs';
import { word } from '../printed';
import { inPile, kinds, owned, workers } from '../table';

/** Workers are chosen only where they are named. */
function asksWorkers(filters: i32): bool {
  for (let i = 1, n = word(filters); i <= n; ++i) {
    const filter = word(filters + i);
    for (let j = 0, fields = word(filter); j < fields; ++j) {
      if (word(filter + 1 + 2 * j) == 0 && (word(filter + 2 + 2 * j) & IS_WORKER) != 0) return true;
    }
  }
  return false;
}

function addFromPlay(b: Effect, filters: i32, to: ObjList): void {
  for (let i = 0, n = count(); i < n; ++i) {
    // What is under construction is not there yet (CX-TECH-14).
    if (!faces[i].unfinished && matches(b, faces[i], filters)) to.add(faces[i].id);
  }
  if (!asksWorkers(filters)) return;
  for (let seat = 0; seat < 2; ++seat) {
    const obj = workerObj(seat);
    if (!matches(b, faceOf(obj)!, filters)) continue;
    for (let n = workers(seat); n > 0; --n) to.add(obj);
  }
}

/** Cards of a codex come in card order, others by name. */
function addFromPile(b: Effect, filters: i32, pile: i32, to: ObjList): void {
  for (let seat = 0; seat < 2; ++seat) {
    const n = kinds(seat);
    let before = -1;
    for (let i = 0; i < n; ++i) {
      const kind = pile == PILE_CODEX ? nextInOrder(seat, before) : i;
      before = owned(seat, kind);
      const copies = inPile(seat, pile, kind);
      if (!copies) continue;
      const obj = cardObj(seat, pile, kind);
      if (!matches(b, faceOf(obj)!, filters)) continue;
      for (let c = 0; c < copies; ++c) to.add(obj);
    }
  }
}
/** The owned card that comes next after one in card order. */
export function nextInOrder(seat: i32, before: i32): i32 {
  let best = -1;
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const card = owned(seat, i);
    if (card > before && (best < 0 || card < owned(seat, best))) best = i;
  }
  return best;
}

/** Adds what matches in the zones of a selector. */
export function addCandidates(b: Effect, filters: i32, zones: i32, to: ObjList): void {
  view();
  if (zones & (1 << ZONE_PLAY)) addFromPlay(b, filters, to);
  if (zones & (1 << ZONE_HAND)) addFromPile(b, filters, pileOfZone(ZONE_HAND), to);
  if (zones & (1 << ZONE_DISCARD)) addFromPile(b, filters, pileOfZone(ZONE_DISCARD), to);
  if (zones & (1 << ZONE_CODEX)) addFromPile(b, filters, pileOfZone(ZONE_CODEX), to);
}
