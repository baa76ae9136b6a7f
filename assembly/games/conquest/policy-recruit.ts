// Where a plain player puts recruits, and how he counts (COUNT and PLACE of section 4.7 of the rules).

import { action } from './actions';
import { starsUp } from './ending';
import {
  ACT_DEPLOY_REAR, ACT_DROP_REAR, ACT_RAISE, ACT_TURN_CARD, ACT_TURN_DONE, INFANTRY_LEFT, ARMOUR_LEFT, NOWHERE,
} from './layout';
import { isNeutral, placeNumber, placesFrom } from './places';
import { armourShare, base, keptStars, worthOf } from './plan-aims';
import { isHome, listRaises, starsOf } from './recruit';
import { holderOf, isTurned, landAcross, number, onTurn, ownerOf, rear } from './state';
import { STRENGTH_ARMOUR } from './take-odds';
import { fallOdds, measure, oddsAgainst, oddsOf, rearStrength } from './strengths';
import { isSea } from './forces';
import { TERRITORIES } from './tables';

/** Turns cards over until only the stars to be kept are left. */
export function countCards(s: usize): u32 {
  const up = starsUp(s);
  for (let t = 0; t < TERRITORIES; ++t) {
    if (holderOf(s, t) != onTurn(s) || isTurned(s, t)) continue;
    if (up - starsOf(t) >= keptStars) return action(ACT_TURN_CARD, t);
  }
  return action(ACT_TURN_DONE);
}

export function raiseArmour(s: usize, list: usize): u32 {
  const most = listRaises(s, list) - 1;
  return action(ACT_RAISE, 0, 0, (most * armourShare + 2) / 4);
}

/** What one more unit does in the rear of a territory: for its defence, for an attack from it, for expeditions. */
function needOf(s: usize, t: i32, seat: i32): f32 {
  let need: f32 = 0;
  let neutral = 0;
  const extra = STRENGTH_ARMOUR * <f32>number(s, ARMOUR_LEFT) + <f32>number(s, INFANTRY_LEFT);
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) {
    const place = placeNumber(i);
    const beyond = landAcross(place);
    const owner = ownerOf(s, beyond);
    if (owner < 0) neutral += i32(isNeutral(s, beyond));
    else if (owner != seat && !isSea(place)) {
      const now = oddsOf(seat, beyond);
      const then = oddsAgainst(s, seat, rearStrength(s, t) + extra, beyond, owner);
      if (then >= 0.5) need = max<f32>(need, (then - now) * worthOf(s, seat, beyond));
    }
  }
  const spare = rear(s, t, 0) - 1;
  if (neutral > spare) need += 2;
  return need + fallOdds(s, t) * worthOf(s, seat, t);
}

/** Own land where recruits do most; only homes of armour if `armour`. */
export function bestBase(s: usize, armour: bool): i32 {
  const seat = onTurn(s);
  let best = NOWHERE;
  let most: f32 = -1;
  measure(s);
  for (let t = 0; t < TERRITORIES; ++t) {
    if (ownerOf(s, t) != seat || (armour && !isHome(s, t))) continue;
    const need = needOf(s, t, seat);
    if (need > most) {
      most = need;
      best = t;
    }
  }
  return best;
}

export function deployArmour(s: usize): u32 {
  if (base != NOWHERE && ownerOf(s, base) == onTurn(s) && isHome(s, base)) return action(ACT_DEPLOY_REAR, base);
  return action(ACT_DEPLOY_REAR, bestBase(s, true));
}

export function dropInfantry(s: usize): u32 {
  if (base != NOWHERE && ownerOf(s, base) == onTurn(s)) return action(ACT_DROP_REAR, base);
  return action(ACT_DROP_REAR, bestBase(s, false));
}

/** All of them where the plan has a base, else half, so that the next ones may go elsewhere. */
export function dropSize(s: usize): i32 {
  const left = number(s, INFANTRY_LEFT);
  return base != NOWHERE ? left : (left + 1) / 2;
}

