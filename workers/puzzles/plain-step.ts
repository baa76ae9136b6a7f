import type { Engine } from '../engine/engine';
import type { Random } from '../random';
import type { Node, Walker } from './walker';

/**
 * The next action of a game that puzzles are looked for in: chance draws by weight, and everybody plays as `plain` does
 * but for one decision in `wild`, which is made at random.
 *
 * @param plain asked of an engine that stands at the node
 */
export function plainStep<S>(
  walker: Walker<S>,
  node: Node,
  plain: (engine: Engine) => number,
  wild: number,
  random: Random,
): number {
  const { engine } = walker;
  if (walker.actor(node) === 'chance') {
    const { actions, weights } = engine.outcomes();
    let left = random(weights.reduce((sum, weight) => sum + weight, 0));
    return actions.find((_, i) => (left -= weights[i]!) < 0)!;
  }
  const actions = walker.legal(node);
  if (random(wild) === 0) return actions[random(actions.length)]!;
  engine.restore(node);
  return plain(engine);
}
