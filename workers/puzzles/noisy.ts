import type { Random } from '../random';
import type { Node, Walker } from './walker';

/** Resolution of the noise. */
const GRAIN = 1 << 16;

/**
 * The answer at a decision whose static win chance is highest after noise: what the players of games in which puzzles are
 * looked for choose.
 *
 * @param noise width of the noise, as a win chance
 */
export function noisyAnswer<S>(walker: Walker<S>, node: Node, noise: number, random: Random): number {
  const seat = walker.actor(node) as number;
  let best = 0;
  let most = -Infinity;
  for (const action of walker.legal(node)) {
    walker.engine.restore(node);
    walker.engine.apply(action);
    const value = walker.engine.evaluate(seat) + (noise * random(GRAIN)) / GRAIN;
    if (value > most) [best, most] = [action, value];
  }
  return best;
}
