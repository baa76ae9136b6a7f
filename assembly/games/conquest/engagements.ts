// Which battles can be begun (4.5 of the rules), in the order of their codes.

import { action, put } from './actions';
import { forceFrom, forceOwner, isAshore, isSea } from './forces';
import {
  ACT_BORDER, ACT_CONTEST, ACT_COUNTER, ACT_END_ATTACK, ACT_LANDING, ACT_RAID_FRONT, ACT_RAID_REAR, ACT_STRIKE, ACT_WALK_IN,
} from './layout';
import { groupAt, invaderAt, isAcross, isClosed, othersLieIn, placeNumber, placesFrom } from './places';
import { canSend, invaderPost, mayStart } from './posts';
import { landAcross, landAt, onTurn, ownerOf, rearSize } from './state';
import { PLACES, TERRITORIES } from './tables';

export function listEngagements(s: usize, out: usize): i32 {
  let n = 0;
  for (let place = 0; place < PLACES; ++place) if (isBorder(s, place)) n = put(out, n, action(ACT_BORDER, place));
  for (let place = 0; place < PLACES; ++place) if (isLanding(s, place)) n = put(out, n, action(ACT_LANDING, place));
  n = listRaids(s, out, n);
  n = listStrikes(s, out, n);
  n = listContests(s, out, n);
  for (let place = 0; place < PLACES; ++place) if (isCounter(s, place)) n = put(out, n, action(ACT_COUNTER, place));
  for (let place = 0; place < PLACES; ++place) if (isWalkIn(s, place)) n = put(out, n, action(ACT_WALK_IN, place));
  return put(out, n, action(ACT_END_ATTACK));
}

/** A division stands in the place or can be sent there, and the attack leaves a garrison behind (CQ-OCC-6). */
export function canAttackFrom(s: usize, place: i32): bool {
  return mayStart(s, place) && (groupAt(s, place) != 0 || canSend(s, place));
}

/** Own front place at a land border with enemy land, neither across nor closed (CQ-ATT-3, CQ-INV-4). */
export function isBorder(s: usize, place: i32): bool {
  if (isSea(place) || ownerOf(s, landAt(place)) != onTurn(s)) return false;
  const beyond = ownerOf(s, landAcross(place));
  if (beyond < 0 || beyond == onTurn(s)) return false;
  return !isAcross(s, place) && !isClosed(s, place) && canAttackFrom(s, place);
}

/** Own landing force at sea off enemy land (CQ-SEA-6). */
export function isLanding(s: usize, place: i32): bool {
  const force = forceFrom(s, place);
  if (forceOwner(force) != onTurn(s) || isAshore(force)) return false;
  const coast = ownerOf(s, landAcross(place));
  return coast >= 0 && coast != onTurn(s);
}

/** Own group lying across from a place, or own force from it ashore. */
export function liesAcross(s: usize, place: i32): bool {
  return invaderAt(s, place ^ 1) == onTurn(s);
}

/** Own invaders that may attack this turn (CQ-OCC-6). */
export function invadersCanAttack(s: usize, place: i32): bool {
  return liesAcross(s, place) && mayStart(s, invaderPost(place));
}

/** A manned place of enemy land that own invaders from `place` can raid (CQ-INV-5). */
export function isRaidable(s: usize, place: i32, target: i32): bool {
  return landAt(target) == landAcross(place) && target != (place ^ 1) && groupAt(s, target) != 0;
}

function listRaids(s: usize, out: usize, n: i32): i32 {
  for (let place = 0; place < PLACES; ++place) {
    if (!invadersCanAttack(s, place)) continue;
    const land = landAcross(place);
    for (let i = placesFrom(land); i < placesFrom(land + 1); ++i) {
      const target = placeNumber(i);
      if (isRaidable(s, place, target)) n = put(out, n, action(ACT_RAID_FRONT, place, target));
    }
  }
  for (let place = 0; place < PLACES; ++place) {
    if (invadersCanAttack(s, place) && rearSize(s, landAcross(place))) n = put(out, n, action(ACT_RAID_REAR, place));
  }
  return n;
}

/** The rear of own land may send a division against invaders (CQ-INV-10). */
export function canStrike(s: usize, t: i32): bool {
  return ownerOf(s, t) == onTurn(s) && canSend(s, invaderBase(t)) && mayStart(s, invaderBase(t));
}

/** Any front place of a territory stands for its rear where only the base matters. */
@inline
function invaderBase(t: i32): i32 {
  return placeNumber(placesFrom(t));
}

function listStrikes(s: usize, out: usize, n: i32): i32 {
  for (let t = 0; t < TERRITORIES; ++t) {
    if (!canStrike(s, t)) continue;
    for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) {
      const place = placeNumber(i);
      if (invaderAt(s, place) >= 0) n = putByPlace(out, n, action(ACT_STRIKE, t, place ^ 1));
    }
  }
  return n;
}

/** Places across the borders do not ascend with the own ones, so each is put where it belongs. */
function putByPlace(out: usize, n: i32, code: u32): i32 {
  let i = n;
  for (; i > 0 && load<u32>(out + ((i - 1) << 2)) > code; --i) {
    store<u32>(out + (i << 2), load<u32>(out + ((i - 1) << 2)));
  }
  store<u32>(out + (i << 2), code);
  return n + 1;
}

function listContests(s: usize, out: usize, n: i32): i32 {
  for (let place = 0; place < PLACES; ++place) {
    if (!invadersCanAttack(s, place)) continue;
    const land = landAcross(place);
    for (let i = placesFrom(land); i < placesFrom(land + 1); ++i) {
      const invader = invaderAt(s, placeNumber(i));
      if (invader >= 0 && invader != onTurn(s)) n = putByPlace(out, n, action(ACT_CONTEST, place, placeNumber(i) ^ 1));
    }
  }
  return n;
}

/** Own coast front against an enemy force off this coast (CQ-SEA-12). */
export function isCounter(s: usize, place: i32): bool {
  if (!isSea(place) || ownerOf(s, landAt(place)) != onTurn(s)) return false;
  const force = forceFrom(s, place ^ 1);
  const owner = forceOwner(force);
  return owner >= 0 && owner != onTurn(s) && !isAshore(force) && canAttackFrom(s, place);
}

/** Own invaders in ownerless land in which nobody else lies (CQ-INV-17). */
export function isWalkIn(s: usize, place: i32): bool {
  const land = landAcross(place);
  return liesAcross(s, place) && ownerOf(s, land) < 0 && !othersLieIn(s, land, onTurn(s));
}
