// What a round of dice does to both groups (2.12 of the rules, round step 5).

import { changed, countIn, sizeOf } from './divisions';
import { forceArmour, forceFrom, forceSize, isAshore, setForce } from './forces';
import { ARMOUR, BATTLE_FOE, BATTLE_OWN, DAMAGED, FORCE_ALERTED, FRONT_ALERTED, INFANTRY } from './layout';
import { markPlace } from './places';
import { isManned } from './ownership';
import { baseOf, foePost, groupOf, isForcePost, isNamedPost, ownPost, placeOf, setGroupOf } from './posts';
import { number, ownerOf, setOwner } from './state';

/** Both sides take the losses of a result together (CQ-LOSS-5), with what follows by itself. */
export function takeLosses(s: usize, result: i32): void {
  const own = ownPost(s);
  const foe = foePost(s);
  const ours = groupOf(s, own);
  const theirs = groupOf(s, foe);
  const pairs = min(sizeOf(ours), sizeOf(theirs));
  setGroupOf(s, own, afterHits(ours, hits(result, pairs)));
  setGroupOf(s, foe, afterHits(theirs, hits(~result, pairs)));
  alert(s, foe);
  sink(s, own);
  sink(s, foe);
  loseIfEmpty(s, own);
  loseIfEmpty(s, foe);
}

@inline
function hits(result: i32, pairs: i32): i32 {
  return result & ((1 << pairs) - 1);
}

/** The first die stands for infantry, else for whole armour, the second for what comes next (CQ-DICE-11, CQ-DICE-12). */
export function afterHits(group: i32, hit: i32): i32 {
  const first = firstKind(group);
  const second = sizeOf(group) > 1 ? firstKind(changed(group, first, -1)) : first;
  let left = group;
  if (hit & 1) left = damagedBy(left, first);
  if (hit & 2) left = damagedBy(left, second);
  return left;
}

function firstKind(group: i32): i32 {
  return countIn(group, INFANTRY) ? INFANTRY : countIn(group, ARMOUR) ? ARMOUR : DAMAGED;
}

/** Whole armour becomes damaged; anything else leaves the game. */
function damagedBy(group: i32, kind: i32): i32 {
  const left = changed(group, kind, -1);
  return kind == ARMOUR ? changed(left, DAMAGED, 1) : left;
}

/** The attacked place or force may be resupplied from now on (CQ-LOSS-9). */
function alert(s: usize, post: i32): void {
  if (isForcePost(post)) setForce(s, placeOf(post), forceFrom(s, placeOf(post)) | FORCE_ALERTED);
  else if (!isNamedPost(post)) markPlace(s, post, FRONT_ALERTED);
}

/** A landing force at sea without armour is sunk, and one without divisions is gone (CQ-SEA-9). */
function sink(s: usize, post: i32): void {
  if (!isForcePost(post)) return;
  const force = forceFrom(s, placeOf(post));
  if (isGone(force)) setForce(s, placeOf(post), 0);
}

function isGone(force: u32): bool {
  if (forceArmour(force)) return false;
  return !isAshore(force) || forceSize(force) == 0;
}

/** Land whose last division fell has no owner from then on (CQ-BOARD-7). */
function loseIfEmpty(s: usize, post: i32): void {
  if (isForcePost(post)) return;
  const t = baseOf(post);
  if (ownerOf(s, t) >= 0 && !isManned(s, t) && !namedIn(s, t)) setOwner(s, t, -1);
}

/** True if a group named from the rear of the territory still has divisions. */
function namedIn(s: usize, t: i32): bool {
  const own = ownPost(s);
  const foe = foePost(s);
  return (isNamedPost(own) && baseOf(own) == t && number(s, BATTLE_OWN) != 0) ||
    (isNamedPost(foe) && baseOf(foe) == t && number(s, BATTLE_FOE) != 0);
}
