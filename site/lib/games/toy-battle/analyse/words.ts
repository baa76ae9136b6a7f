/** Sides, nodes and actions of Toy Battle as the analyser speaks of them. */
import { layoutOf, type Layout } from '$lib/games/toy-battle/board/layout';
import { mapOf } from '$lib/games/toy-battle/board/map';
import { nodeName, pickWords, sideName } from '$lib/games/toy-battle/board/words';
import { eventText } from '$lib/games/toy-battle/learn/events';
import type { View } from '$workers/contract';
import { SIDES, type Board, type Side } from '$workers/games/toy-battle/state';

export const boardIn = (view: View): Board => view.board as Board;

export const sideOf = (seat: number): Side => SIDES[seat]!;
export const seatName = (seat: number): string => sideName(sideOf(seat));

const layouts = new Map<string, Layout>();

/** Layouts are worked out anew by each board; words need them for every single node. */
export function layoutFor(view: View): Layout {
  const { map } = boardIn(view);
  const layout = layouts.get(map) ?? layoutOf(mapOf(map));
  layouts.set(map, layout);
  return layout;
}

/** How the visitor's language speaks of a node of a board. */
export const nodeText = (view: View, node: string): string =>
  nodeName(layoutFor(view).at[node] ?? { id: node, hq: null });

export const wordsFor = (view: () => View) => pickWords(() => layoutFor(view()));

/** What an action did; tiles that `viewer` does not see stay unnamed. */
export function eventIn(view: View, action: string, viewer: number | null): string {
  const strikes = view.question === 'loses' || view.question === 'ices';
  const victim = strikes ? 1 - view.seat : view.seat;
  return eventText(
    view,
    action,
    viewer ?? victim,
    wordsFor(() => view),
  );
}

/** A decision in words, as it is made at a node. */
export function actionText(view: View, action: string): string {
  const choice = view.choices.find((known) => known.action === action);
  return choice ? wordsFor(() => view).choice(choice) : action;
}
