import type { Goal } from '../../../analysis/contract';
import type { Random } from '../../../random';
import type { Node, Solved, Walker } from '../../../puzzles/walker';
import { SIDES, type Side, type State } from '../state';
import { countTiles, sortTiles, tilesOf } from '../tiles';

/** Legal first actions a puzzle keeps, so that there is something to choose from. */
export const FEWEST_ACTIONS = 8;

/** A rack below this size is not thinned out any further. */
const SMALL_RACK = 4;

const without = (tiles: string, troop: string): string => tiles.replace(troop, '');

/** As much of a tile list as a rack holds: what is known or frozen has to lie there. */
function heldOf(tiles: string, rack: string): string {
  const counts = countTiles(rack);
  return tilesOf(countTiles(tiles).map((count, troop) => Math.min(count, counts[troop]!)));
}

/** Puts a tile of the rack back among the unseen ones; the army stays complete. */
export function putBack(state: State, side: Side, troop: string): State {
  const rack = without(state.rack[side], troop);
  return {
    ...state,
    rack: { ...state.rack, [side]: rack },
    known: { ...state.known, [side]: heldOf(state.known[side], rack) },
    frozen: { ...state.frozen, [side]: heldOf(state.frozen[side], rack) },
    unseen: { ...state.unseen, [side]: sortTiles(state.unseen[side] + troop) },
  };
}

/**
 * Thins out the mover's rack: whatever can go back without a change of the best value and of the right first actions
 * does, as long as rack and choice stay large enough.
 */
export function reduceRack(
  walker: Walker<State>,
  node: Node,
  goal: Goal,
  solved: Solved,
  budget: number,
): { node: Node; solved: Solved } {
  let kept = { node, solved };
  const { toMove, rack } = walker.state(node);
  for (const troop of rack[toMove]) {
    const state = walker.state(kept.node);
    if (state.rack[toMove].length <= SMALL_RACK) break;
    const smaller = walker.enter(putBack(state, toMove, troop));
    const again = walker.solve(smaller, goal, budget);
    if (again && again.values.size > FEWEST_ACTIONS && sameAnswer(again, kept.solved)) {
      kept = { node: smaller, solved: again };
    }
  }
  return kept;
}

export function sameAnswer(a: Solved, b: Solved): boolean {
  return (
    a.value.num === b.value.num &&
    a.value.den === b.value.den &&
    a.right.length === b.right.length &&
    a.right.every((action) => b.right.includes(action))
  );
}

/** Puts random tiles back until the rack has at most `size`, and every tile of the troops in `never`. */
export function thinRack(state: State, side: Side, size: number, never: string, random: Random): State {
  let thin = state;
  for (const troop of state.rack[side]) if (never.includes(troop)) thin = putBack(thin, side, troop);
  while (thin.rack[side].length > size) thin = putBack(thin, side, thin.rack[side][random(thin.rack[side].length)]!);
  return thin;
}

/**
 * A late position made out of an earlier one: small racks, and no tile left to draw but `draws` of a side. The unseen
 * tiles are out of the game.
 */
export function runDry(state: State, sizes: readonly number[], draws: readonly number[], random: Random): State {
  let late: State = state;
  SIDES.forEach((side, s) => (late = thinRack(late, side, sizes[s]!, '', random)));
  const drawn = (side: Side, count: number): string => {
    let pool = late.unseen[side];
    let tiles = '';
    for (let n = 0; n < count && pool; n++) {
      const troop = pool[random(pool.length)]!;
      pool = without(pool, troop);
      tiles += troop;
    }
    return sortTiles(tiles);
  };
  return {
    ...late,
    unseen: { blue: drawn('blue', draws[0]!), red: drawn('red', draws[1]!) },
    removed: { blue: 0, red: 0 },
    known: { blue: '', red: '' },
    frozen: { blue: '', red: '' },
  };
}
