import { mapOf } from './board-data';
import { SIDES, type Side, type Sided, type State } from './state';
import { topSide } from './tiles';

/** A region whose medals are still to be had, and the bases each side lacks of it. */
export interface RegionState {
  id: string;
  medals: number;
  bases: number;
  missing: Sided<string[]>;
}

/** The open regions of a board, in its order (TB-REGION-1, TB-REGION-4). */
export function openRegions(state: Pick<State, 'map' | 'stacks' | 'taken'>): RegionState[] {
  const map = mapOf(state);
  return map.regions
    .filter(({ id }) => !state.taken[id])
    .map(({ id, medals, bases }) => {
      const lacks = (side: Side) =>
        bases.map((base) => map.nodes[base]!).filter((base) => topSide(state.stacks[base]) !== side);
      const [blue, red] = SIDES.map(lacks) as [string[], string[]];
      return { id, medals, bases: bases.length, missing: { blue, red } };
    });
}
