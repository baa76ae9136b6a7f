// Why a square is refused that does not lie where the text says.

import { TS_EFF_9 } from '../rule-numbers';
import { has } from '../squares';
import { PLACE_MARKS, PLACE_RAYS } from './codes';
import { readPlace } from './select';
import { seek, wordAt } from './words';

/** The rule about squares that do not lie where the text says, if the place is one of marks or arrows. */
export function refusePlace(s: usize, at: i32, square: i32): i32 {
  const form = wordAt(at, 0);
  if (form != PLACE_MARKS && form != PLACE_RAYS) return 0;
  seek(at);
  return has(readPlace(s), square) ? 0 : TS_EFF_9;
}
