import { QUESTION, ASK_MAIN, TURN } from '../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../workers/engine/abi';
import { plainAction } from '../../workers/engine/codex';
import type { Engine } from '../../workers/engine/engine';
import { seededRandom } from '../../workers/random';
import { PAIRINGS, startOf } from './codex-decks';

const FROM_TURN = 6;
/** Of so many main phases one is taken. */
const EVERY = 4;

const turnOf = (state: Uint8Array): number => new DataView(state.buffer, state.byteOffset).getUint16(TURN, true);

/**
 * Starts of main phases from turn six on, in games of plain players with all pairings of decks; or of each main phase the
 * first decision at which `fits` holds of the engine's position.
 */
export function midGames(engine: Engine, count: number, fits: () => boolean = () => true, seed = 1): Uint8Array[] {
  const positions: Uint8Array[] = [];
  for (let game = 0; positions.length < count; ++game) {
    const [a, b] = PAIRINGS[game % PAIRINGS.length]!;
    const random = seededRandom(seed * 1000 + game);
    engine.seed(seed, game);
    engine.load(startOf(a, b));
    let seen = 0;
    while (engine.actor() !== OVER) {
      if (engine.actor() === CHANCE) {
        engine.happen();
        continue;
      }
      const state = engine.save();
      const turn = turnOf(state);
      if (state[QUESTION] === ASK_MAIN && turn !== seen && fits()) {
        seen = turn;
        if (turn >= FROM_TURN && random(EVERY) === 0) positions.push(state);
      }
      engine.apply(plainAction(engine));
    }
  }
  return positions.slice(0, count);
}
