// Players without divisions, and the last player left (CQ-AIM-3 to CQ-AIM-5).

import { MISSIONS, NODE_PASS, NODE_WON, OPT_NO_SPOILS, PLAYER, REWARDS } from './layout';
import { giveCard, goTo, holderOf, isTurned, onTurn, option, players } from './state';
import { hasDivisions } from './supply';
import { TERRITORIES } from './tables';

/** Bits of the players left. */
export function alive(s: usize): i32 {
  let bits = 0;
  for (let seat = 0; seat < players(s); ++seat) if (hasDivisions(s, seat)) bits |= 1 << seat;
  return bits;
}

/** After a battle against `foe` (-1: nobody is left of him): who has lost everything is out, who is alone has won. */
export function eliminate(s: usize, foe: i32): void {
  const left = alive(s);
  for (let seat = 0; seat < players(s); ++seat) {
    if (!((left >> seat) & 1)) despoil(s, seat, seat == onTurn(s) ? foe : onTurn(s));
  }
  if (popcnt(left) == 1) {
    store<u8>(s, ctz(left), PLAYER);
    return goTo(s, NODE_WON);
  }
  if (!((left >> onTurn(s)) & 1)) goTo(s, NODE_PASS);
}

/** The opponent takes cards, as they lie, and missions; rewards leave the game (CQ-AIM-4). */
function despoil(s: usize, seat: i32, by: i32): void {
  const taker = option(s, OPT_NO_SPOILS) ? -1 : by;
  for (let t = 0; t < TERRITORIES; ++t) {
    if (holderOf(s, t) == seat) giveCard(s, t, taker, taker >= 0 && isTurned(s, t));
  }
  const held = load<u16>(s + 2 * seat, MISSIONS);
  store<u16>(s + 2 * seat, 0, MISSIONS);
  if (taker >= 0) store<u16>(s + 2 * taker, load<u16>(s + 2 * taker, MISSIONS) | held, MISSIONS);
  store<u8>(s + seat, 0, REWARDS);
}
