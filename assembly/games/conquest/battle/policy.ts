// What players do in a battle by rule of thumb (section 4.7): fill their groups in an order of kinds, let damaged armour
// fall back never or for fresh divisions, go on until few are left.

import {
  DAMAGED, INFANTRY, WHOLE, damagedOf, divisionsOf, groupOf, infantryOf, sizeOf, troopsOf, wholeOf,
} from './divisions';
import {
  BRING_UP, COMMIT, Engagement, FALL_BACK_ATTACKER, GO_ON, OVER, RESUPPLY, RETREAT, at, defenderFeedIn, defendersIn, feedIn,
  groupIn, sendable, stepIn,
} from './engagement';
import { FALL_BACK_REPLACED } from './layout';
import { attackerDecides, broughtUp, commits, fallsBack, mostFallingBack, resupplied } from './steps';

/** Kinds in the order of FILL_AID and so on, two bits each. */
const FILL_ORDERS: StaticArray<u8> = [
  order(WHOLE, INFANTRY, DAMAGED), order(WHOLE, DAMAGED, INFANTRY), order(INFANTRY, WHOLE, DAMAGED),
  order(INFANTRY, DAMAGED, WHOLE), order(DAMAGED, WHOLE, INFANTRY), order(DAMAGED, INFANTRY, WHOLE),
];

function order(first: i32, second: i32, third: i32): u8 { return u8(first | (second << 2) | (third << 4)); }

/** How one player decides in battles. */
export class Policy {
  fill: i32 = 0;
  fallBack: i32 = 0;
  /** The attacker breaks off when he could send no more divisions than this, those of his group included. */
  stop: i32 = 0;
  /** In per cent; see RETREAT_ABOVE. */
  retreatAbove: i32 = 255;
}

export const attackersPolicy = new Policy();
export const defendersPolicy = new Policy();

/** The first `room` divisions of these troops in the order of the policy, as a group. */
export function filling(policy: Policy, troops: u32, room: i32): i32 {
  const kinds = FILL_ORDERS[policy.fill];
  let group: u32 = 0;
  for (let place = 0; place < 6 && room > 0; place += 2) {
    const kind = (kinds >> u8(place)) & 3;
    const one: u32 = kind == INFANTRY ? 1 : kind == WHOLE ? 1 << 6 : 1 << 10;
    const have = kind == INFANTRY ? infantryOf(troops) : kind == WHOLE ? wholeOf(troops) : damagedOf(troops);
    const taken = min(have, room);
    group += taken * one;
    room -= taken;
  }
  return groupOf(group);
}

/** Damaged armour of a group that fresh divisions of the rear replace once the gaps of the group are filled. */
function replaced(policy: Policy, group: i32, feed: u32): i32 {
  if (policy.fallBack != FALL_BACK_REPLACED) return 0;
  const fresh = infantryOf(feed) + wholeOf(feed) - (2 - sizeOf(group));
  return max(0, min(fresh, damagedOf(troopsOf(group))));
}

/** What the policy does at a decision that is not a retreat; the owner never retreats by himself. */
export function byPolicy(e: Engagement, battle: u64): u64 {
  const group = groupIn(battle);
  const defenders = defendersIn(battle);
  switch (stepIn(battle)) {
    case RETREAT: return at(battle, COMMIT);
    case COMMIT: return commits(battle, filling(attackersPolicy, sendable(e, battle), 2 - sizeOf(group)), RESUPPLY);
    case RESUPPLY: return resupplied(e, battle, filling(defendersPolicy, defenderFeedIn(battle), 2 - sizeOf(defenders)));
    case FALL_BACK_ATTACKER: {
      const most = mostFallingBack(e.attackFallsBack, e.attackForce, group);
      return fallsBack(battle, min(most, replaced(attackersPolicy, group, feedIn(battle))), true);
    }
    case GO_ON: return at(battle, goesOn(e, battle) ? RETREAT : OVER);
    case BRING_UP:
      return attackerDecides(e, battle)
        ? commits(battle, filling(attackersPolicy, feedIn(battle), 2), BRING_UP)
        : broughtUp(battle, filling(defendersPolicy, defenderFeedIn(battle), 2));
    default: {
      const most = mostFallingBack(e.defenceFallsBack, e.defenceForce, defenders);
      return fallsBack(battle, min(most, replaced(defendersPolicy, defenders, defenderFeedIn(battle))), false);
    }
  }
}

/** Whether more divisions could be sent than the number to stop at. */
function goesOn(e: Engagement, battle: u64): bool {
  return sizeOf(groupIn(battle)) + divisionsOf(sendable(e, battle)) > attackersPolicy.stop;
}
