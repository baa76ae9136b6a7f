// Connection (TB-REACH-1 .. TB-REACH-6).

import { adjacent, hqs } from './board';
import { mapOf, occupied } from './state';

/**
 * Node bits to which a continuous path of the side's own tiles leads from one of its HQs: its connected bases and
 * all that lies next to them or to the HQ. A path never runs through an HQ (TB-REACH-4), and the own HQs are left out.
 */
export function reach(s: usize, side: i32): u32 {
  const map = mapOf(s);
  const own = occupied(s, side);
  const home = hqs(map, side);
  let touched: u32 = 0;
  for (let h = home; h; h &= h - 1) touched |= adjacent(map, ctz(h));
  let passed: u32 = 0;
  let fresh = touched & own;
  while (fresh) {
    passed |= fresh;
    for (let f = fresh; f; f &= f - 1) touched |= adjacent(map, ctz(f));
    fresh = touched & own & ~passed;
  }
  return touched & ~home;
}
