// The table a script works on: a copy of the state's table, so that a script that has to ask leaves the state as it was.

import { reserve } from '../../kernel/arena';
import {
  ACTIVE, COMMAND, GOLD, OPTIONS, OWNED, PILES, SIDES, SIDE_BYTES, STAMP, STATE_BYTES, TEAM, WORKERS, MAX_KINDS,
  KIND_COUNT, ATTACKER, DEFENDER, OPT_TEAM_SIZE,
} from './layout';

export const T: usize = reserve(STATE_BYTES);

/** What is derived from the table must be worked out anew. */
export let stale: bool = true;
export function touch(): void { stale = true; }
export function freshen(): void { stale = false; }

@inline export function byte(offset: i32): i32 { return load<u8>(T + offset); }
@inline export function setByte(offset: i32, value: i32): void {
  store<u8>(T + offset, value);
  stale = true;
}
@inline export function half(offset: i32): i32 { return load<u16>(T + offset); }
@inline export function setHalf(offset: i32, value: i32): void {
  store<u16>(T + offset, value);
  stale = true;
}

@inline export function active(): i32 { return byte(ACTIVE); }
@inline export function option(which: i32): i32 { return byte(OPTIONS + which); }
/** A number that no earlier one is as high as. */
export function newStamp(): i32 {
  const stamp = half(STAMP) + 1;
  setHalf(STAMP, stamp);
  return stamp;
}
@inline export function attacker(): i32 { return half(ATTACKER); }
@inline export function defender(): i32 { return half(DEFENDER); }

@inline export function sideOffset(seat: i32): i32 { return SIDES + seat * SIDE_BYTES; }
@inline export function ofSide(seat: i32, field: i32): i32 { return byte(sideOffset(seat) + field); }
@inline export function setSide(seat: i32, field: i32, value: i32): void { setByte(sideOffset(seat) + field, value); }
@inline export function halfOfSide(seat: i32, field: i32): i32 { return half(sideOffset(seat) + field); }
@inline export function setHalfOfSide(seat: i32, field: i32, value: i32): void {
  setHalf(sideOffset(seat) + field, value);
}

/** Sets a number of a side that nothing derived asks for: gold, workers, how often something was done. */
@inline export function setTally(seat: i32, field: i32, value: i32): void { store<u8>(T + sideOffset(seat) + field, value); }

@inline export function gold(seat: i32): i32 { return ofSide(seat, GOLD); }
/** Nobody ever holds more than 20 gold (CX-UPK-4). */
export function gainGold(seat: i32, n: i32): void { setTally(seat, GOLD, min(20, gold(seat) + n)); }
export function payGold(seat: i32, n: i32): void { setTally(seat, GOLD, gold(seat) - n); }
@inline export function workers(seat: i32): i32 { return ofSide(seat, WORKERS); }

/** Heroes of each team (CX-TEAM-1). */
@inline export function teamSize(): i32 { return option(OPT_TEAM_SIZE) ? 1 : 3; }
/** Face of a hero of the team, 0 .. 2; 0, which is no hero, beyond its size. */
@inline export function hero(seat: i32, index: i32): i32 { return halfOfSide(seat, TEAM + 2 * index); }
@inline export function command(seat: i32, index: i32): i32 { return ofSide(seat, COMMAND + index); }
export function setCommand(seat: i32, index: i32, value: i32): void { setSide(seat, COMMAND + index, value); }
export function teamPlace(seat: i32, face: i32): i32 {
  for (let i = 0; i < 3; ++i) if (hero(seat, i) == face) return i;
  return -1;
}

@inline export function kinds(seat: i32): i32 { return ofSide(seat, KIND_COUNT); }
/** Face of one of the cards a player owns. */
@inline export function owned(seat: i32, place: i32): i32 { return halfOfSide(seat, OWNED + 2 * place); }
/** Where a card stands among those a player owns; -1 for one that is not theirs. */
export function placeOf(seat: i32, face: i32): i32 {
  for (let i = 0, n = kinds(seat); i < n; ++i) if (owned(seat, i) == face) return i;
  return -1;
}
@inline export function inPile(seat: i32, pile: i32, place: i32): i32 {
  return ofSide(seat, PILES + pile * MAX_KINDS + place);
}
export function addToPile(seat: i32, pile: i32, place: i32, n: i32): void {
  const field = PILES + pile * MAX_KINDS + place;
  setSide(seat, field, ofSide(seat, field) + n);
}
export function pileSize(seat: i32, pile: i32): i32 {
  let sum = 0;
  for (let i = 0, n = kinds(seat); i < n; ++i) sum += inPile(seat, pile, i);
  return sum;
}
