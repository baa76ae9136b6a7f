// What a player knows (TB-INFO-1 .. TB-INFO-5), and worlds that agree with it.

import { below } from '../../kernel/rng';
import { combine, hashBytes } from '../../kernel/hash';
import { DERIVED, FROZEN, KNOWN, RACK, STATE_BYTES, TROOPS, UNSEEN } from './layout';
import { count, setCount, total } from './state';

/** Takes `tiles` random tiles out of eight counts at `from` and adds them to those at `to`. */
function dealCounts(from: usize, to: usize, tiles: i32): void {
  let left = 0;
  for (let t = 0; t < TROOPS; ++t) left += load<u8>(from + t);
  for (; tiles > 0; --tiles, --left) {
    let pick = <i32>below(left);
    for (let t = 0; t < TROOPS; ++t) {
      pick -= load<u8>(from + t);
      if (pick >= 0) continue;
      store<u8>(from + t, load<u8>(from + t) - 1);
      store<u8>(to + t, load<u8>(to + t) + 1);
      break;
    }
  }
}

/** Deals the enemy rack anew: every unseen enemy tile is equally likely to lie on it, those known to be there stay. */
export function redeal(s: usize, viewer: i32): void {
  const enemy = viewer ^ 1;
  const rack = s + RACK + enemy * TROOPS;
  const unseen = s + UNSEEN + enemy * TROOPS;
  let hidden = 0;
  for (let t = 0; t < TROOPS; ++t) {
    const known = count(s, KNOWN, enemy, t);
    const unknown = count(s, RACK, enemy, t) - known;
    hidden += unknown;
    store<u8>(unseen + t, load<u8>(unseen + t) + unknown);
    store<u8>(rack + t, known);
  }
  dealCounts(unseen, rack, hidden);
  const frozen = total(s, FROZEN, enemy);
  if (frozen > 0) refreeze(s, enemy, frozen);
}

/** TB-FIELD-6: only the owner knows which tiles are frozen. */
function refreeze(s: usize, side: i32, tiles: i32): void {
  const rack = load<u64>(s + RACK + side * TROOPS);
  store<u64>(s + FROZEN + side * TROOPS, 0);
  dealCounts(s + RACK + side * TROOPS, s + FROZEN + side * TROOPS, tiles);
  store<u64>(s + RACK + side * TROOPS, rack);
}

const image = memory.data(STATE_BYTES, 16);

/** Hash of the state with the enemy rack and reserve reduced to what the viewer can count (TB-INFO-4). */
export function observe(s: usize, viewer: i32): u64 {
  const enemy = viewer ^ 1;
  memory.copy(image, s, DERIVED);
  for (let t = 0; t < TROOPS; ++t) {
    setCount(image, UNSEEN, enemy, t, count(s, UNSEEN, enemy, t) + count(s, RACK, enemy, t));
  }
  store<u64>(image + RACK + enemy * TROOPS, 0);
  store<u64>(image + FROZEN + enemy * TROOPS, 0);
  const sizes = (<u64>total(s, RACK, enemy) << 8) | <u64>total(s, FROZEN, enemy);
  return combine(hashBytes(image, DERIVED), sizes);
}
