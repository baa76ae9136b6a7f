import * as L from '../../../../assembly/games/codex/layout';
import type { Random } from '../../../random';

/** How much likelier than any other action; uniformly random ones leave the table empty or end the turn at once. */
const WEIGHTS: ReadonlyMap<number, number> = new Map([
  [L.PLAY, 6],
  [L.SUMMON, 12],
  [L.BUILD, 10],
  [L.HIRE, 6],
  [L.THING, 4],
  [L.LEVEL, 2],
]);

const weight = (action: number): number => WEIGHTS.get(action >>> L.ARGUMENT_BITS) ?? 1;

/** How the games go on that questions are asked about: cards are played and patrollers placed before anything else. */
export function choose(legal: ArrayLike<number>, random: Random): number {
  const all = Array.from(legal);
  let left = random(all.reduce((sum, action) => sum + weight(action), 0));
  return all.find((action) => (left -= weight(action)) < 0)!;
}
