/** How Tash-Kalar is spoken of, pointed at and pictured. */
import { SQUARES } from '$lib/games/tash-kalar/board/faces';
import { outcomeText } from '$lib/games/tash-kalar/board/outcomes';
import { boardIn, choiceText, seatName, WORDS } from '$lib/games/tash-kalar/board/words';
import { m } from '$lib/paraglide/messages';
import type { Face } from '$lib/play/face';
import type { View } from '$workers/contract';
import { SIDES, type State } from '$workers/games/tash-kalar/state';
import { trialOf } from '$workers/games/tash-kalar/trial';

/** What cannot be decided at a node, as its notation. */
function actionText(view: View, action: string): string {
  if (action.startsWith('~')) return outcomeText(action);
  const choice = view.choices.find((known) => known.action === action);
  return choice ? choiceText(choice) : action;
}

export const face: Face = {
  seat: seatName,
  words: () => WORDS,
  action: actionText,
  /** Pages on which cards are drawn take `eventText` in its place, which knows what is hidden. */
  event: (view, action) => m.board_event({ side: seatName(view.seat), what: actionText(view, action) }),
  places: () => [...SQUARES],
  pickOf: (square) => `square:${square}`,
  placesOf: (action) => (action.startsWith('~') ? [] : (action.match(/\b[a-i][1-9]\b/g) ?? [])),
  trial: (picks, view) =>
    trialOf(
      picks,
      boardIn(view),
      view.choices.map(({ action }) => action),
    ),
  aboutLines: new Set(),

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
