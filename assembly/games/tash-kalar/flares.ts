// Flares: which of their criteria are met (TS-FLARE-2 .. TS-FLARE-4).

import { owned, upgraded } from './board';
import { FLARES, HALF_LOWER, HALF_UPPER } from './layout';
import { size } from './squares';
import { hand, OF_FLARES } from './state';
import { LEADS } from './tables';

/** The flare in a hand, as a card of actions, or -1. */
export function flareInHand(s: usize, seat: i32): i32 {
  const flares = hand(s, seat) & OF_FLARES;
  return flares ? <i32>ctz(flares) : -1;
}

/** HALF_ bits of the criteria a seat meets now with a flare. */
export function criteriaMet(s: usize, seat: i32, card: i32): i32 {
  const leads = LEADS + ((card - FLARES) << 1);
  const behind = size(owned(s, seat ^ 1)) - size(owned(s, seat));
  const behindUpgraded = size(upgraded(s, seat ^ 1)) - size(upgraded(s, seat));
  return (behindUpgraded >= <i32>load<u8>(leads) ? HALF_UPPER : 0) | (behind >= <i32>load<u8>(leads, 1) ? HALF_LOWER : 0);
}

/** Whether the seat may invoke the flare in its hand (TS-FLARE-2). */
export function canInvoke(s: usize, seat: i32): bool {
  const card = flareInHand(s, seat);
  return card >= 0 && criteriaMet(s, seat, card) != 0;
}
