// What can be paid for in a main phase costs now, whether or not it can be afforded or played.

import { addonCost, nextLevel, techCost } from './building';
import { baseCost, hiringCost, surcharge } from './costs';
import { ADDON, ASK_MAIN, BUILD, HIRE, PILE_HAND, PLAY, QUESTION } from './layout';
import { open, set } from './looks';
import { cardObj } from './objs';
import { FACE_TOWER } from './tables';
import { active, inPile, kinds, owned } from './table';

const ADDONS: i32 = 4;
const TECH_LEVELS: i32 = 3;

let at: i32 = 0;
function write(out: usize, verb: i32, what: i32, price: i32): void {
  set(out, at++, verb);
  set(out, at++, what);
  set(out, at++, price);
}

/**
 * Writes rows of three numbers, an action's verb, what it is done with (a face, a tech level, an add-on from 0) and its
 * price in gold: cards of the hand without their boost (CX-COST-1, CX-COLOR-2), the next tech building and the add-ons
 * (CX-TECH-9, CX-COLOR-1), a worker (CX-WORK-1). How many numbers; none at any other question.
 */
export function writePrices(s: usize, out: usize): i32 {
  at = 0;
  if (load<u8>(s, QUESTION) != ASK_MAIN) return 0;
  open(s);
  const seat = active();
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    if (!inPile(seat, PILE_HAND, i)) continue;
    const card = owned(seat, i);
    write(out, PLAY, card, baseCost(seat, cardObj(seat, PILE_HAND, i)) + surcharge(seat, card));
  }
  const level = nextLevel(seat);
  if (level <= TECH_LEVELS) write(out, BUILD, level, techCost(seat, level));
  for (let i = 0; i < ADDONS; ++i) write(out, ADDON, i, addonCost(seat, FACE_TOWER + i));
  write(out, HIRE, 0, hiringCost(seat));
  return at;
}
