/** Fields, cards and the engine's figures of Token Battle as the analyser speaks of them. */
import { m } from '$lib/paraglide/messages';
import { boardIn, fieldText } from '$lib/games/token-battle/board/words';
import type { View } from '$workers/contract';
import type { Cause } from '$workers/games/token-battle/causes';
import { SIDES, type Side } from '$workers/games/token-battle/state';

export const sideOf = (seat: number): Side => SIDES[seat]!;
export const placeText = (view: View, field: string): string => fieldText(field, boardIn(view));

/** Actions by the card they play, each with the fields it goes to. */
export function cardsOf(actions: readonly string[]): Map<string, string[]> {
  const cards = new Map<string, string[]>();
  for (const action of actions) {
    const [, card = '', field = ''] = /^(\w[\w-]*?)(?::\d)?@(\w+)$/.exec(action) ?? [];
    const known = cards.get(card) ?? [];
    if (!known.includes(field)) cards.set(card, [...known, field]);
  }
  return cards;
}

export const CAUSE_NAMES: Readonly<Record<Cause, () => string>> = {
  placed: m.tk_cause_placed,
  created: m.tk_cause_created,
  losses: m.tk_cause_losses,
  destroyed: m.tk_cause_destroyed,
  pushed: m.tk_cause_pushed,
  auras: m.tk_cause_auras,
  gold: m.tk_cause_gold,
  shots: m.tk_cause_shots,
};
