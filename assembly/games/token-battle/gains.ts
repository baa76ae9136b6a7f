// What every token brings its owner a turn, told to the clients part by part (TK-SCORE-2, TK-GOLD-1).

import { token } from './board';
import { GAIN_AURAS, GAIN_GOLD, GAIN_PARTS, GAIN_VALUE } from './gain-parts';
import { FIELDS, GOLDEN } from './layout';
import { auraGains, gainOf, gains, goldenExtra } from './scoring';
import { ownerOf, typeOf, valueOf } from './tokens';

/** How many auras reach the token on a field. */
function aurasOn(s: usize, field: i32): i32 {
  return gainOf(auraGains(s, <u64>1 << field), ownerOf(token(s, field)));
}

/** What the token on a field adds by being golden to value and auras. */
function goldOn(s: usize, field: i32): i32 {
  const byte = token(s, field);
  return typeOf(byte) == GOLDEN ? goldenExtra(s) * (valueOf(byte) + aurasOn(s, field)) : 0;
}

/** What the token on a field brings in all. */
export function standingOn(s: usize, field: i32): i32 {
  return valueOf(token(s, field)) + aurasOn(s, field) + goldOn(s, field);
}

/** Writes GAIN_PARTS i32 for each field, noughts for an empty one, then what both seats get; returns how many i32. */
export function writeGains(s: usize, out: usize): i32 {
  for (let field = 0; field < FIELDS; ++field) {
    const at = out + ((field * GAIN_PARTS) << 2);
    const stands = token(s, field) != 0;
    store<i32>(at + (GAIN_VALUE << 2), valueOf(token(s, field)));
    store<i32>(at + (GAIN_AURAS << 2), stands ? aurasOn(s, field) : 0);
    store<i32>(at + (GAIN_GOLD << 2), stands ? goldOn(s, field) : 0);
  }
  const sums = out + ((FIELDS * GAIN_PARTS) << 2);
  for (let seat = 0; seat < 2; ++seat) store<i32>(sums + (seat << 2), gainOf(gains(s), seat));
  return FIELDS * GAIN_PARTS + 2;
}
