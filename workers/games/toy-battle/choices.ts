import { decode } from './actions';
import type { BoardMap } from './board-data';
import type { Side } from './state';
import { troopCode } from './tiles';

/** The things on the screen whose choice, in this order, amounts to the action; `mover` owns the tiles named. */
export function picksOf(action: number, map: BoardMap, mover: Side): string[] {
  const parts = decode(action);
  switch (parts.kind) {
    case 'place':
      return [`tile:${mover}:${troopCode(parts.troop)}`, `node:${map.nodes[parts.node]}`];
    case 'hit':
    case 'recall':
      return [`node:${map.nodes[parts.node]}`];
    case 'shove':
      return [`node:${map.nodes[parts.from]}`, `node:${map.nodes[parts.to]}`];
    case 'exhume':
      return [`discard:${mover}:${troopCode(parts.troop)}`];
    case 'dealt':
      return [`outcome:${troopCode(parts.troop)}`];
    default:
      return [`button:${parts.kind}`];
  }
}
