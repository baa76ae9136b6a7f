import { CHANCE, OVER } from '../../workers/engine/abi';
import { plainAction } from '../../workers/engine/conquest';
import type { Engine } from '../../workers/engine/engine';
import { conquest as codec } from '../../workers/games/conquest/game';
import { firstNode } from '../../workers/games/conquest/start';

const SEATS = [2, 3, 4, 5];
const GAMES_EACH = 5;
const STEPS = 600;
/** Of so many steps of a game one is taken. */
const EVERY = 60;

/** Nodes at which a player decides, in games of two to five plain players, beginning to end. */
export function plainGames(engine: Engine): Uint8Array[] {
  const positions: Uint8Array[] = [];
  for (const seats of SEATS)
    for (let seed = 1; seed <= GAMES_EACH; ++seed) {
      const bytes = new Uint8Array(codec.stateBytes);
      codec.write(firstNode(seats), bytes);
      engine.seed(seed);
      engine.load(bytes);
      for (let step = 0; step < STEPS && engine.actor() !== OVER; ++step) {
        if (engine.actor() === CHANCE) {
          engine.happen();
          continue;
        }
        if (step % EVERY === 0) positions.push(engine.save());
        engine.apply(plainAction(engine));
      }
    }
  return positions;
}
