// What things cost (CX-COST).

import { ABILITY_STATIC, COLOR_NEUTRAL, KW_BOOST, MOD_COST, MOD_WAIVE, MOD_WORKER_COST } from './effects/codes';
import { Effect } from './effects/effect';
import { matches } from './effects/match';
import { valueOf } from './effects/numbers';
import { isNamed } from './effects/refs';
import { Face } from './face';
import { faceOf, faces, view } from './faces';
import { OPT_MINOR_SPELL_COLOUR } from './layout';
import { cardOf, controllerOf, count, record } from './objects';
import { isHero, flagged, printed, word } from './printed';
import { firstMod, modAt, nextMod, sourceOf } from './sources';
import { FLAG_MINOR, ROW_COLOR } from './tables';
import { option } from './table';

const ofCard: Effect = new Effect();

/** What a card's own ability makes of its cost, wherever it is (`zone: "any"`). */
function ownChange(seat: i32, face: Face): i32 {
  let change = 0;
  for (let i = 0; i < face.abilityCount; ++i) {
    const ability = face.abilities[i];
    if (word(ability) != ABILITY_STATIC || !word(ability + 2)) continue;
    const mods = word(ability + 3);
    for (let j = 1, n = word(mods); j <= n; ++j) {
      const mod = word(mods + j);
      if (word(mod) != MOD_COST || word(mod + 1) != 0 || !word(mod + 3)) continue;
      change += valueOf(ofCard.clear(0, face.card, seat), word(mod + 3));
    }
  }
  return change;
}

/** Gold for a card, but for surcharges and boost (CX-COST-1). */
export function baseCost(seat: i32, obj: i32): i32 {
  view();
  const face = faceOf(obj)!;
  let cost = face.cost;
  let change = ownChange(seat, face);
  for (let m = firstMod(MOD_COST); m >= 0; m = nextMod(m, MOD_COST)) {
    const source = sourceOf(m);
    const mod = modAt(m);
    if (source.you != seat || !word(mod + 1) || !source.isOn) continue;
    if (!matches(source.binding, face, word(mod + 1))) continue;
    if (word(mod + 2) >= 0) cost = word(mod + 2);
    if (word(mod + 3)) change += valueOf(source.binding, word(mod + 3));
  }
  return max(0, cost + change);
}

export function hasHeroOfColor(seat: i32, color: i32): bool {
  for (let i = 0, n = count(); i < n; ++i) {
    const o = record(i);
    if (controllerOf(o) == seat && isHero(cardOf(o)) && printed(cardOf(o), ROW_COLOR) == color) return true;
  }
  return false;
}
/** 1 more for a coloured minor spell without a hero of its colour (CX-COLOR-2). */
export function surcharge(seat: i32, card: i32): i32 {
  if (!flagged(card, FLAG_MINOR) || option(OPT_MINOR_SPELL_COLOUR) != 0) return 0;
  const color = printed(card, ROW_COLOR);
  return color == COLOR_NEUTRAL || hasHeroOfColor(seat, color) ? 0 : 1;
}

/** Gold for the boost; -1 for a card without. */
export function boostOf(face: Face): i32 { return face.hasAny(KW_BOOST) ? face.sum(KW_BOOST) : -1; }

/** Requirements that need not be met: bit 0 hero, bit 1 tech building (6.3, `waive`). */
export function waived(seat: i32, obj: i32): i32 {
  view();
  const face = faceOf(obj)!;
  let what = 0;
  for (let m = firstMod(MOD_WAIVE); m >= 0; m = nextMod(m, MOD_WAIVE)) {
    const source = sourceOf(m);
    if (source.you == seat && source.isOn && matches(source.binding, face, word(modAt(m) + 1))) what |= word(modAt(m) + 2);
  }
  return what;
}

/** CX-WORK-1. */
export function hiringCost(seat: i32): i32 {
  view();
  let cost = 1;
  for (let m = firstMod(MOD_WORKER_COST); m >= 0; m = nextMod(m, MOD_WORKER_COST)) {
    const source = sourceOf(m);
    if (source.isOn && isNamed(source.binding, word(modAt(m) + 1), seat)) cost = word(modAt(m) + 2);
  }
  return cost;
}
