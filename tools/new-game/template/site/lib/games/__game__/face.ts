/** How __Title__ is spoken of, pointed at and pictured. */
import { actionText, seatName, words } from '$lib/games/__game__/board/words';
import { m } from '$lib/paraglide/messages';
import type { Face } from '$lib/board/face';
import { trialOf } from '$workers/games/__game__/choices';
import type { Board } from '$workers/games/__game__/state';

export const face: Face = {
  seat: seatName,
  words: () => words,
  action: (_view, action) => actionText(action),
  event: (view, action) => m.board_event({ side: seatName(view.seat), what: actionText(action) }),
  places: () => [],
  pickOf: (place) => place,
  placesOf: () => [],
  trial: async () => trialOf,

  picture(notation, board) {
    const { mover, winner, seats } = board as Board;
    return {
      notation,
      actor: mover === null ? 'over' : 'player',
      seats,
      seat: mover ?? winner ?? 0,
      question: mover === null ? 'over' : 'turn',
      choices: [],
      outcomes: [],
      result: null,
      board,
    };
  },
};
