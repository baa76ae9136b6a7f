import { below } from './rng';

/** Draws one of `count` outcomes by weight; `list` holds pairs of u32 (action, weight). Returns its action. */
export function drawOutcome(list: usize, count: i32): u32 {
  let all: u32 = 0;
  for (let i = 0; i < count; ++i) all += load<u32>(list + (i << 3), 4);
  let pick = below(all);
  let i = 0;
  while (pick >= load<u32>(list + (i << 3), 4)) pick -= load<u32>(list + (i++ << 3), 4);
  return load<u32>(list + (i << 3));
}
