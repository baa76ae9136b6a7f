import { mapOf, type BoardMap } from './board-data';
import type { Side, Sided, State } from './state';
import { topSide } from './tiles';

/** Medals of the claimed regions (TB-REGION-1). */
export function medalsOf(state: Pick<State, 'map' | 'taken'>): Sided<number> {
  const medals = { blue: 0, red: 0 };
  for (const region of mapOf(state).regions) {
    const owner = state.taken[region.id];
    if (owner) medals[owner] += region.medals;
  }
  return medals;
}

/** The side that occupies every base around a region, claimed or not. */
export function holderOf(
  state: Pick<State, 'stacks'>,
  map: BoardMap,
  region: BoardMap['regions'][number],
): Side | null {
  const owners = new Set(region.bases.map((base) => topSide(state.stacks[map.nodes[base]!])));
  const [owner] = owners;
  return owners.size === 1 ? (owner ?? null) : null;
}
