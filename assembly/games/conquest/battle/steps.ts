// The steps of a round (section 2.19): what each player can choose, and what dice do.

import {
  GROUPS, NONE, ONE_DAMAGED, afterHits, armourOf, contains, damagedOf, joined, sizeOf, troopsOf, withoutDamaged,
} from './divisions';
import {
  BRING_UP, COMMIT, Engagement, FALLEN, FALL_BACK_ATTACKER, FALL_BACK_DEFENDER, GO_ON, INVADED, OVER, RESUPPLY, RETREAT,
  ROLL, alertedIn, at, defenderFeedIn, defendersIn, defendersSpent, feedIn, groupIn, packed, retreated, sendable, stepIn,
  withDefenders, withGroup,
} from './engagement';
import { BORDER, LANDING } from './layout';
import { diceOf, roundOf, sideOf } from './rounds';

/** Goes on to the next decision, dice or end. */
export function settled(e: Engagement, battle: u64): u64 {
  for (let next = passed(e, battle); next != battle; next = passed(e, battle)) battle = next;
  return battle;
}

/** The battle after a step at which nobody decides; the same battle at any other. */
function passed(e: Engagement, battle: u64): u64 {
  switch (stepIn(battle)) {
    case RETREAT: return e.refuges ? battle : at(battle, COMMIT);
    case COMMIT: return sizeOf(groupIn(battle)) < 2 && sendable(e, battle) ? battle : at(battle, RESUPPLY);
    case RESUPPLY: return mayResupply(e, battle) ? battle : met(e, battle);
    case FALL_BACK_ATTACKER: {
      const most = mostFallingBack(e.attackFallsBack, e.attackForce, groupIn(battle));
      return most && !e.attackGathers ? battle : fallsBack(battle, most, true);
    }
    case FALL_BACK_DEFENDER: {
      const most = mostFallingBack(e.defenceFallsBack, e.defenceForce, defendersIn(battle));
      return most && !e.defenceGathers ? battle : fallsBack(battle, most, false);
    }
    case BRING_UP:
      if (bringsUp(e, battle)) return battle;
      if (e.endsEmpty && defendersIn(battle) == NONE) return fallenBack(e, battle);
      return at(battle, groupIn(battle) == NONE && !sendable(e, battle) ? OVER : GO_ON);
    case GO_ON: return e.alone ? at(battle, RETREAT) : battle;
    default: return battle;
  }
}

/** CQ-LOSS-9, CQ-INV-6 */
function mayResupply(e: Engagement, battle: u64): bool {
  return (e.named || alertedIn(battle)) && defenderFeedIn(battle) != 0 && sizeOf(defendersIn(battle)) < 2;
}

/** Step 4 of a round: dice fall, or nobody is there. */
function met(e: Engagement, battle: u64): u64 {
  if (defendersIn(battle) != NONE) return at(battle, ROLL);
  return at(battle, e.kind == BORDER || e.kind == LANDING ? INVADED : OVER);
}

/** CQ-LOSS-6, CQ-SEA-13 */
export function mostFallingBack(allowed: bool, force: bool, group: i32): i32 {
  if (!allowed) return 0;
  const damaged = damagedOf(troopsOf(group));
  return force && damaged > 0 && damaged == sizeOf(group) ? damaged - 1 : damaged;
}

/** CQ-SEA-13: the front of that landing force is empty, its rear is not. */
function attackerBringsUp(e: Engagement, battle: u64): bool {
  return e.attackForce && groupIn(battle) == NONE && feedIn(battle) != 0;
}
function defenderBringsUp(e: Engagement, battle: u64): bool {
  return e.defenceForce && defendersIn(battle) == NONE && defenderFeedIn(battle) != 0;
}
function bringsUp(e: Engagement, battle: u64): bool {
  return attackerBringsUp(e, battle) || defenderBringsUp(e, battle);
}

/** CQ-OCC-1: a contest over ownerless land may leave one invader. */
function fallenBack(e: Engagement, battle: u64): u64 {
  return at(battle, e.lastInvader && groupIn(battle) != NONE ? FALLEN : OVER);
}

/** Whether the attacker decides at this step; dice are nobody's. */
export function attackerDecides(e: Engagement, battle: u64): bool {
  switch (stepIn(battle)) {
    case COMMIT: case FALL_BACK_ATTACKER: case GO_ON: return true;
    case BRING_UP: return attackerBringsUp(e, battle);
    default: return false;
  }
}

/** Writes the battles each choice leads to, eight bytes each; returns how many. */
export function choices(e: Engagement, battle: u64, out: usize): i32 {
  switch (stepIn(battle)) {
    case RETREAT: return retreats(e, battle, out);
    case COMMIT: return fills(battle, sendable(e, battle), groupIn(battle), groupIn(battle) == NONE, true, RESUPPLY, out);
    case RESUPPLY: return resupplies(e, battle, out);
    case FALL_BACK_ATTACKER: {
      const most = mostFallingBack(e.attackFallsBack, e.attackForce, groupIn(battle));
      for (let n = 0; n <= most; ++n) store<u64>(out + (n << 3), fallsBack(battle, n, true));
      return most + 1;
    }
    case FALL_BACK_DEFENDER: {
      const most = mostFallingBack(e.defenceFallsBack, e.defenceForce, defendersIn(battle));
      for (let n = 0; n <= most; ++n) store<u64>(out + (n << 3), fallsBack(battle, n, false));
      return most + 1;
    }
    case BRING_UP: {
      const attacker = attackerBringsUp(e, battle);
      return fills(battle, attacker ? feedIn(battle) : defenderFeedIn(battle), NONE, true, attacker, BRING_UP, out);
    }
    default:
      store<u64>(out, at(battle, RETREAT));
      store<u64>(out + 8, at(battle, OVER));
      return 2;
  }
}

/** Staying comes first. */
function retreats(e: Engagement, battle: u64, out: usize): i32 {
  store<u64>(out, at(battle, COMMIT));
  let count = 1;
  for (let land = 0; e.refuges >> land; ++land) {
    if ((e.refuges >> land) & 1) store<u64>(out + (count++ << 3), retreated(battle, land));
  }
  return count;
}

/** Every way to add to a group of the attacker or defender from what there is. */
function fills(battle: u64, from: u32, group: i32, compulsory: bool, attacker: bool, step: i32, out: usize): i32 {
  let count = 0;
  for (let more = compulsory ? 1 : 0; more < GROUPS; ++more) {
    if (sizeOf(group) + sizeOf(more) > 2 || !contains(from, more)) continue;
    const full = joined(group, more);
    store<u64>(out + (count++ << 3), attacker ? withGroup(battle, full, more, step) : withDefenders(battle, full, more, step));
  }
  return count;
}

function resupplies(e: Engagement, battle: u64, out: usize): i32 {
  const group = defendersIn(battle);
  const count = fills(battle, defenderFeedIn(battle), group, e.named && group == NONE, false, RESUPPLY, out);
  for (let i = 0; i < count; ++i) store<u64>(out + (i << 3), met(e, load<u64>(out + (i << 3))));
  return count;
}

/** The attacker adds `more` to his group. */
export function commits(battle: u64, more: i32, step: i32): u64 {
  return withGroup(battle, joined(groupIn(battle), more), more, step);
}

/** The defender adds `more` to his, or brings it up. */
export function resupplied(e: Engagement, battle: u64, more: i32): u64 {
  return met(e, withDefenders(battle, joined(defendersIn(battle), more), more, RESUPPLY));
}
export function broughtUp(battle: u64, more: i32): u64 { return withDefenders(battle, more, more, BRING_UP); }

/** That many damaged armour of one side fall back (CQ-LOSS-6). */
export function fallsBack(battle: u64, count: i32, attacker: bool): u64 {
  const group = attacker ? groupIn(battle) : defendersIn(battle);
  const left = withoutDamaged(group, count);
  let feed = feedIn(battle);
  let defenderFeed = defenderFeedIn(battle);
  if (attacker) feed += count * ONE_DAMAGED;
  else defenderFeed += count * ONE_DAMAGED;
  return attacker
    ? packed(left, feed, defendersIn(battle), defenderFeed, alertedIn(battle), FALL_BACK_DEFENDER)
    : packed(groupIn(battle), feed, left, defenderFeed, alertedIn(battle), BRING_UP);
}

/** Address of the weights of this round (rounds.ts). */
export function weightsOf(e: Engagement, battle: u64): usize {
  return roundOf(attackSide(e, battle), defenceSide(e, battle));
}

/** 6 to the number of dice. */
export function rollsOf(e: Engagement, battle: u64): f64 {
  let rolls = 1;
  for (let dice = diceOf(attackSide(e, battle)) + diceOf(defenceSide(e, battle)); dice; --dice) rolls *= 6;
  return rolls;
}

/** CQ-DICE-1 to CQ-DICE-3 */
function attackSide(e: Engagement, battle: u64): i32 {
  const group = groupIn(battle);
  const size = sizeOf(group);
  const cover = i32(size == 2 && feedIn(battle) != 0);
  return sideOf(size, size + cover + e.attackDice, e.attackBombards ? armourOf(group) : 0, e.attackAir);
}

/** CQ-DICE-1, CQ-DICE-4, CQ-DICE-5 */
function defenceSide(e: Engagement, battle: u64): i32 {
  const group = defendersIn(battle);
  const size = sizeOf(group);
  return sideOf(size, size + e.defenceDice, e.defenceBombards ? armourOf(group) : 0, e.defenceAir);
}

/** Steps 5 and 6 of a round, after an outcome of rounds.ts. */
export function afterRoll(e: Engagement, battle: u64, outcome: i32): u64 {
  const two = sizeOf(groupIn(battle)) == 2 && sizeOf(defendersIn(battle)) == 2;
  const first = (outcome & 1) != 0;
  const second = (outcome & 2) != 0;
  let group = afterHits(groupIn(battle), first, two && second);
  let feed = feedIn(battle);
  let defenders = afterHits(defendersIn(battle), !first, two && !second);
  let defenderFeed = defenderFeedIn(battle);
  if (e.attackSinks && sunk(group, feed)) {
    group = NONE;
    feed = 0;
  }
  if (e.defenceSinks && sunk(defenders, defenderFeed)) {
    defenders = NONE;
    defenderFeed = 0;
  }
  battle = packed(group, feed, defenders, defenderFeed, true, FALL_BACK_ATTACKER);
  if (defendersSpent(battle)) {
    if (e.ofOwner && !e.elsewhere) return at(battle, FALLEN);
    if (e.lastInvader) return fallenBack(e, battle);
    if (e.kind != BORDER && e.kind != LANDING) return at(battle, OVER);
  }
  if (e.endsEmpty && defenders == NONE) return fallenBack(e, battle);
  return battle;
}

/** CQ-SEA-9 */
function sunk(front: i32, rear: u32): bool { return (troopsOf(front) + rear) >> 6 == 0; }
