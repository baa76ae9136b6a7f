// One battle: what stays as it is while it is fought, and what changes, packed into a number.

import { NONE, infantryOf, troopsOf } from './divisions';

// Steps of a round (section 2.19), as far as somebody decides or dice fall; then how a battle can end.
export const RETREAT: i32 = 0;
export const COMMIT: i32 = 1;
export const RESUPPLY: i32 = 2;
export const ROLL: i32 = 3;
export const FALL_BACK_ATTACKER: i32 = 4;
export const FALL_BACK_DEFENDER: i32 = 5;
export const BRING_UP: i32 = 6;
export const GO_ON: i32 = 7;
/** The first step that is an end: the land has no division of its owner left (step 8 of a round). */
export const FALLEN: i32 = 8;
/** An unmanned border or coast was attacked (CQ-INV-1). */
export const INVADED: i32 = 9;
/** Nothing to fight with or against is left, or the attacker broke off (CQ-ATT-6). */
export const OVER: i32 = 10;
/** The owner retreated, to the land of the destination (CQ-INV-13). */
export const RETREATED: i32 = 11;

/** A retreat to land outside of the theatre. */
export const EXIT: i32 = 7;

// The packed part: groups of four bits, feeding rears of fourteen, alerted, step, destination of a retreat.
const DEFENDER_AT: u64 = 4;
const FEED_AT: u64 = 8;
const DEFENDER_FEED_AT: u64 = 22;
const ALERTED_AT: u64 = 36;
const STEP_AT: u64 = 37;
const DESTINATION_AT: u64 = 41;
const FEED_BITS: u64 = (1 << 14) - 1;
/** Bits of a packed battle. */
export const BATTLE_BITS: u64 = 44;

/** What does not change while a battle is fought. */
export class Engagement {
  /** Number of the state around it (memory.ts). */
  around: i32 = 0;
  kind: i32 = 0;
  /** Dice beyond one a division: of the attacker without cover, of the defender. */
  attackDice: i32 = 0;
  defenceDice: i32 = 0;
  attackAir: bool = false;
  defenceAir: bool = false;
  attackBombards: bool = false;
  defenceBombards: bool = false;
  /** The last infantry of the attacker's feeding rear stays (CQ-OCC-6). */
  garrison: bool = false;
  /** That side fights with a landing force; it sinks with its last armour, which it does not once it is ashore. */
  attackForce: bool = false;
  attackSinks: bool = false;
  defenceForce: bool = false;
  defenceSinks: bool = false;
  attackFallsBack: bool = false;
  defenceFallsBack: bool = false;
  /** The defender's group is named from a rear, and must be as long as there is one (CQ-INV-6). */
  named: bool = false;
  /** The battle is over as soon as the defender's group is empty (CQ-INV-12). */
  endsEmpty: bool = false;
  /** The owner's divisions in the land are not those of the battle alone. */
  elsewhere: bool = false;
  /** The defender is the owner of the land attacked, so that it falls with his last division. */
  ofOwner: bool = false;
  /** The attacker, if he wins, is left as the only invader of ownerless land (CQ-OCC-1). */
  lastInvader: bool = false;
  /** Lands the owner may retreat to, as bits; bit EXIT for land outside. */
  refuges: i32 = 0;
  /** Nothing else can be attacked, so that breaking off helps nobody. */
  alone: bool = false;
  /**
   * All damaged armour of that side falls back: it plays best, and can bring up again whatever it wants before the next
   * dice, knowing more by then.
   */
  attackGathers: bool = false;
  defenceGathers: bool = false;
}

// @ts-ignore: decorator
@inline
export function packed(group: i32, feed: u32, defenders: i32, defenderFeed: u32, alerted: bool, step: i32): u64 {
  return (
    u64(group) | (u64(defenders) << DEFENDER_AT) | (u64(feed) << FEED_AT) | (u64(defenderFeed) << DEFENDER_FEED_AT) |
    (u64(alerted) << ALERTED_AT) | (u64(step) << STEP_AT)
  );
}
// @ts-ignore: decorator
@inline
export function groupIn(battle: u64): i32 { return i32(battle & 15); }
// @ts-ignore: decorator
@inline
export function defendersIn(battle: u64): i32 { return i32((battle >> DEFENDER_AT) & 15); }
// @ts-ignore: decorator
@inline
export function feedIn(battle: u64): u32 { return u32((battle >> FEED_AT) & FEED_BITS); }
// @ts-ignore: decorator
@inline
export function defenderFeedIn(battle: u64): u32 { return u32((battle >> DEFENDER_FEED_AT) & FEED_BITS); }
// @ts-ignore: decorator
@inline
export function alertedIn(battle: u64): bool { return ((battle >> ALERTED_AT) & 1) != 0; }
// @ts-ignore: decorator
@inline
export function stepIn(battle: u64): i32 { return i32((battle >> STEP_AT) & 15); }
// @ts-ignore: decorator
@inline
export function destinationIn(battle: u64): i32 { return i32(battle >> DESTINATION_AT); }

/** The same battle at another step. */
// @ts-ignore: decorator
@inline
export function at(battle: u64, step: i32): u64 { return (battle & ~(<u64>15 << STEP_AT)) | (u64(step) << STEP_AT); }

/** The owner goes to a land of the theatre, or to EXIT. */
export function retreated(battle: u64, destination: i32): u64 {
  return at(battle, RETREATED) | (u64(destination) << DESTINATION_AT);
}

/** `group` moves from the attacker's feeding rear to his group, which becomes `joined`. */
export function withGroup(battle: u64, joined: i32, group: i32, step: i32): u64 {
  return at((battle & ~<u64>15) - (u64(troopsOf(group)) << FEED_AT) | u64(joined), step);
}

/** The same of the defender. */
export function withDefenders(battle: u64, joined: i32, group: i32, step: i32): u64 {
  return at((battle & ~(<u64>15 << DEFENDER_AT)) - (u64(troopsOf(group)) << DEFENDER_FEED_AT) | (u64(joined) << DEFENDER_AT), step);
}

/** Troops of the feeding rear the attacker may send. */
export function sendable(engagement: Engagement, battle: u64): u32 {
  const feed = feedIn(battle);
  return feed - u32(engagement.garrison && infantryOf(feed) > 0);
}

/** The defender has nobody left in the battle. */
export function defendersSpent(battle: u64): bool { return defendersIn(battle) == NONE && defenderFeedIn(battle) == 0; }
