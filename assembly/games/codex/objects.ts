// The pool of objects in play, by age: records of OBJECT_BYTES, no holes. Objects are named by their numbers; a place in
// the pool is good only until one leaves.

import {
  BIT_CONTROLLER, BIT_OWNER, LASTING, LASTING_BYTES, LASTING_COUNT, LAST_ATK, LAST_HP, LAST_ON, LAST_STEP, MAX_OBJECTS,
  NEXT_ID, OBJECTS, OBJECT_BYTES, OBJECT_COUNT, OBJ_BITS, OBJ_CARD, OBJ_ID, OBJ_SINCE, OBJ_STAMP,
} from './layout';
import { OP_SWAP_ATK } from './effects/codes';
import { word } from './printed';
import { T, byte, half, newStamp, setByte, setHalf, touch } from './table';
import { reserve } from '../../kernel/arena';

@inline export function count(): i32 { return byte(OBJECT_COUNT); }
@inline export function record(place: i32): usize { return T + OBJECTS + place * OBJECT_BYTES; }
@inline export function idAt(place: i32): i32 { return load<u16>(record(place), OBJ_ID); }

/** By number: where an object was found last, and so most often still is. */
const HINTS: usize = reserve(1 << 16);
/** Place of an object, -1 when it is not in play. */
export function placeOfId(id: i32): i32 {
  if (id == 0) return -1;
  const n = count();
  const hint: i32 = load<u8>(HINTS + id);
  if (hint < n && idAt(hint) == id) return hint;
  for (let i = 0; i < n; ++i) {
    if (idAt(i) != id) continue;
    store<u8>(HINTS + id, i);
    return i;
  }
  return -1;
}
@inline export function inPlay(id: i32): bool { return placeOfId(id) >= 0; }
/** Record of an object in play, 0 when it is not. */
export function recordOf(id: i32): usize {
  const place = placeOfId(id);
  return place < 0 ? 0 : record(place);
}

@inline export function cardOf(o: usize): i32 { return load<u16>(o, OBJ_CARD); }
@inline export function fieldOf(o: usize, field: i32): i32 { return load<u8>(o + field); }
@inline export function setField(o: usize, field: i32, value: i32): void {
  store<u8>(o + field, value);
  touch();
}
@inline export function halfOf(o: usize, field: i32): i32 { return load<u16>(o + field); }
@inline export function setHalfField(o: usize, field: i32, value: i32): void {
  store<u16>(o + field, value);
  touch();
}
@inline export function has(o: usize, bit: i32): bool { return (load<u16>(o, OBJ_BITS) & bit) != 0; }
export function setBit(o: usize, bit: i32, on: bool): void {
  const bits: i32 = load<u16>(o, OBJ_BITS);
  store<u16>(o, on ? bits | bit : bits & ~bit, OBJ_BITS);
  touch();
}
@inline export function ownerOf(o: usize): i32 { return i32(has(o, BIT_OWNER)); }
@inline export function controllerOf(o: usize): i32 { return i32(has(o, BIT_CONTROLLER)); }

/** A new object, to which nothing has happened yet (CX-ZONE-5); returns its number. */
export function create(card: i32, owner: i32, controller: i32, bits: i32): i32 {
  const place = count();
  assert(place < MAX_OBJECTS, 'no room for another object');
  const id = half(NEXT_ID);
  const o = record(place);
  memory.fill(o, 0, OBJECT_BYTES);
  store<u16>(o, id, OBJ_ID);
  store<u16>(o, card, OBJ_CARD);
  store<u16>(o, bits | (owner ? BIT_OWNER : 0) | (controller ? BIT_CONTROLLER : 0), OBJ_BITS);
  const stamp = newStamp();
  store<u16>(o, stamp, OBJ_STAMP);
  store<u16>(o, stamp, OBJ_SINCE);
  setHalf(NEXT_ID, id + 1);
  setByte(OBJECT_COUNT, place + 1);
  return id;
}

/** Takes an object out of the pool; younger ones move up, and with them the bits of effects for a time. */
export function remove(id: i32): void {
  const place = placeOfId(id);
  const n = count() - 1;
  const o = record(place);
  memory.copy(o, o + OBJECT_BYTES, <usize>((n - place) * OBJECT_BYTES));
  memory.fill(record(n), 0, OBJECT_BYTES);
  setByte(OBJECT_COUNT, n);
  for (let i = 0, all = byte(LASTING_COUNT); i < all; ++i) {
    const at = T + LASTING + i * LASTING_BYTES;
    if (word(load<u16>(at, LAST_STEP)) == OP_SWAP_ATK && hasPlace(at + LAST_ON, place)) leaveSwap(at, place);
    dropBit(at + LAST_ON, place);
  }
}
/** Of a swap of ATK the record has the values by age: when the elder goes, the other one's comes first. */
function leaveSwap(at: usize, place: i32): void {
  let isElder = true;
  for (let i = 0; i < place; ++i) if (hasPlace(at + LAST_ON, i)) isElder = false;
  if (isElder) store<u8>(at, load<u8>(at, LAST_HP), LAST_ATK);
  store<u8>(at, 0, LAST_HP);
}

/** Bits of places: 10 bytes, place 0 lowest. */
export function hasPlace(bits: usize, place: i32): bool {
  return (load<u8>(bits + (place >> 3)) & (1 << (place & 7))) != 0;
}
export function addPlace(bits: usize, place: i32): void {
  const at = bits + (place >> 3);
  store<u8>(at, <i32>load<u8>(at) | (1 << (place & 7)));
}
function dropBit(bits: usize, place: i32): void {
  const low = load<u64>(bits);
  const high = <u64>load<u16>(bits, 8);
  if (place >= 64) {
    const below = ((<u64>1) << (place - 64)) - 1;
    store<u16>(bits, <u16>((high & below) | ((high >> 1) & ~below)), 8);
    return;
  }
  const below = ((<u64>1) << place) - 1;
  store<u64>(bits, (low & below) | (((low >> 1) | (high << 63)) & ~below));
  store<u16>(bits, <u16>(high >> 1), 8);
}
