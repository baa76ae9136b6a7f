/** How Token Battle is spoken of, pointed at and pictured. */
import { boardIn, cardName, pickWords, seatName, sideName } from '$lib/games/token-battle/board/words';
import { withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Face } from '$lib/board/face';
import type { View } from '$workers/contract';
import { FIELDS } from '$workers/games/token-battle/board-fields';
import { SIDES, type Board, type Side } from '$workers/games/token-battle/state';

/** Card, field and, where several stacks show the card, the number of the stack; see `actionText` of the codec. */
const ACTION = /^([a-z-]+)(?::(\d))?@(\w+)$/;

/** The card an action plays; undefined for one that plays none. */
export const cardOfAction = (action: string): string | undefined => ACTION.exec(action)?.[1];

const words = (view: () => View) => pickWords(() => boardIn(view()));

/** The draw of the first player is no choice of cards. */
function actionText(action: string): string {
  const first = /^~([AB])$/.exec(action)?.[1];
  if (first) return m.tk_begins({ side: sideName(first as Side) });
  const [, card, stack, field] = ACTION.exec(action) ?? [];
  if (!card) return action;
  const text = m.tk_place({ card: cardName(card), field: field! });
  return stack ? withAside(text, m.tk_stack({ n: stack })) : text;
}

/** Whose move it was, and which card went where. */
function eventText(view: View, action: string): string {
  if (view.actor === 'chance') return actionText(action);
  const choice = view.choices.find((one) => one.action === action);
  return m.board_event({ side: seatName(view.seat), what: choice ? words(() => view).choice(choice) : action });
}

export const face: Face = {
  seat: seatName,
  words,
  action: (_view, action) => actionText(action),
  event: eventText,
  places: () => [...FIELDS],
  pickOf: (field) => `field:${field}`,
  placesOf: (action) => action.match(/(?<=@)\w+$/) ?? [],
  trial: () => import('./trial').then(({ trial }) => trial),

  picture: (notation, board) => ({
    notation,
    actor: 'player',
    seats: SIDES.length,
    seat: SIDES.indexOf((board as Board).turn as Side),
    question: 'turn',
    choices: [],
    outcomes: [],
    result: null,
    board,
  }),
};
