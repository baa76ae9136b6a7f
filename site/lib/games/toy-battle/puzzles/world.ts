/** The node with other tiles on the hidden rack, out of the same unknown ones. Loaded when a refutation is shown. */
import { parse, print } from '$workers/games/toy-battle/notation';
import { SIDES, TROOP_CODES, type Side, type State } from '$workers/games/toy-battle/state';
import { countTiles, tilesOf } from '$workers/games/toy-battle/tiles';

/** @throws RangeError for a notation that cannot be read: puzzle files are tested, so this is a fault of ours */
export function withRack(notation: string, solver: number, rack: string): string {
  const parsed = parse(notation);
  if (!parsed.ok) throw new RangeError(`${parsed.error.problem} at ${parsed.error.column}: ${parsed.error.found}`);
  const state = parsed.value;
  const enemy = SIDES[1 - solver]!;
  const pool = countTiles(state.rack[enemy] + state.unseen[enemy]);
  const held = filled(state, enemy, countTiles(rack), pool);
  return print({
    ...state,
    rack: { ...state.rack, [enemy]: tilesOf(held) },
    unseen: { ...state.unseen, [enemy]: tilesOf(pool.map((count, troop) => count - held[troop]!)) },
  });
}

/** Counts of the tiles asked for, of those known to be there, and of any others up to the size the rack has. */
function filled(state: State, side: Side, wanted: readonly number[], pool: readonly number[]): number[] {
  const known = countTiles(state.known[side]);
  const held = wanted.map((count, troop) => Math.max(count, known[troop]!));
  let free = state.rack[side].length - held.reduce((sum, count) => sum + count, 0);
  for (const troop of TROOP_CODES.keys()) {
    const more = Math.max(0, Math.min(free, pool[troop]! - held[troop]!));
    held[troop]! += more;
    free -= more;
  }
  return held;
}
