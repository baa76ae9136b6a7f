/** Players, squares and turns of Tash-Kalar as the analyser speaks of them. */
import { drawnIn, outcomeText } from '$lib/games/tash-kalar/board/outcomes';
import { choiceText, sideName, squareText, WORDS } from '$lib/games/tash-kalar/board/words';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/tash-kalar/board';
import { SIDES, type Side } from '$workers/games/tash-kalar/state';

export const boardIn = (view: View): Board => view.board as Board;

export const sideOf = (seat: number): Side => SIDES[seat]!;
export const seatName = (seat: number): string => sideName(sideOf(seat));
export const placeText = (view: View, square: string): string => squareText(square, boardIn(view));
export const wordsFor = () => WORDS;

/** A decision in words, as it is made at a node. */
export function actionText(view: View, action: string): string {
  if (action.startsWith('~')) return outcomeText(action);
  const choice = view.choices.find((known) => known.action === action);
  return choice ? choiceText(choice) : action;
}

/** What an action did; cards that `viewer` does not see stay unnamed (TS-CARD-3). */
export function eventIn(view: View, action: string, viewer: number | null): string {
  const side = seatName(view.seat);
  const hides = viewer !== null && viewer !== view.seat;
  if (view.actor === 'chance') {
    if (view.question === 'nextTask') return m.ts_turned_up({ task: outcomeText(action) });
    if (!drawnIn(action)) return outcomeText(action);
    return hides ? m.ts_draws_hidden({ side }) : m.ts_draws({ side, card: outcomeText(action) });
  }
  if (hides && action.startsWith('return ')) return m.ts_returns_hidden({ side });
  return m.ts_event({ side, what: actionText(view, action) });
}

/** Squares an action names, the last one being where it ends. */
export const squaresOf = (action: string): string[] =>
  action.startsWith('~') ? [] : (action.match(/\b[a-i][1-9]\b/g) ?? []);

/** An action in a few characters. */
export const shortText = (action: string): string => action.replace(/^(?:place|pick|move|run) /, '');

/** `e5` alone means placing a piece there. */
export const typedText = (text: string): string => (/^[a-i][1-9]$/.test(text) ? `place ${text}` : text);
