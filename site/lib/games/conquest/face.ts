/** How Conquest is spoken of, pointed at and pictured. */
import { LANDS } from '$lib/games/conquest/board/layout';
import { lateText, type ActionWords } from '$lib/games/conquest/board/late-words.svelte';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { pickText } from '$lib/games/conquest/board/pick-words';
import { boardIn, seatName } from '$lib/games/conquest/board/words';
import type { Face } from '$lib/board/face';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/conquest/board';

/** An action in words: by itself or not, at a node. */
type Telling = (name: keyof ActionWords, view: View, action: string) => string;

export const faceTelling = (tell: Telling): Face => ({
  seat: seatName,
  words: (view) => ({
    pick: (pick) => pickText(pick, boardIn(view())),
    choice: ({ action }) => tell('actionText', view(), action),
  }),
  action: (view, action) => tell('toldText', view, action),
  event: (view, action) =>
    view.actor === 'chance'
      ? tell('actionText', view, action)
      : // What is decided often has a colon of its own.
        `${seatName(view.seat)} · ${tell('toldText', view, action)}`,
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
});

export const face = faceTelling(lateText);
