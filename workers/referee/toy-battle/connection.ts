import { basesOf, hqsOf, isBase, isHqOf, mapOf, neighbours, nodesOf } from './board';
import { occupies, type Side, type State } from './state';

/** States are never changed in place, so what follows from one needs to be worked out once. */
const remembered = new WeakMap<State, Partial<Record<Side, ReadonlySet<string>>>>();

/**
 * The nodes a side is connected to (TB-REACH-1), enemy HQs included, own HQs left out:
 * from an own HQ along bases the side occupies (TB-REACH-2, TB-REACH-3), never through an HQ (TB-REACH-4).
 */
export function reachSet(state: State, side: Side): ReadonlySet<string> {
  const before = remembered.get(state)?.[side];
  if (before) return before;
  const map = mapOf(state);
  const reached = new Set<string>();
  const from = hqsOf(map, side);
  while (from.length > 0) {
    for (const node of neighbours(map, from.pop()!)) {
      if (reached.has(node) || isHqOf(map, node, side)) continue;
      reached.add(node);
      if (isBase(map, node) && occupies(state, side, node)) from.push(node);
    }
  }
  remembered.set(state, { ...remembered.get(state), [side]: reached });
  return reached;
}

export const isConnected = (state: State, side: Side, node: string): boolean => reachSet(state, side).has(node);

/** The connected nodes in list order. Gates and strength aside. */
export const reach = (state: State, side: Side): string[] =>
  nodesOf(mapOf(state)).filter((node) => isConnected(state, side, node));

/** The bases a side occupies but cannot build from (TB-REACH-6), in list order. */
export const stranded = (state: State, side: Side): string[] =>
  basesOf(mapOf(state)).filter((base) => occupies(state, side, base) && !isConnected(state, side, base));
