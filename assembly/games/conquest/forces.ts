// Landing forces (CQ-SEA-3): one word a lane. A lane is a sea border in one direction, named by the port's front place.

import {
  FORCE_ALERTED, FORCE_ARMOUR_SHIFT, FORCE_ASHORE, FORCE_DAMAGED_SHIFT, FORCE_FRESH, FORCE_FRONT_SHIFT, FORCE_INFANTRY_SHIFT,
  FORCE_OWNER, LANES,
} from './layout';
import { armourIn, sizeOf } from './divisions';
import { LANES_COUNT, LANE_OF } from './tables';

const NO_LANE: i32 = 255;

/** Number of the lane from a front place, 255 on land. */
@inline
export function laneOf(place: i32): i32 {
  return load<u8>(LANE_OF + place);
}

@inline
export function isSea(place: i32): bool {
  return laneOf(place) != NO_LANE;
}

/** The word of the force that sailed from a place, 0 if there is none. */
@inline
export function forceFrom(s: usize, place: i32): u32 {
  const lane = laneOf(place);
  return lane == NO_LANE ? 0 : load<u32>(s + (lane << 2), LANES);
}

export function setForce(s: usize, place: i32, force: u32): void {
  store<u32>(s + (laneOf(place) << 2), force, LANES);
}

/** Seat of a force's owner, -1 for none. */
@inline
export function forceOwner(force: u32): i32 {
  return <i32>(force & FORCE_OWNER) - 1;
}

@inline
export function isAshore(force: u32): bool {
  return (force & FORCE_ASHORE) != 0;
}

@inline
export function forceFront(force: u32): i32 {
  return (force >> FORCE_FRONT_SHIFT) & 15;
}

export function withFront(force: u32, group: i32): u32 {
  return (force & ~(<u32>15 << FORCE_FRONT_SHIFT)) | (<u32>group << FORCE_FRONT_SHIFT);
}

/** Divisions of a kind in the rear of a force. */
@inline
export function forceRear(force: u32, kind: i32): i32 {
  if (kind == 0) return (force >> FORCE_INFANTRY_SHIFT) & 127;
  return (force >> (kind == 1 ? FORCE_ARMOUR_SHIFT : FORCE_DAMAGED_SHIFT)) & 31;
}

/** The force with so many more divisions of a kind in its rear, or fewer. */
export function withRear(force: u32, kind: i32, by: i32): u32 {
  const shift = kind == 0 ? FORCE_INFANTRY_SHIFT : kind == 1 ? FORCE_ARMOUR_SHIFT : FORCE_DAMAGED_SHIFT;
  return force + (<u32>by << shift);
}

export function forceRearSize(force: u32): i32 {
  return forceRear(force, 0) + forceRear(force, 1) + forceRear(force, 2);
}

export function forceSize(force: u32): i32 {
  return sizeOf(forceFront(force)) + forceRearSize(force);
}

export function forceArmour(force: u32): i32 {
  return armourIn(forceFront(force)) + forceRear(force, 1) + forceRear(force, 2);
}

export function forcesOf(s: usize, seat: i32): i32 {
  let count = 0;
  for (let lane = 0; lane < LANES_COUNT; ++lane) if (forceOwner(load<u32>(s + (lane << 2), LANES)) == seat) ++count;
  return count;
}

/** Clears FORCE_ALERTED or FORCE_FRESH of all forces. */
export function unmarkForces(s: usize, bit: u32): void {
  for (let lane = 0; lane < LANES_COUNT; ++lane) {
    store<u32>(s + (lane << 2), load<u32>(s + (lane << 2), LANES) & ~bit, LANES);
  }
}

export const ALERTED_FORCE: u32 = FORCE_ALERTED;
export const FRESH_FORCE: u32 = FORCE_FRESH;
