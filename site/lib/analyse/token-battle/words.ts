/** Players, fields and turns of Token Battle as the analyser speaks of them. */
import { m } from '$lib/paraglide/messages';
import { fieldText, pickWords, sideName } from '$lib/board/token-battle/words';
import type { View } from '$workers/contract';
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
