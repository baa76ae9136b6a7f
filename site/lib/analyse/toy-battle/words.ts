/** Sides, nodes and actions of Toy Battle as the analyser speaks of them. */
import { layoutOf, type Layout } from '$lib/board/toy-battle/layout';
import { mapOf } from '$lib/board/toy-battle/map';
import { nodeName, pickWords, sideName, troopText } from '$lib/board/toy-battle/words';
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

/** An action in words, as played at a node. */
export function actionText(view: View, action: string): string {
  if (action.startsWith('~')) return troopText(action.slice(1));
  const choice = view.choices.find((known) => known.action === action);
  return choice ? wordsFor(() => view).choice(choice) : action;
}
