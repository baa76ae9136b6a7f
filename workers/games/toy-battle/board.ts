import { mapOf } from './board-data';
import { medalsOf } from './medals';
import { SIDES, type Board, type Side, type Sided, type State } from './state';
import { topSide } from './tiles';
import { reserveOf } from './validity';

/** The state with what its board also shows. `reach` gives the nodes connected for a seat (TB-REACH-1), which the engine knows. */
export function boardOf(state: State, reach: (seat: number) => number[]): Board {
  const { nodes } = mapOf(state);
  const reached = sided((side) => reach(SIDES.indexOf(side)).map((node) => nodes[node]!));
  return {
    ...state,
    medals: medalsOf(state),
    rackSize: sided((side) => state.rack[side].length),
    reserve: sided((side) => reserveOf(state, side)),
    reach: reached,
    stranded: sided((side) => nodes.filter((id) => topSide(state.stacks[id]) === side && !reached[side].includes(id))),
  };
}

function sided<T>(of: (side: Side) => T): Sided<T> {
  return { blue: of('blue'), red: of('red') };
}
