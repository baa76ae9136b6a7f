// Reading and writing the bytes of a state.

import {
  AIRFIELDS, BATTLE, BATTLE_BYTES, CAPITALS, CARD, CARD_TURNED, DECIDER, LAND, MOST_AIRFIELDS, NODE, OPTIONS, OWNER, PHASE,
  PLAYER, PLAYERS, REAR_INFANTRY, REWARDS, STEP, STEP_BYTES,
} from './layout';
import { PLACE_AT, TERRITORIES } from './tables';

/** Owner of a territory, -1 without one. */
@inline
export function ownerOf(s: usize, t: i32): i32 {
  return <i32>load<u8>(s + t, OWNER) - 1;
}

export function setOwner(s: usize, t: i32, seat: i32): void {
  store<u8>(s + t, seat + 1, OWNER);
}

/** Divisions of a kind in the rear of a territory. */
@inline
export function rear(s: usize, t: i32, kind: i32): i32 {
  return load<u8>(s + t + kind * TERRITORIES, REAR_INFANTRY);
}

export function addRear(s: usize, t: i32, kind: i32, count: i32): void {
  store<u8>(s + t + kind * TERRITORIES, rear(s, t, kind) + count, REAR_INFANTRY);
}

export function rearSize(s: usize, t: i32): i32 {
  return rear(s, t, 0) + rear(s, t, 1) + rear(s, t, 2);
}

@inline
export function landHas(s: usize, t: i32, bit: i32): bool {
  return (load<u8>(s + t, LAND) & bit) != 0;
}

export function markLand(s: usize, t: i32, bits: i32): void {
  store<u8>(s + t, load<u8>(s + t, LAND) | bits, LAND);
}

export function unmarkLands(s: usize, bits: i32): void {
  for (let t = 0; t < TERRITORIES; ++t) store<u8>(s + t, load<u8>(s + t, LAND) & ~bits, LAND);
}

/** Seat that holds the card of a territory, -1 if it lies in the deck. */
@inline
export function holderOf(s: usize, t: i32): i32 {
  return (<i32>load<u8>(s + t, CARD) & 7) - 1;
}

@inline
export function isTurned(s: usize, t: i32): bool {
  return (load<u8>(s + t, CARD) & CARD_TURNED) != 0;
}

/** Puts a card into a hand, or into the deck for -1. */
export function giveCard(s: usize, t: i32, seat: i32, turned: bool): void {
  store<u8>(s + t, seat + 1 + (turned ? CARD_TURNED : 0), CARD);
}

@inline
export function number(s: usize, field: i32): i32 {
  return load<u8>(s + field);
}

@inline
export function setNumber(s: usize, field: i32, value: i32): void {
  store<u8>(s + field, value);
}

@inline
export function option(s: usize, bit: i32): bool {
  return (load<u16>(s, OPTIONS) & bit) != 0;
}

@inline
export function node(s: usize): i32 {
  return load<u8>(s, NODE);
}

@inline
export function phase(s: usize): i32 {
  return load<u8>(s, PHASE);
}

/** Seat on turn. */
@inline
export function onTurn(s: usize): i32 {
  return load<u8>(s, PLAYER);
}

@inline
export function players(s: usize): i32 {
  return load<u8>(s, PLAYERS);
}

/** Goes to a node that a seat decides. */
export function ask(s: usize, next: i32, seat: i32): void {
  store<u8>(s, next, NODE);
  store<u8>(s, seat, DECIDER);
}

/** Goes to a node that the seat on turn or chance decides. */
export function goTo(s: usize, next: i32): void {
  ask(s, next, onTurn(s));
}

export function capitalOf(s: usize, seat: i32): i32 {
  return load<u8>(s + seat, CAPITALS);
}

/** Whose capital stands on a territory, -1 if none does. */
export function capitalOn(s: usize, t: i32): i32 {
  for (let seat = 0; seat < players(s); ++seat) if (capitalOf(s, seat) == t) return seat;
  return -1;
}

export function hasReward(s: usize, seat: i32, bits: i32): bool {
  return (load<u8>(s + seat, REWARDS) & bits) != 0;
}

export function airfieldsOn(s: usize, t: i32): i32 {
  let count = 0;
  for (let i = 0; i < MOST_AIRFIELDS; ++i) if (<i32>load<u8>(s + i, AIRFIELDS) == t) ++count;
  return count;
}

/** Ends a step: what it had to remember is forgotten. */
export function clearStep(s: usize): void {
  memory.fill(s + STEP, 0, STEP_BYTES);
}

export function clearBattle(s: usize): void {
  memory.fill(s + BATTLE, 0, BATTLE_BYTES);
}

/** Territory a front place is of. */
@inline
export function landAt(place: i32): i32 {
  return load<u8>(PLACE_AT + place);
}

/** Territory across the border from a front place. */
@inline
export function landAcross(place: i32): i32 {
  return load<u8>(PLACE_AT + (place ^ 1));
}
