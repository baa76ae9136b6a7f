// What few objects have: runes of rare kinds, uses, memories, sources of armor. Notes are kept in order, so that equal
// tables are equal bytes.

import {
  MAX_NOTES, NOTES, NOTE_BYTES, NOTE_COUNT, NOTE_DETAIL, NOTE_KEY, NOTE_KIND, NOTE_NUMBER, NOTE_OBJECT,
} from './layout';
import { T, byte, setByte, touch } from './table';

@inline export function noteCount(): i32 { return byte(NOTE_COUNT); }
@inline export function noteAt(index: i32): usize { return T + NOTES + index * NOTE_BYTES; }
@inline export function noteObject(at: usize): i32 { return load<u16>(at, NOTE_OBJECT); }
@inline export function noteKey(at: usize): i32 { return load<u16>(at, NOTE_KEY); }
@inline export function noteKind(at: usize): i32 { return load<u8>(at, NOTE_KIND); }
@inline export function noteDetail(at: usize): i32 { return load<u8>(at, NOTE_DETAIL); }
@inline export function noteNumber(at: usize): i32 { return load<u16>(at, NOTE_NUMBER); }

@inline function rank(object: i32, kind: i32, detail: i32, key: i32): u64 {
  return (<u64>object << 32) | (<u64>kind << 24) | (<u64>detail << 16) | <u64>key;
}
function rankAt(index: i32): u64 {
  const at = noteAt(index);
  return rank(noteObject(at), noteKind(at), noteDetail(at), noteKey(at));
}
/** First note that is not before this one. */
function lowerBound(wanted: u64): i32 {
  let i = 0;
  for (const n = noteCount(); i < n && rankAt(i) < wanted; ++i) {}
  return i;
}

/** The number of a note, 0 without one. */
export function noted(object: i32, kind: i32, detail: i32 = 0, key: i32 = 0): i32 {
  const wanted = rank(object, kind, detail, key);
  const i = lowerBound(wanted);
  return i < noteCount() && rankAt(i) == wanted ? noteNumber(noteAt(i)) : 0;
}

/** Sets a number; 0 takes the note away. */
export function note(object: i32, kind: i32, detail: i32, key: i32, number: i32): void {
  const wanted = rank(object, kind, detail, key);
  const n = noteCount();
  const i = lowerBound(wanted);
  const at = noteAt(i);
  const isThere = i < n && rankAt(i) == wanted;
  touch();
  if (number == 0) {
    if (isThere) cut(i);
    return;
  }
  if (!isThere) {
    assert(n < MAX_NOTES, 'no room for another note');
    memory.copy(at + NOTE_BYTES, at, <usize>((n - i) * NOTE_BYTES));
    store<u16>(at, object, NOTE_OBJECT);
    store<u16>(at, key, NOTE_KEY);
    store<u8>(at, kind, NOTE_KIND);
    store<u8>(at, detail, NOTE_DETAIL);
    setByte(NOTE_COUNT, n + 1);
  }
  store<u16>(at, number, NOTE_NUMBER);
}

/** Takes the note of that index away. */
export function cut(index: i32): void {
  const n = noteCount() - 1;
  const at = noteAt(index);
  memory.copy(at, at + NOTE_BYTES, <usize>((n - index) * NOTE_BYTES));
  memory.fill(noteAt(n), 0, NOTE_BYTES);
  setByte(NOTE_COUNT, n);
}

/** Forgets everything about an object, and it in the memories of others is left to whoever asks for them. */
export function forgetObject(object: i32): void {
  for (let i = noteCount() - 1; i >= 0; --i) if (noteObject(noteAt(i)) == object) cut(i);
}
/** Forgets notes of kinds from .. to of everything. */
export function forgetKinds(from: i32, to: i32): void {
  for (let i = noteCount() - 1; i >= 0; --i) {
    const kind = noteKind(noteAt(i));
    if (kind >= from && kind <= to) cut(i);
  }
}
/** The same of one object. */
export function forgetKindsOf(object: i32, from: i32, to: i32): void {
  for (let i = noteCount() - 1; i >= 0; --i) {
    const at = noteAt(i);
    if (noteObject(at) == object && noteKind(at) >= from && noteKind(at) <= to) cut(i);
  }
}
