// What questions leave out that are about a part of what could be done: whoever may decline declines.

import {
  ACT_ASHORE, ACT_COUNTER, ACT_DISARM_DONE, ACT_END_ATTACK, ACT_END_TURN, ACT_LANDING, ACT_MAN_DONE, ACT_MERGE_DONE, ACT_MOVE_DONE, ACT_NO_CLAIM,
  ACT_OUTWARD_DONE, ACT_RAID_FRONT, ACT_RAID_REAR, ACT_SKIP_EARLY, ACT_TURN_DONE, ACT_WALK_IN, ACT_WITHDRAW_DONE,
} from './layout';

function declines(type: i32): bool {
  switch (type) {
    case ACT_SKIP_EARLY: case ACT_DISARM_DONE: case ACT_TURN_DONE: case ACT_MERGE_DONE: case ACT_END_ATTACK: case ACT_WITHDRAW_DONE:
    case ACT_MOVE_DONE: case ACT_OUTWARD_DONE: case ACT_MAN_DONE: case ACT_NO_CLAIM: case ACT_END_TURN: return true;
    default: return false;
  }
}

/** What a landing force does, or what is done against it. */
function isOfLanding(type: i32, own: bool): bool {
  if (!own) return type == ACT_COUNTER;
  return type == ACT_LANDING || type == ACT_RAID_FRONT || type == ACT_RAID_REAR || type == ACT_WALK_IN || type == ACT_ASHORE;
}

/**
 * Keeps of a list of legal actions only the one that declines, where there is one.
 *
 * @param fights what makes a landing stays as well: what the force does if it is `own`, else what is done against it
 */
export function narrowed(list: usize, count: i32, fights: bool, own: bool): i32 {
  // Whatever declines comes last.
  if (!declines(load<u32>(list + ((count - 1) << 2)) >> 24)) return count;
  let kept = 0;
  for (let i = 0; i < count; ++i) {
    const action = load<u32>(list + (i << 2));
    const type = action >> 24;
    if (!declines(type) && !(fights && isOfLanding(type, own))) continue;
    store<u32>(list + (kept++ << 2), action);
  }
  return kept;
}
