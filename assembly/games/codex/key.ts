// A key that leaves out in what order equal things came: objects count as a heap, named by what they are.

import { combine, hashLanes } from '../../kernel/hash';
import {
  ANSWER_COUNT, NEXT_ID, OBJECTS, OBJECT_BYTES, OBJECT_COUNT, OBJ_HOST, OBJ_ID, OBJ_SINCE, OBJ_STAMP,
  LASTING_COUNT, DELAYED_COUNT, NOTE_COUNT, STAMP, STATE_BYTES, MAX_OBJECTS,
} from './layout';
import { reserve } from '../../kernel/arena';

const COPY: usize = reserve(STATE_BYTES);

/**
 * Equal keys mean equal futures. Where anything speaks of objects by their numbers or age (notes, effects for a time,
 * attachments, answers) the whole state is the key.
 */
export function keyOf(s: usize): u64 {
  const speaks = load<u8>(s, NOTE_COUNT) | load<u8>(s, LASTING_COUNT) | load<u8>(s, DELAYED_COUNT) | load<u8>(s, ANSWER_COUNT);
  if (speaks) return hashLanes(s, STATE_BYTES);
  memory.copy(COPY, s, STATE_BYTES);
  store<u16>(COPY, 0, STAMP);
  store<u16>(COPY, 0, NEXT_ID);
  let heap: u64 = 0;
  for (let i = 0, n: i32 = load<u8>(s, OBJECT_COUNT); i < n; ++i) {
    const o = COPY + OBJECTS + i * OBJECT_BYTES;
    if (load<u16>(o, OBJ_HOST)) return hashLanes(s, STATE_BYTES);
    const isTaken = load<u16>(o, OBJ_STAMP) != load<u16>(o, OBJ_SINCE);
    store<u16>(o, 0, OBJ_ID);
    store<u16>(o, 0, OBJ_STAMP);
    store<u16>(o, isTaken ? 1 : 0, OBJ_SINCE);
    // Addition does not ask in what order they stand.
    heap += combine(hashLanes(o, 16), <u64>load<u32>(o, 16));
  }
  memory.fill(COPY + OBJECTS, 0, MAX_OBJECTS * OBJECT_BYTES);
  return combine(hashLanes(COPY, STATE_BYTES), heap);
}
