// Pieces on the board by player, and what is left in the supply (CQ-PIECE-8).

import { armourIn, countIn } from './divisions';
import { forceFront, forceOwner, forceRear } from './forces';
import {
  ARMOUR_SUPPLY, BATTLE_FOE, BATTLE_KIND, BATTLE_OWN, BATTLE_SOURCE, INFANTRY_SUPPLY, LANES,
} from './layout';
import { groupAt, placeNumber, placesFrom } from './places';
import { landAcross, number, onTurn, ownerOf, rear } from './state';
import { LANES_COUNT, TERRITORIES } from './tables';

/** Infantry pieces of a seat on the board. */
export function infantryOf(s: usize, seat: i32): i32 {
  return piecesOf(s, seat, false);
}

/** Armour pieces of a seat on the board, damaged ones among them. */
export function armourOf(s: usize, seat: i32): i32 {
  return piecesOf(s, seat, true);
}

/** Infantry pieces left in the supply of a seat. */
export function infantryLeft(s: usize, seat: i32): i32 {
  return number(s, INFANTRY_SUPPLY) - infantryOf(s, seat);
}

export function armourLeft(s: usize, seat: i32): i32 {
  return number(s, ARMOUR_SUPPLY) - armourOf(s, seat);
}

@inline
function inGroup(group: i32, armour: bool): i32 {
  return armour ? armourIn(group) : countIn(group, 0);
}

function piecesOf(s: usize, seat: i32, armour: bool): i32 {
  let count = 0;
  for (let t = 0; t < TERRITORIES; ++t) {
    if (ownerOf(s, t) != seat) continue;
    count += armour ? rear(s, t, 1) + rear(s, t, 2) : rear(s, t, 0);
    for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) count += inGroup(groupAt(s, placeNumber(i)), armour);
  }
  for (let lane = 0; lane < LANES_COUNT; ++lane) {
    const force = load<u32>(s + (lane << 2), LANES);
    if (forceOwner(force) != seat) continue;
    count += armour ? forceRear(force, 1) + forceRear(force, 2) : forceRear(force, 0);
    count += inGroup(forceFront(force), armour);
  }
  return count + inNamedGroup(s, seat, armour);
}

/** Groups named from a rear stand in no other list while their battle lasts. */
function inNamedGroup(s: usize, seat: i32, armour: bool): i32 {
  if (!number(s, BATTLE_KIND)) return 0;
  const own = seat == onTurn(s) ? inGroup(number(s, BATTLE_OWN), armour) : 0;
  if (!number(s, BATTLE_FOE)) return own;
  return ownerOf(s, landAcross(number(s, BATTLE_SOURCE))) == seat ? own + inGroup(number(s, BATTLE_FOE), armour) : own;
}

/** True if a seat has a division anywhere, on land or at sea (CQ-AIM-3). */
export function hasDivisions(s: usize, seat: i32): bool {
  return infantryOf(s, seat) + armourOf(s, seat) > 0;
}
