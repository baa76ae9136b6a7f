import * as layout from '../../../../assembly/games/tash-kalar/layout';
import type { Random } from '../../../random';

/** Of so many decisions, one is made otherwise. */
const SUMMON_MOST = 4;
const PLACE_MOST = 8;

/**
 * How the games go on that questions are asked about: pieces are put down, and whatever card fits is played. Uniformly
 * random actions fill the arena with commons, and hardly a being ever comes.
 */
export function choose(legal: ArrayLike<number>, random: Random): number {
  const all = Array.from(legal);
  const one = (actions: readonly number[]): number => actions[random(actions.length)]!;
  const of = (...verbs: readonly number[]): number[] => all.filter((action) => verbs.includes(action >>> 16));
  const cards = of(layout.SUMMON, layout.CLAIM, layout.INVOKE);
  if (cards.length > 0 && random(SUMMON_MOST) > 0) return one(cards);
  const places = of(layout.PLACE);
  return one(places.length > 0 && random(PLACE_MOST) > 0 ? places : all);
}
