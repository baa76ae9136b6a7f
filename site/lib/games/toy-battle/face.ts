/** How Toy Battle is spoken of, pointed at and pictured. */
import { layoutOf, type Layout } from '$lib/games/toy-battle/board/layout';
import { mapOf } from '$lib/games/toy-battle/board/map';
import { askerName, boardIn, pickWords, seatName, troopText } from '$lib/games/toy-battle/board/words';
import { withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Face } from '$lib/board/face';
import type { View } from '$workers/contract';
import { SIDES, type Board, type Side } from '$workers/games/toy-battle/state';

const layouts = new Map<string, Layout>();

/** Layouts are worked out anew by each board; words need them for every single node. */
export function layoutFor(view: View): Layout {
  const { map } = boardIn(view);
  const layout = layouts.get(map) ?? layoutOf(mapOf(map));
  layouts.set(map, layout);
  return layout;
}

const words = (view: () => View) =>
  pickWords(
    () => layoutFor(view()),
    () => view().question,
  );

/** Nodes an action names, in its order. */
const nodesOf = (action: string): string[] =>
  (/^place .@(\w+)$/.exec(action)?.[1] ?? /^(?:hit|recall|shove) (.*)$/.exec(action)?.[1] ?? '')
    .split('>')
    .filter(Boolean);

/** What is chosen on the screen for an action, whether it is legal or not; `mover` owns the tiles named. */
function picksOf(action: string, mover: Side): string[] {
  const [word = '', rest = ''] = action.split(' ');
  if (word === 'place') return [`tile:${mover}:${rest[0]}`, `node:${rest.slice(2)}`];
  if (word === 'exhume') return [`discard:${mover}:${rest}`];
  const nodes = nodesOf(action);
  return nodes.length > 0 ? nodes.map((node) => `node:${node}`) : [`button:${word}`];
}

function actionText(view: View, action: string): string {
  if (action.startsWith('~')) return troopText(action.slice(1));
  return words(() => view).choice({ action, picks: picksOf(action, boardIn(view).toMove) });
}

/**
 * The tile the opponent draws stays unnamed (TB-INFO-1), and so does one of the opponent's that freezes (TB-FIELD-6); a
 * tile hit by XB-42 is seen by both (TB-XB42-3).
 */
function eventText(view: View, action: string, viewer: number | null): string {
  if (!action.startsWith('~')) {
    const text = actionText(view, action);
    const what = action === 'skip' ? withAside(text, askerName(boardIn(view).question)) : text;
    return m.board_event({ side: seatName(view.seat), what });
  }
  const tile = troopText(action.slice(1));
  const { question } = boardIn(view);
  const victim = question === 'loses' || question === 'ices' ? 1 - view.seat : view.seat;
  const side = seatName(victim);
  if (question === 'loses') return m.tb_event_loses({ side, tile });
  const open = viewer === null || viewer === victim;
  if (question === 'ices') return open ? m.tb_event_ices({ side, tile }) : m.tb_event_ices_hidden({ side });
  return open ? m.tb_event_deal({ side, tile }) : m.tb_event_deal_hidden({ side });
}

export const face: Face = {
  seat: seatName,
  words,
  action: actionText,
  event: eventText,
  places: (view) => layoutFor(view).spots.map(({ id }) => id),
  pickOf: (node) => `node:${node}`,
  placesOf: nodesOf,
  trial: () => import('./trial').then(({ trial }) => trial),
  aboutLines: new Set(['TB-REACH-1', 'TB-REACH-5', 'TB-HOOK-2', 'TB-METAL-2']),

  picture(notation, board) {
    const { toMove, question } = board as Board;
    return {
      notation,
      actor: 'player',
      seats: SIDES.length,
      seat: SIDES.indexOf(toMove),
      question,
      choices: [],
      outcomes: [],
      result: null,
      board,
    };
  },
};
