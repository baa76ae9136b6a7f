import { findFlare, isFlare, type Half } from './cards';
import { enemyLead } from './selection';
import type { State } from './state';

/** The flare in the hand of the player on turn, or null. TS-DRAW-1: there is never more than one. */
export const flareInHand = (state: State): string | null => state.hands[state.turn.player].find(isFlare) ?? null;

/** TS-FLARE-3, TS-FLARE-4. */
const isMet = (state: State, { lead, compares }: Half): boolean => enemyLead(state, compares) >= lead;

/** TS-FLARE-2. */
export function criteriaMet(state: State, flare: string): { upper: boolean; lower: boolean } {
  const { upper, lower } = findFlare(flare);
  return { upper: isMet(state, upper), lower: isMet(state, lower) };
}

export function canInvoke(state: State): boolean {
  const flare = flareInHand(state);
  if (flare === null) return false;
  const { upper, lower } = criteriaMet(state, flare);
  return upper || lower;
}
