/** How Conquest is spoken of, pointed at and pictured. */
import { choiceText } from '$lib/games/conquest/board/action-words';
import { LANDS } from '$lib/games/conquest/board/layout';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { pickText } from '$lib/games/conquest/board/pick-words';
import { boardIn, seatName } from '$lib/games/conquest/board/words';
import type { Face } from '$lib/board/face';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';

/** Picks of an action of a node, legal or an outcome; none for one that it does not offer. */
const picksIn = ({ choices, outcomes }: View, action: string): string[] =>
  choices.find((choice) => choice.action === action)?.picks ??
  (outcomes.some((outcome) => outcome.action === action) ? [`outcome:${action.split(' ')[1] ?? ''}`] : []);

function actionText(view: View, action: string): string {
  const picks = picksIn(view, action);
  return picks.length > 0 ? choiceText({ action, picks }, boardIn(view)) : action;
}

export const face: Face = {
  seat: seatName,
  words: (view) => ({
    pick: (pick) => pickText(pick, boardIn(view())),
    choice: (choice) => choiceText(choice, boardIn(view())),
  }),
  action: actionText,
  event: (view, action) =>
    view.actor === 'chance'
      ? actionText(view, action)
      : m.board_event({ side: seatName(view.seat), what: actionText(view, action) }),
  places: () => LANDS.map(({ code }) => code),
  pickOf: (land) => `land:${land}`,
  placesOf: (action) => [...new Set(action.match(/\b[A-Z]{3}\b/g) ?? [])],
  trial: () => import('./trial').then(({ trial }) => trial),

  picture(notation, board) {
    const { order, decider } = board as Board;
    return {
      notation,
      actor: 'player',
      seats: order.length,
      seat: COLOURS.indexOf(decider),
      question: (board as Board).node,
      choices: [],
      outcomes: [],
      result: null,
      board,
    };
  },
};
