/** How Tash-Kalar is spoken of, pointed at and pictured. */
import { SQUARES } from '$workers/games/tash-kalar/squares';
import { drawnIn, outcomeText } from '$lib/games/tash-kalar/board/outcomes';
import { boardIn, choiceText, doneText, seatName, WORDS } from '$lib/games/tash-kalar/board/words';
import { m } from '$lib/paraglide/messages';
import type { Face } from '$lib/board/face';
import type { View } from '$workers/contract';
import { SIDES, type State } from '$workers/games/tash-kalar/state';

/** What cannot be decided at a node, as its notation. */
function actionText(view: View, action: string): string {
  if (action.startsWith('~')) return outcomeText(action);
  if (action === 'done') return doneText(boardIn(view), view.choices);
  const choice = view.choices.find((known) => known.action === action);
  return choice ? choiceText(choice) : action;
}

/** Cards that `viewer` does not see stay unnamed (TS-CARD-3). */
function eventText(view: View, action: string, viewer: number | null): string {
  const side = seatName(view.seat);
  const hides = viewer !== null && viewer !== view.seat;
  if (view.actor === 'chance') {
    if (view.question === 'nextTask') return m.ts_turned_up({ task: outcomeText(action) });
    if (!drawnIn(action)) return outcomeText(action);
    return hides ? m.ts_draws_hidden({ side }) : m.ts_draws({ side, card: outcomeText(action) });
  }
  if (hides && action.startsWith('return ')) return m.ts_returns_hidden({ side });
  return m.board_event({ side, what: actionText(view, action) });
}

export const face: Face = {
  seat: seatName,
  words: () => WORDS,
  action: actionText,
  event: eventText,
  places: () => [...SQUARES],
  pickOf: (square) => `square:${square}`,
  placesOf: (action) => (action.startsWith('~') ? [] : (action.match(/\b[a-i][1-9]\b/g) ?? [])),
  trial: () => import('./trial').then(({ trial }) => trial),

  picture(notation, board) {
    const { side, question } = board as State;
    return {
      notation,
      actor: 'player',
      seats: SIDES.length,
      seat: SIDES.indexOf(side),
      question,
      choices: [],
      outcomes: [],
      result: null,
      board,
    };
  },
};
