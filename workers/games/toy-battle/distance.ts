import { mapOf } from './board-data';
import { covers } from './covers';
import { TROOP_CODES, type Side, type State, type TroopCode } from './state';
import { other, topSide } from './tiles';

/** Troops a side may still have whose strength allows them on a node: gates and what lies there, connection aside. */
export function fitting(state: State, side: Side, node: number): TroopCode[] {
  const map = mapOf(state);
  const stack = state.stacks[map.nodes[node]!];
  const gate = state.options.specials === 'on' ? map.gate[node] : null;
  const left = state.rack[side] + state.unseen[side];
  const enemy = topSide(stack) === other(side);
  return TROOP_CODES.filter(
    (code) => left.includes(code) && (!gate || gate.includes(code)) && (!enemy || covers(code, stack!.at(-1)!)),
  );
}

/**
 * Fewest placements until a tile of a side stands on each node, in the order of the map, if the other side did nothing
 * (section 9.1 of the rules): own bases on the way cost nothing, HQs are no stepping stones (TB-REACH-4). Infinity where no
 * tile can get, and on the side's own HQs. Hook's leap over gaps is left out, effects too.
 */
export function distances(state: State, side: Side): number[] {
  const map = mapOf(state);
  const far = map.nodes.map(() => Infinity);
  const own = (node: number): boolean => topSide(state.stacks[map.nodes[node]!]) === side;
  const price = map.nodes.map((_, node) => (own(node) ? 0 : fitting(state, side, node).length > 0 ? 1 : Infinity));
  let edge: (readonly [number, number])[] = map.nodes.flatMap((_, node) =>
    map.hqSide[node] === side ? map.neighbours[node]!.map((to) => [to, 0] as const) : [],
  );
  while (edge.length > 0) {
    const next: (readonly [number, number])[] = [];
    for (const [node, before] of edge) {
      const cost = before + price[node]!;
      if (map.hqSide[node] === side || cost >= far[node]!) continue;
      far[node] = cost;
      if (map.hqSide[node] === null) next.push(...map.neighbours[node]!.map((to) => [to, cost] as const));
    }
    edge = next;
  }
  return far;
}

/** Fewest placements until a side takes an enemy HQ; 1 if it can be taken now. */
export function hqDistance(state: State, side: Side): number {
  const map = mapOf(state);
  const far = distances(state, side);
  return Math.min(...far.filter((_, node) => map.hqSide[node] === other(side)));
}
