// Which beings can come where (TS-SUM-2 .. TS-SUM-13), with too few pieces (TS-SHORT-1 .. TS-SHORT-4) and with a borrowed
// one (TS-CASE-4, TS-CASE-5).

import { above, ofKind, owned, supply } from './board';
import { BORROW, MATCH, OPT_BORROWED_TARGET_FORBIDDEN } from './layout';
import { choiceOf, fits, flagsOf, lay, rankOf, replaces, shown, used, variantCount } from './patterns';
import { any, everywhere, first, has, none, only, rest } from './squares';
import { cardNumber, mover, option, scalar } from './state';
import { ORIENTATION_MATTERS, USED_MATTERS } from './tables';

/** Whether the player chooses between several matches of this being (TS-SUM-13). */
export function matchMatters(number: i32): bool {
  return (flagsOf(number) & (ORIENTATION_MATTERS | USED_MATTERS)) != 0;
}

/** Enemy pieces one of which may stand in for a piece of the mover at this target (TS-CASE-4, TS-CASE-5). */
export function lent(s: usize, target: i32): v128 {
  if (!scalar(s, BORROW)) return none();
  const enemies = owned(s, mover(s) ^ 1);
  return option(s, OPT_BORROWED_TARGET_FORBIDDEN) ? v128.andnot(enemies, only(target)) : enemies;
}

/** Whether the new piece has to be lifted elsewhere: none is in supply and none on the target can be reused (TS-SHORT-2, 3). */
export function mustLift(s: usize, number: i32, target: i32): bool {
  const seat = mover(s);
  const rank = rankOf(number);
  return supply(s, seat, rank) == 0 && !has(ofKind(s, seat, rank), target);
}

/** Pieces that may be lifted for this being if the match uses `pattern` (TS-SHORT-3). */
export function spare(s: usize, number: i32, pattern: v128): v128 {
  return v128.andnot(ofKind(s, mover(s), rankOf(number)), pattern);
}

/** Pieces that may be lifted with some match at this target. */
export function spareWithAny(s: usize, number: i32, target: i32): v128 {
  let found = none();
  const variants = variantCount(number);
  for (let variant = 0; variant < variants; ++variant) {
    if (fits(s, mover(s), number, variant, target, lent(s, target))) found = v128.or(found, spare(s, number, used));
  }
  return found;
}

/** Squares that are a target of the pattern on the present board, whatever stands there. */
function shownNow(s: usize, number: i32): v128 {
  if (!scalar(s, BORROW)) return shown(number);
  let found = none();
  const variants = variantCount(number);
  for (let left = everywhere(); any(left); left = rest(left)) {
    const target = first(left);
    for (let variant = 0; variant < variants; ++variant) {
      if (!fits(s, mover(s), number, variant, target, lent(s, target))) continue;
      found = v128.or(found, only(target));
      break;
    }
  }
  return found;
}

/** Whether the mover shows the pattern of a being at a target. */
export function showsAt(s: usize, number: i32, target: i32): bool {
  const variants = variantCount(number);
  for (let variant = 0; variant < variants; ++variant) {
    if (fits(s, mover(s), number, variant, target, lent(s, target))) return true;
  }
  return false;
}

/** Squares on which the mover can summon a being now; `lay(s, mover(s))` has to come before. */
export function targetsOf(s: usize, number: i32): v128 {
  const rank = rankOf(number);
  const found = v128.andnot(shownNow(s, number), above(s, rank));
  if (!any(found) || supply(s, mover(s), rank)) return found;
  let possible = none();
  for (let left = found; any(left); left = rest(left)) {
    const target = first(left);
    if (!mustLift(s, number, target) || any(spareWithAny(s, number, target))) possible = v128.or(possible, only(target));
  }
  return possible;
}

/** Squares on which the mover can summon a card of the hand now. */
export function targets(s: usize, card: i32): v128 {
  lay(s, mover(s));
  return targetsOf(s, cardNumber(s, mover(s), card));
}

/**
 * Bits of the orientations that stand for the distinct matches of a being at a target: those that use the same squares,
 * marks and arrows count once, and those that leave nothing to lift when something must be lifted do not count.
 */
export function matches(s: usize, number: i32, target: i32): i32 {
  const lifting = mustLift(s, number, target);
  const variants = variantCount(number);
  let found = 0;
  for (let variant = 0; variant < variants; ++variant) {
    if (!fits(s, mover(s), number, variant, target, lent(s, target))) continue;
    if (lifting && !any(spare(s, number, used))) continue;
    found |= 1 << choiceOf(number, variant);
  }
  return found;
}

/** Writes the MATCH actions; returns their number. */
export function listMatches(s: usize, number: i32, target: i32, out: usize): i32 {
  let length = 0;
  for (let left = matches(s, number, target); left; left &= left - 1) {
    store<u32>(out + (length++ << 2), (MATCH << 16) | ctz(left));
  }
  return length;
}

/** Squares of the match in an orientation, the target too if it belongs to the pattern. */
export function squaresOfMatch(s: usize, number: i32, orientation: i32, target: i32): v128 {
  const variants = variantCount(number);
  for (let variant = 0; variant < variants; ++variant) {
    if (choiceOf(number, variant) != orientation) continue;
    if (fits(s, mover(s), number, variant, target, lent(s, target))) return used;
  }
  return none();
}

/** Pieces that may be lifted for the summoning under way; `orientation` counts only where the match matters. */
export function liftable(s: usize, number: i32, target: i32, orientation: i32): v128 {
  return matchMatters(number)
    ? spare(s, number, squaresOfMatch(s, number, orientation, target))
    : spareWithAny(s, number, target);
}

/** Whether the target of a being must hold a piece that counts as the mover's, and does not (TS-SUM-11). */
export function targetNotOwn(s: usize, number: i32, target: i32): bool {
  return replaces(number) && !has(v128.or(owned(s, mover(s)), lent(s, target)), target);
}
