import { toyBattle } from '../../../../workers/games/toy-battle/game';
import { SIDES, type Side, type State } from '../../../../workers/games/toy-battle/state';
import { machine } from './engine';
import type { Table } from './table';

function enter(state: State): void {
  const bytes = new Uint8Array(toyBattle.stateBytes);
  toyBattle.write(state, bytes);
  machine.restore(bytes);
}

/** A mark of all that a side may know of a node: equal marks look the same to it. */
export function sightOf(table: Table, side: Side): string {
  enter(table.state);
  return machine.observation(SIDES.indexOf(side));
}

/** A world that a side cannot tell from the real one, dealt by a seed. */
export function worldFor(table: Table, side: Side, seed: number): State {
  enter(table.state);
  machine.seed(seed);
  machine.determinize(SIDES.indexOf(side));
  return toyBattle.read(machine.save());
}
