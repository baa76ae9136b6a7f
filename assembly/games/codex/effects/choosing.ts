// Selectors (6.3): picks that somebody makes, one object at a time, and what is chosen without asking.

import {
  SEL_ALL, SEL_LEAST, SEL_LIST, SEL_PICK, SEL_REF, TYPE_ILLUSION,
} from './codes';
import { addCandidates } from './candidates';
import { Effect } from './effect';
import { giveBackLists, lendList, ObjList } from './obj-list';
import { isAllowed } from './allowed';
import { notePick } from './asked';
import { player, refAt, refCount } from './refs';
import { actionOf, ask, askChooser, listAnswers, offer, stop } from '../ask';
import { check } from '../check';
import { faceOf, goneOf } from '../faces';
import { ARGUMENT, ARGUMENT_BITS, ASK_PICK, ASK_TIE, CARD, DONE, GONE, THING, WORKER } from '../layout';
import { leave, mark } from '../leaving';
import { placeOfId } from '../objects';
import { argumentOf, isThing, isWorker } from '../objs';
import { lists, word } from '../printed';
import { active, payGold } from '../table';
import { isFlag, resistOf, targetReason } from '../targeting';

/** Words of a pick. */
const FILTERS: i32 = 1;
const ZONES: i32 = 2;
export const AS: i32 = 3;
const LEAST: i32 = 4;
const MOST: i32 = 5;
const FLAGS: i32 = 6;
const BY: i32 = 7;
const TARGETS: i32 = 1;
const EXACT: i32 = 2;

/** How an answer names a thing: by its place in the pool, or where it stands among what is gone. */
function thingArgument(id: i32): i32 {
  const place = placeOfId(id);
  return place >= 0 ? place : GONE + goneOf(id);
}

/** The answer that names an object. */
export function actionFor(obj: i32): i32 {
  if (isThing(obj)) return actionOf(THING, thingArgument(obj));
  return isWorker(obj) ? actionOf(WORKER, obj & 1) : actionOf(CARD, argumentOf(obj));
}
/** Offers an object as an answer. */
export function offerObj(obj: i32, payload: i32): void {
  const action = actionFor(obj);
  offer(action >> ARGUMENT_BITS, action & ARGUMENT, payload);
}

/** Who makes a pick. */
export function chooserOf(b: Effect, pick: i32): i32 {
  if (word(pick + BY) < 0) return b.you;
  const seat = player(b, word(pick + BY));
  return seat < 0 ? b.you : seat;
}
@inline export function isTargeting(pick: i32): bool { return (word(pick + FLAGS) & TARGETS) != 0; }
@inline export function isExact(pick: i32): bool { return (word(pick + FLAGS) & EXACT) != 0; }
@inline export function leastOf(pick: i32): i32 { return word(pick + LEAST); }

/** What a pick may choose now, without the duty to choose flagbearers. */
export function addLegalPicks(b: Effect, pick: i32, chooser: i32, allow: i32, to: ObjList): void {
  const all = lendList();
  addCandidates(b, word(pick + FILTERS), word(pick + ZONES), all);
  for (let i = 0; i < all.count; ++i) {
    if (!isAllowed(b, all.at(i), allow)) continue;
    if (!isTargeting(pick) || targetReason(b, chooser, faceOf(all.at(i))!) == 0) to.add(all.at(i));
  }
  giveBackLists();
}

/** Being targeted kills Illusions at once, after all of a part have been chosen and paid for (CX-TGT-4, R-18). */
function targeted(chosen: ObjList): void {
  for (let i = 0; i < chosen.count; ++i) {
    const face = isThing(chosen.at(i)) ? faceOf(chosen.at(i)) : null;
    if (face && face.types && lists(face.types, TYPE_ILLUSION)) mark(chosen.at(i));
  }
  leave(true);
  check();
}

/** One object at a time, in a fixed order since the order does not matter; a flagbearer comes first. */
function choose(b: Effect, pick: i32, points: i32, allow: i32, chosen: ObjList): void {
  const chooser = chooserOf(b, pick);
  const targets = isTargeting(pick);
  const least = word(pick + LEAST);
  const most = word(pick + MOST) < 0 ? points : word(pick + MOST);
  const all = lendList();
  addLegalPicks(b, pick, chooser, allow, all);
  let mustFlag = false;
  if (targets && !b.flagged) {
    for (let i = 0; i < all.count; ++i) if (isFlag(chooser, faceOf(all.at(i))!)) mustFlag = true;
  }
  let after = -1;
  while (chosen.count < most && !(isExact(pick) && all.count < least)) {
    const flagging = mustFlag && chosen.count == 0;
    const index = pickNext(b, all, after, least - chosen.count, chooser, targets, flagging);
    if (stop) notePick(b, pick, chooser, allow, least, most, flagging, chosen);
    if (stop || index < 0) break;
    if (!flagging) after = index;
    all.taken[index] = true;
    const obj = all.at(index);
    chosen.add(obj);
    if (flagging) b.flagged = true;
    const face = faceOf(obj)!;
    if (targets && face.side != chooser) payGold(chooser, resistOf(face));
  }
  giveBackLists();
  if (!stop && targets && chosen.count > 0) targeted(chosen);
}

/** Place in the list of the next object; -1 when it is done, nothing is left or the script stops. */
function pickNext(b: Effect, all: ObjList, after: i32, needed: i32, chooser: i32, targets: bool, flagging: bool): i32 {
  let payable = 0;
  for (let i = after + 1; i < all.count; ++i) if (isPayable(b, all, i, chooser, targets)) ++payable;
  if (payable == 0) return -1;
  const forced = payable <= needed;
  // Enough must be left behind each choice to reach the number that is asked for.
  const open = flagging ? payable : forced ? 1 : max(1, payable - max(0, needed - 1));
  listAnswers();
  for (let i = after + 1, n = 0; i < all.count && n < open; ++i) {
    if (!isPayable(b, all, i, chooser, targets)) continue;
    ++n;
    if (!flagging || isFlag(chooser, faceOf(all.at(i))!)) offerObj(all.at(i), i);
  }
  if (needed <= 0) offer(DONE, 0, -1);
  return askChooser(chooser, ASK_PICK, forced);
}
function isPayable(b: Effect, all: ObjList, index: i32, chooser: i32, targets: bool): bool {
  if (all.taken[index]) return false;
  return !targets || targetReason(b, chooser, faceOf(all.at(index))!) == 0;
}

/** One of the lowest tech level, or of those with the least ATK (CX-TGT-5). */
function chooseLeast(b: Effect, sel: i32, chosen: ObjList): void {
  const all = lendList();
  addCandidates(b, word(sel + FILTERS), word(sel + ZONES), all);
  let low = 1 << 30;
  for (let i = 0; i < all.count; ++i) low = min(low, weight(all.at(i), word(sel + 4)));
  listAnswers();
  for (let i = 0; i < all.count; ++i) if (weight(all.at(i), word(sel + 4)) == low) offerObj(all.at(i), i);
  if (all.count > 0) {
    const index = ask(active(), ASK_TIE);
    if (!stop) chosen.add(all.at(index));
  }
  giveBackLists();
}
function weight(obj: i32, weak: i32): i32 {
  const face = faceOf(obj)!;
  return (max(0, face.tech) << 16) + (weak ? face.atk : 0);
}

/** Adds what a selector chooses and binds its name. `points` bounds how many share divided damage. */
export function select(b: Effect, sel: i32, chosen: ObjList, points: i32 = 0, allow: i32 = 0): void {
  switch (word(sel)) {
    case SEL_REF: {
      const ref = word(sel + 1);
      for (let i = 0, n = refCount(b, ref); i < n; ++i) chosen.add(refAt(b, ref, i));
      return;
    }
    case SEL_LIST: {
      const all = word(sel + 1);
      for (let i = 1, n = word(all); i <= n && !stop; ++i) select(b, word(all + i), chosen, points, allow);
      return;
    }
    case SEL_PICK: choose(b, sel, points, allow, chosen); break;
    case SEL_ALL: {
      const all = lendList();
      addCandidates(b, word(sel + FILTERS), word(sel + ZONES), all);
      for (let i = 0; i < all.count; ++i) if (isAllowed(b, all.at(i), allow)) chosen.add(all.at(i));
      giveBackLists();
      break;
    }
    case SEL_LEAST: chooseLeast(b, sel, chosen);
  }
  const name = word(sel + AS);
  if (stop || name < 0) return;
  b.unbind(name);
  for (let i = 0; i < chosen.count; ++i) b.bind(name, chosen.at(i));
}
/** The name a selector binds, -1 for none. */
export function nameIn(sel: i32): i32 { return word(sel) >= SEL_PICK ? word(sel + AS) : -1; }
