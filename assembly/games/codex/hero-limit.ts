// How many heroes a player can have in play.

import { MOD_HERO_LIMIT } from './effects/codes';
import { isNamed } from './effects/refs';
import { view } from './faces';
import { word } from './printed';
import { hasFinished } from './requirements';
import { firstMod, modAt, nextMod, sourceOf } from './sources';

/** CX-HERO-2, CX-ADD-8. */
export function heroLimit(seat: i32): i32 {
  view();
  let limit = hasFinished(seat, 3) ? 3 : hasFinished(seat, 2) ? 2 : 1;
  for (let m = firstMod(MOD_HERO_LIMIT); m >= 0; m = nextMod(m, MOD_HERO_LIMIT)) {
    const source = sourceOf(m);
    const mod = modAt(m);
    if (source.isOn && isNamed(source.binding, word(mod + 1), seat)) limit += word(mod + 2);
  }
  return min(3, limit);
}
