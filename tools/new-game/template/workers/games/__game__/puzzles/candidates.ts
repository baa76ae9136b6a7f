import { noisyAnswer } from '../../../puzzles/noisy';
import type { Candidate } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { State } from '../state';

/** Width of the noise beside the static win chance. */
const NOISE = 0.3;

/** One game between quick players, stopped at every turn. */
export function* candidates(walker: Walker<State>, setup: string, random: Random): Generator<Candidate> {
  const start = walker.codec.randomStart(setup, random);
  if (!start.ok) throw new RangeError(`no games with "${setup}"`);
  let node = walker.enter(start.value);
  for (let ply = 0; walker.actor(node) !== 'over'; ply++) {
    yield { node, ply };
    node = walker.play(node, noisyAnswer(walker, node, NOISE, random));
  }
}
