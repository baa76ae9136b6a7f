/** How Codex is spoken of, pointed at and pictured. */
import type { Face } from '$lib/board/face';
import { actionText, closedText } from '$lib/games/codex/board/action-words';
import { pickText } from '$lib/games/codex/board/pick-words';
import { boardIn, seatName } from '$lib/games/codex/board/view';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/codex/board';

/** Nobody is left to patrol. */
export const isNobodyLeft = ({ question, choices }: View): boolean =>
  question === 'patrol' && choices.every(({ action }) => action === 'empty');

export const face: Face = {
  seat: seatName,
  words: (view) => ({
    pick: (pick) => pickText(pick, boardIn(view())),
    choice: ({ action }) => actionText(action, boardIn(view())),
  }),
  action: (view, action) => actionText(action, boardIn(view)),
  event(view, action, viewer) {
    const isOpen = viewer === null || view.seat === viewer;
    const what = isNobodyLeft(view)
      ? m.cxb_a_nobody_patrols()
      : (isOpen ? actionText : closedText)(action, boardIn(view));
    return m.board_event({ side: seatName(view.seat), what });
  },
  places: (view) => boardIn(view).things.map(({ id }) => String(id)),
  pickOf: (thing) => `thing:${thing}`,
  placesOf: (action) => [...new Set([...action.matchAll(/#(\d+)/g)].map(([, id]) => id!))],
  trial: () => import('./trial').then(({ trial }) => trial),

  picture(notation, board) {
    const { active, asked, question } = board as Board;
    return {
      notation,
      actor: question === 'over' ? 'over' : 'player',
      seats: 2,
      seat: (asked ?? active) === 'A' ? 0 : 1,
      question,
      choices: [],
      outcomes: [],
      result: null,
      board,
    };
  },
};
