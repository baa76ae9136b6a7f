/** Which paths carry a side's line, and which lead to its bases that are cut off (TB-REACH-1, TB-REACH-6). */
import type { Board, Side } from '$workers/games/toy-battle/state';
import type { Layout, Road } from './layout';
import { topOf } from './stacks';

export interface Links {
  /** Paths along which the side's line runs on: from its HQ or a connected base of its own to a connected node. */
  line: Road[];
  /** Paths between a base that is cut off and any node its side occupies. */
  broken: Road[];
}

export function linksOf(layout: Layout, board: Board, side: Side): Links {
  const reach = new Set(board.reach[side]);
  const stranded = new Set(board.stranded[side]);
  const holds = (id: string): boolean => topOf(board.stacks[id])?.side === side;
  const source = (id: string): boolean =>
    layout.at[id].hq === side || (!layout.at[id].hq && holds(id) && reach.has(id));
  const line: Road[] = [];
  const broken: Road[] = [];
  for (const road of layout.roads) {
    const { from, to } = road;
    if (source(from.id) && (reach.has(to.id) || layout.at[to.id].hq === side)) line.push(road);
    else if (source(to.id) && reach.has(from.id)) line.push(road);
    else if ((stranded.has(from.id) && holds(to.id)) || (stranded.has(to.id) && holds(from.id))) broken.push(road);
  }
  return { line, broken };
}
