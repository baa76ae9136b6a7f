/** How Conquest is spoken of, pointed at and pictured. */
import { actionText, toldText } from '$lib/games/conquest/board/action-words';
import { LANDS } from '$lib/games/conquest/board/layout';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { pickText } from '$lib/games/conquest/board/pick-words';
import { boardIn, seatName } from '$lib/games/conquest/board/words';
import type { Face } from '$lib/board/face';
import type { Board } from '$workers/games/conquest/board';

export const face: Face = {
  seat: seatName,
  words: (view) => ({
    pick: (pick) => pickText(pick, boardIn(view())),
    choice: ({ action }) => actionText(action, boardIn(view())),
  }),
  action: (view, action) => toldText(action, boardIn(view)),
  event: (view, action) =>
    view.actor === 'chance'
      ? actionText(action, boardIn(view))
      : // What is decided often has a colon of its own.
        `${seatName(view.seat)} · ${toldText(action, boardIn(view))}`,
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
