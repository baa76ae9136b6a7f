// The theatre: what is asked, and states of it (layout.ts). `s` is the address of a state.

import { reserve } from '../../../kernel/arena';
import { ONE_DAMAGED, ONE_WHOLE, damagedOf, infantryOf, wholeOf } from './divisions';
import {
  ACROSS, ATTACKER, ATTACK_DIE, BORDER_COUNT, BORDER_FACTS, DEFENCE_DICE, FORCE_AT, FORCE_COUNT, FORCE_FACTS,
  LAND_AIRFIELD, LAND_AIR_ATTACKER, LAND_AIR_DEFENDER, LAND_BYTES, LAND_COUNT, LAND_FACTS, LAND_INVADED, NEXT_ONLY, NOBODY,
  OPTIONS, OUTSIDE, PLACE_AT, QUESTION_BYTES, TAKEN,
} from './layout';

/** The question, as layout.ts has it; the client writes it. */
export const question = reserve(QUESTION_BYTES);

export function asked(at: i32): i32 { return load<u8>(question + at); }
export function option(bit: i32): bool { return (asked(OPTIONS) & bit) != 0; }
export function lands(): i32 { return asked(LAND_COUNT); }
export function forces(): i32 { return asked(FORCE_COUNT); }
export function places(): i32 { return asked(BORDER_COUNT) << 1; }
export function fact(land: i32, bit: i32): bool { return (asked(LAND_FACTS + land) & bit) != 0; }
/** Land of a front place, and the land or OUTSIDE it faces. */
export function landOf(place: i32): i32 { return asked(BORDER_FACTS + (place >> 1) * 3 + (place & 1)); }
export function facing(place: i32): i32 { return landOf(place ^ 1); }
export function bySea(place: i32): bool { return asked(BORDER_FACTS + (place >> 1) * 3 + 2) != 0; }
export function portPlace(force: i32): i32 { return asked(FORCE_FACTS + (force << 1)); }
export function forceOwner(force: i32): i32 { return asked(FORCE_FACTS + (force << 1) + 1); }
export function coastOf(force: i32): i32 { return facing(portPlace(force)); }

// @ts-ignore: decorator
@inline
function landAt(s: usize, land: i32): usize { return s + land * LAND_BYTES; }
export function owner(s: usize, land: i32): i32 { return land == OUTSIDE ? NOBODY : load<u8>(landAt(s, land)) & 7; }
export function taken(s: usize, land: i32): bool { return (load<u8>(landAt(s, land)) & TAKEN) != 0; }
export function setOwner(s: usize, land: i32, player: i32, mark: i32): void { store<u8>(landAt(s, land), u8(player | mark)); }
/** Whether it is owned by another player than the attacker. */
export function enemy(s: usize, land: i32): bool {
  const player = owner(s, land);
  return player != ATTACKER && player != NOBODY;
}

/** The three counts from `at` on, as troops. */
export function troopsAt(at: usize): u32 {
  return load<u8>(at) + load<u8>(at + 1) * ONE_WHOLE + load<u8>(at + 2) * ONE_DAMAGED;
}
export function setTroopsAt(at: usize, troops: u32): void {
  store<u8>(at, u8(infantryOf(troops)));
  store<u8>(at + 1, u8(wholeOf(troops)));
  store<u8>(at + 2, u8(damagedOf(troops)));
}
export function rear(s: usize, land: i32): u32 { return troopsAt(landAt(s, land) + 1); }
export function setRear(s: usize, land: i32, troops: u32): void { setTroopsAt(landAt(s, land) + 1, troops); }

export function front(s: usize, place: i32): i32 { return load<u8>(s + PLACE_AT + place) & 15; }
export function frontMark(s: usize, place: i32, mark: i32): bool { return (load<u8>(s + PLACE_AT + place) & mark) != 0; }
export function setFront(s: usize, place: i32, group: i32): void {
  const at = s + PLACE_AT + place;
  store<u8>(at, u8((load<u8>(at) & 0xf0) | group));
}
export function markFront(s: usize, place: i32, mark: i32): void {
  const at = s + PLACE_AT + place;
  store<u8>(at, load<u8>(at) | u8(mark));
}
export function unmarkFront(s: usize, place: i32, mark: i32): void {
  const at = s + PLACE_AT + place;
  store<u8>(at, load<u8>(at) & u8(~mark));
}
/** The front place becomes empty and loses its marks. */
export function clearFront(s: usize, place: i32): void { store<u8>(s + PLACE_AT + place, 0); }

// @ts-ignore: decorator
@inline
function forceAt(s: usize, force: i32): usize { return s + FORCE_AT + (force << 2); }
export function forceFront(s: usize, force: i32): i32 { return load<u8>(forceAt(s, force)) & 15; }
export function forceMark(s: usize, force: i32, mark: i32): bool { return (load<u8>(forceAt(s, force)) & mark) != 0; }
export function markForce(s: usize, force: i32, mark: i32): void {
  store<u8>(forceAt(s, force), load<u8>(forceAt(s, force)) | u8(mark));
}
export function forceRear(s: usize, force: i32): u32 { return troopsAt(forceAt(s, force) + 1); }
export function setForce(s: usize, force: i32, group: i32, troops: u32): void {
  const at = forceAt(s, force);
  store<u8>(at, u8((load<u8>(at) & 0xf0) | group));
  setTroopsAt(at + 1, troops);
}
/** The force is gone, its marks too. */
export function clearForce(s: usize, force: i32): void { store<u32>(forceAt(s, force), 0); }
export function afloat(s: usize, force: i32): bool { return forceFront(s, force) != 0 || forceRear(s, force) != 0; }

/** Its group lies across that border. */
export function liesAcross(s: usize, place: i32): bool { return frontMark(s, place, ACROSS); }
/** That force is ashore. */
export function ashore(s: usize, force: i32): bool { return forceMark(s, force, ACROSS); }

/** Whether anybody but its owner and `except` has invaded a land of the theatre. */
export function invadedBut(s: usize, land: i32, except: i32): bool {
  const player = owner(s, land);
  for (let place = 0, most = places(); place < most; ++place) {
    if (facing(place) != land || !liesAcross(s, place)) continue;
    const other = owner(s, landOf(place));
    if (other != player && other != except) return true;
  }
  for (let force = 0, most = forces(); force < most; ++force) {
    const other = forceOwner(force);
    if (coastOf(force) == land && ashore(s, force) && other != player && other != except) return true;
  }
  return false;
}
/** Whether a land is invaded, from inside or outside of the theatre. */
export function invaded(s: usize, land: i32): bool { return fact(land, LAND_INVADED) || invadedBut(s, land, -1); }

/** CQ-REW-5: groups of a player based in that land are supported by an airfield of his. */
export function airSupport(s: usize, land: i32, player: i32): bool {
  if (fact(land, player == ATTACKER ? LAND_AIR_ATTACKER : LAND_AIR_DEFENDER)) return true;
  if (fact(land, LAND_AIRFIELD) && owner(s, land) == player && !option(NEXT_ONLY)) return true;
  for (let place = 0, most = places(); place < most; ++place) {
    const next = facing(place);
    if (landOf(place) == land && next != OUTSIDE && fact(next, LAND_AIRFIELD) && owner(s, next) == player) return true;
  }
  return false;
}

/** Dice a player rolls for his rewards alone when he attacks or defends. */
export function attackDie(): i32 { return i32(option(ATTACK_DIE)); }
export function defenceDie(player: i32): i32 { return (asked(DEFENCE_DICE) >> player) & 1; }
