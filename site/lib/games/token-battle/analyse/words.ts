/** Players, fields and turns of Token Battle as the analyser speaks of them. */
import { m } from '$lib/paraglide/messages';
import { fieldText, pickWords, sideName } from '$lib/games/token-battle/board/words';
import type { View } from '$workers/contract';
import type { Cause } from '$workers/games/token-battle/causes';
import { SIDES, type Board, type Side } from '$workers/games/token-battle/state';

export const boardIn = (view: View): Board => view.board as Board;

export const sideOf = (seat: number): Side => SIDES[seat]!;
export const seatName = (seat: number): string => sideName(sideOf(seat));
export const placeText = (view: View, field: string): string => fieldText(field, boardIn(view));
export const wordsFor = (view: () => View) => pickWords(() => boardIn(view()));

/** A decision in words, as it is made at a node; the draw of the first player has no picks. */
export function actionText(view: View, action: string): string {
  const first = /^~([AB])$/.exec(action);
  if (first) return m.tk_begins({ side: sideName(first[1] as Side) });
  const choice = view.choices.find((known) => known.action === action);
  return choice ? wordsFor(() => view).choice(choice) : action;
}

export const eventIn = (view: View, action: string): string =>
  view.actor === 'chance'
    ? actionText(view, action)
    : m.tk_event({ side: seatName(view.seat), what: actionText(view, action) });

/** Fields an action names. */
export const fieldsOf = (action: string): string[] => /@([a-f][1-6])$/.exec(action)?.slice(1) ?? [];

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

/** The terms of the forecast, in the engine's order. */
export const TERM_NAMES = [
  m.tk_term_points,
  m.tk_term_values,
  m.tk_term_auras,
  m.tk_term_gold,
  m.tk_term_shots,
  m.tk_term_tempo,
  m.tk_term_extra,
  m.tk_term_boost,
] as const;

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
