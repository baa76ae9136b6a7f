// Actions as numbers, and lists of them.

@inline
export function action(type: i32, first: i32 = 0, second: i32 = 0, count: i32 = 0): u32 {
  return (<u32>type << 24) | (<u32>first << 16) | (<u32>second << 8) | <u32>count;
}

@inline
export function typeOf(code: u32): i32 {
  return code >> 24;
}

@inline
export function firstOf(code: u32): i32 {
  return (code >> 16) & 255;
}

@inline
export function secondOf(code: u32): i32 {
  return (code >> 8) & 255;
}

@inline
export function countOf(code: u32): i32 {
  return code & 255;
}

/** Writes an action as number `index` of a list; returns the number of the next. */
@inline
export function put(out: usize, index: i32, code: u32): i32 {
  store<u32>(out + (index << 2), code);
  return index + 1;
}

/** Writes an action for each count from `least` to `most`. */
export function putCounts(out: usize, type: i32, least: i32, most: i32): i32 {
  let n = 0;
  for (let count = least; count <= most; ++count) n = put(out, n, action(type, 0, 0, count));
  return n;
}
