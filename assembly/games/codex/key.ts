// A key that leaves out in what order equal things came: objects count as a heap, named by what they are, and whatever
// speaks of an object (notes, attachments, effects for a time, what was put off) by what that object is.

import { combine, hashBytes } from '../../kernel/hash';
import { reserve } from '../../kernel/arena';
import {
  ANSWER_COUNT, DELAYED, DELAYED_BYTES, DELAYED_COUNT, DETECTED, LASTING, LASTING_BYTES, LASTING_COUNT, LAST_CARD, LAST_ON,
  LAST_SELF, LAST_STAMP, LATER_BOUND, LATER_SELF, MAX_BOUND, MAX_OBJECTS, NEXT_ID,
  NOTED_ARMOR_BUFF, NOTED_ARMOR_EFFECT, NOTED_ARMOR_STATIC, NOTED_BAND, NOTED_FORM, NOTED_MEMORY, NOTED_USES_EFFECT,
  NOTED_USES_STATIC, NOTES, NOTE_BYTES, NOTE_COUNT, NOTE_KEY, NOTE_KIND, NOTE_NUMBER, NOTE_OBJECT, OBJECTS, OBJECT_BYTES,
  OBJECT_COUNT, OBJ_HOST, OBJ_ID, OBJ_SINCE, OBJ_STAMP, SIDES, SIDE_BYTES, STAMP, STATE_BYTES, TABLE_BYTES,
} from './layout';

const COPY: usize = reserve(STATE_BYTES);
/** What each object is by itself, and with all that is noted of it. */
const plain: StaticArray<u64> = new StaticArray<u64>(MAX_OBJECTS);
const whole: StaticArray<u64> = new StaticArray<u64>(MAX_OBJECTS);
const GONE: u64 = 0x517cc1b727220a95;

function half(at: usize, field: i32): i32 { return load<u16>(at + field); }
function number(offset: i32): i32 { return load<u8>(COPY + offset); }
function placeOf(id: i32): i32 {
  for (let i = 0, n = number(OBJECT_COUNT); i < n; ++i) if (half(COPY + OBJECTS + i * OBJECT_BYTES, OBJ_ID) == id) return i;
  return -1;
}
/** What a number names: nothing, one of the objects, or something that is gone. */
function named(id: i32, names: StaticArray<u64>): u64 {
  if (id == 0) return 0;
  const place = placeOf(id);
  return place < 0 ? GONE : names[place];
}
/** What an effect for a time is that a stamp names. */
function stamped(stamp: i32): u64 {
  for (let i = 0, n = number(LASTING_COUNT); i < n; ++i) {
    const at = COPY + LASTING + i * LASTING_BYTES;
    if (half(at, LAST_STAMP) == stamp) return load<u32>(at, LAST_CARD);
  }
  return GONE;
}

function hashObject(o: usize): u64 {
  const isTaken = half(o, OBJ_STAMP) != half(o, OBJ_SINCE);
  const rest = (<u64>load<u16>(o, 2) << 32) | (<u64>load<u16>(o, 10) << 16) | <u64>load<u16>(o, 18);
  return combine(combine(rest, load<u32>(o, 12)), (<u64>load<u16>(o, 16) << 1) | u64(isTaken));
}
/** How many objects came later: whose gifts a transformation has not taken away. */
function youngerThan(stamp: i32): u64 {
  let sum: u64 = 0;
  for (let i = 0, n = number(OBJECT_COUNT); i < n; ++i) sum += u64(half(COPY + OBJECTS + i * OBJECT_BYTES, OBJ_STAMP) > stamp);
  return sum;
}
/** Of a band the note says when it came, which the key leaves out; of a form how many came after it. */
function hashNote(at: usize): u64 {
  const kind: i32 = load<u8>(at, NOTE_KIND);
  const isWhen = kind == NOTED_BAND || kind == NOTED_FORM;
  const count: u64 = kind == NOTED_FORM ? youngerThan(half(at, NOTE_NUMBER)) : isWhen ? 0 : half(at, NOTE_NUMBER);
  const key = half(at, NOTE_KEY);
  let about: u64 = <u64>key;
  if (kind == NOTED_MEMORY || kind == NOTED_USES_STATIC || kind == NOTED_ARMOR_STATIC) about = named(key, plain);
  else if (kind == NOTED_USES_EFFECT || kind == NOTED_ARMOR_BUFF || kind == NOTED_ARMOR_EFFECT) about = stamped(key);
  return combine(combine(load<u16>(at, NOTE_KIND), count), about);
}
function hashLasting(at: usize): u64 {
  let sum = named(half(at, LAST_SELF), whole);
  for (let i = 0, n = number(OBJECT_COUNT); i < n; ++i) {
    if (load<u8>(at + LAST_ON + (i >> 3)) & (1 << (i & 7))) sum += combine(1, whole[i]);
  }
  return combine(combine(load<u64>(at, LAST_CARD), load<u32>(at, LAST_CARD + 8)), sum);
}
function hashDelayed(at: usize): u64 {
  let sum = combine(load<u16>(at), named(half(at, LATER_SELF), whole));
  for (let i = 0; i < MAX_BOUND; ++i) {
    const bound = load<u32>(at + LATER_BOUND + (i << 2));
    if (bound) sum = combine(sum, combine(bound >> 24, named(bound & 0xffffff, whole)));
  }
  return combine(sum, load<u32>(at, LATER_SELF + 2));
}

/** A sum over everything of a sort, which does not ask in what order it stands. */
function heap(): u64 {
  const objects = number(OBJECT_COUNT);
  for (let i = 0; i < objects; ++i) whole[i] = plain[i] = hashObject(COPY + OBJECTS + i * OBJECT_BYTES);
  let sum: u64 = 0;
  for (let i = 0, n = number(NOTE_COUNT); i < n; ++i) {
    const at = COPY + NOTES + i * NOTE_BYTES;
    const place = placeOf(half(at, NOTE_OBJECT));
    if (place < 0) sum += combine(3, hashNote(at));
    else whole[place] += combine(4, hashNote(at));
  }
  for (let i = 0; i < objects; ++i) {
    const host = half(COPY + OBJECTS + i * OBJECT_BYTES, OBJ_HOST);
    sum += combine(whole[i], host ? named(host, whole) : 0);
  }
  for (let i = 0, n = number(LASTING_COUNT); i < n; ++i) sum += combine(5, hashLasting(COPY + LASTING + i * LASTING_BYTES));
  for (let i = 0, n = number(DELAYED_COUNT); i < n; ++i) sum += combine(6, hashDelayed(COPY + DELAYED + i * DELAYED_BYTES));
  for (let seat = 0; seat < 2; ++seat) {
    const detected = COPY + SIDES + seat * SIDE_BYTES + DETECTED;
    sum += combine(7 + seat, named(load<u16>(detected), whole));
    store<u16>(detected, 0);
  }
  return sum;
}

/**
 * Equal keys mean equal futures, as far as no two continuous effects of different age set the same number. In the middle
 * of a script, where answers speak of places in the pool, the whole state is the key.
 */
export function keyOf(s: usize): u64 {
  if (load<u8>(s, ANSWER_COUNT)) return hashBytes(s, STATE_BYTES);
  memory.copy(COPY, s, TABLE_BYTES);
  const sum = heap();
  store<u16>(COPY, 0, STAMP);
  store<u16>(COPY, 0, NEXT_ID);
  return combine(hashBytes(COPY, OBJECTS), sum);
}
