// What the attacker does between battles by rule of thumb: storm one land after the other (STORM and ADVANCE, section 4.7),
// from the base with most divisions; inside, weak fronts first and the rear last.

import {
  ONE_DAMAGED, ONE_INFANTRY, ONE_WHOLE, damagedOf, divisionsOf, infantryOf, sizeOf, troopsOf, wholeOf,
} from './divisions';
import { baseOf, landOfBattle } from './aftermath';
import {
  ADVANCE, ADVANCE_ALL, ADVANCE_MIN, ATTACKER, BORDER, COUNTER, FORCE, FREE, GONE, LANDING, ORDER, ORDER_COUNT, OWN,
  RAID_FRONT, RAID_REAR, REAR, STRIKE, WITH_INFANTRY,
} from './layout';
import { free, kindOf, sourceOf, targetOf } from './outbreak';
import { attackersPolicy } from './policy';
import { afloat, asked, forceFront, forceRear, forces, front, invaded, landOf, lands, owner, places, rear } from './theatre';

const NOT_WANTED: i32 = 255;

/** The best of `count` engagements by this plan, or 0 if it has none. */
export function planned(s: usize, list: usize, count: i32): u32 {
  let best: u32 = 0;
  let least = i32.MAX_VALUE;
  for (let i = 0; i < count; ++i) {
    const what = load<u32>(list + (i << 2));
    const rank = rankOf(s, what);
    if (rank < least) {
      least = rank;
      best = what;
    }
  }
  return best;
}

/** The lower, the sooner; the largest number for never. */
function rankOf(s: usize, what: u32): i32 {
  const source = sourceOf(what);
  const target = targetOf(what);
  const strength = strengthOf(s, source);
  if (strength <= attackersPolicy.stop) return i32.MAX_VALUE;
  const position = wanted(s, kindOf(what), landOfBattle(source), target);
  if (position == NOT_WANTED) return i32.MAX_VALUE;
  let stage = 0;
  let hits = 0;
  switch (kindOf(what)) {
    case RAID_FRONT:
      stage = 1;
      hits = hitsOf(troopsOf(front(s, target)));
      break;
    case RAID_REAR:
      stage = 2;
      break;
    case BORDER: case LANDING:
      stage = 3;
  }
  return (position << 20) | (stage << 16) | (hits << 8) | (255 - strength);
}

/** How soon an engagement is wanted: by the order of lands, or at once where invaders or forces are to be driven off. */
function wanted(s: usize, kind: i32, land: i32, target: i32): i32 {
  if (kind == STRIKE) return (asked(FREE) >> land) & 1 ? 0 : NOT_WANTED;
  if (kind == COUNTER) return (asked(GONE) >> (target - FORCE)) & 1 ? 0 : NOT_WANTED;
  const most = asked(ORDER_COUNT);
  for (let i = 0; i < most; ++i) if (asked(ORDER + i) == land) return i + 1;
  return most == 0 && ((asked(OWN) | asked(WITH_INFANTRY)) >> land) & 1 ? land + 1 : NOT_WANTED;
}

/** Divisions a source can send one after the other. */
function strengthOf(s: usize, source: i32): i32 {
  if (source >= REAR) return divisionsOf(free(s, source - REAR));
  if (source >= FORCE) return sizeOf(forceFront(s, source - FORCE)) + divisionsOf(forceRear(s, source - FORCE));
  return sizeOf(front(s, source)) + divisionsOf(free(s, baseOf(source)));
}

/** Hits until nobody is left (section 9.1). */
export function hitsOf(troops: u32): i32 { return infantryOf(troops) + 2 * wholeOf(troops) + damagedOf(troops); }

/** Troops that move in, of those that may. */
export function plannedAdvance(may: u32): u32 {
  if (asked(ADVANCE) == ADVANCE_ALL) return may;
  if (asked(ADVANCE) == ADVANCE_MIN) return infantryOf(may) ? ONE_INFANTRY : wholeOf(may) ? ONE_WHOLE : ONE_DAMAGED;
  return infantryOf(may) && divisionsOf(may) > 1 ? may - ONE_INFANTRY : may;
}

/** What the attacker wants holds now. */
export function reached(s: usize): bool {
  for (let land = 0, most = lands(); land < most; ++land) {
    if ((asked(OWN) >> land) & 1 && owner(s, land) != ATTACKER) return false;
    if ((asked(WITH_INFANTRY) >> land) & 1 && (owner(s, land) != ATTACKER || !infantryIn(s, land))) return false;
    if ((asked(FREE) >> land) & 1 && invaded(s, land)) return false;
  }
  for (let force = 0, most = forces(); force < most; ++force) {
    if ((asked(GONE) >> force) & 1 && afloat(s, force)) return false;
  }
  return true;
}

/** CQ-OCC-3 */
function infantryIn(s: usize, land: i32): bool {
  if (infantryOf(rear(s, land))) return true;
  for (let place = 0, most = places(); place < most; ++place) {
    if (landOf(place) == land && infantryOf(troopsOf(front(s, place)))) return true;
  }
  return false;
}
