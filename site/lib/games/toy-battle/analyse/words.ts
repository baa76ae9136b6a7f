/** Sides and nodes of Toy Battle as the analyser speaks of them. */
import { nodeName } from '$lib/games/toy-battle/board/words';
import { layoutFor } from '$lib/games/toy-battle/face';
import type { View } from '$workers/contract';
import { SIDES, type Side } from '$workers/games/toy-battle/state';

export const sideOf = (seat: number): Side => SIDES[seat]!;

/** How the visitor's language speaks of a node of a board. */
export const nodeText = (view: View, node: string): string =>
  nodeName(layoutFor(view).at[node] ?? { id: node, hq: null });
