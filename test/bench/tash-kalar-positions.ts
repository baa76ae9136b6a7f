/** Mid-game positions of Tash-Kalar: starts of turns from games between players who look one step ahead and now and then err. */
import { OVER, CHANCE } from '../../workers/engine/abi';
import type { Engine } from '../../workers/engine/engine';
import { tashKalar } from '../../workers/games/tash-kalar/game';
import { SETUPS } from '../../workers/games/tash-kalar/setups';
import { playerNamed } from '../../workers/match/players';
import { seededRandom } from '../../workers/random';

/** One decision in so many is made at random. */
const ERRS_ONE_IN = 5;
/** Finished turns of both sides at which a position counts as mid-game, first and last. */
const EARLIEST = 8;
const LATEST = 21;

/** One position a game, at a turn that differs from game to game; the setups take turns. */
export function midgame(engine: Engine, count: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let seed = 1; found.length < count; ++seed) {
    const position = turnOf(engine, seed, EARLIEST + (seed % (LATEST - EARLIEST + 1)));
    if (position) found.push(position);
  }
  return found;
}

/** The start of a turn in the game of that seed, or null if the game ends before. */
function turnOf(engine: Engine, seed: number, turns: number): Uint8Array | null {
  const start = tashKalar.randomStart(SETUPS[seed % SETUPS.length]!, seededRandom(seed), {});
  if (!start.ok) throw new RangeError(start.error.problem);
  const bytes = new Uint8Array(tashKalar.stateBytes);
  tashKalar.write(start.value, bytes);
  engine.load(bytes);
  engine.seed(seed);
  const random = seededRandom(seed);
  const [careful, careless] = [playerNamed('one-ply', tashKalar), playerNamed('random', tashKalar)];
  for (;;) {
    const actor = engine.actor();
    if (actor === OVER) return null;
    if (actor === CHANCE) {
      engine.happen();
      continue;
    }
    const here = engine.save();
    if (tashKalar.read(here).ply === turns) return here;
    engine.apply((random(ERRS_ONE_IN) ? careful : careless)(engine, random));
  }
}
