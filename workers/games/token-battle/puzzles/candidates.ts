import { noisyAnswer } from '../../../puzzles/noisy';
import type { Candidate } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { State } from '../state';

/** Turns before which there is too little on the board to ask about. */
const FIRST_TURN = 7;

/** Points of the second player that make games close (section 9.5 of the rules). */
const HEAD_START = '60';

/** Widths of the noise beside the static win chance: from sound games to wild ones. */
const NOISES = [0.02, 0.05, 0.12, 0.3] as const;

/** One game between two quick players with some noise, stopped at every turn from the seventh on. */
export function* candidates(walker: Walker<State>, pairing: string, random: Random): Generator<Candidate> {
  const firstPlayer = random(2) === 0 ? 'A' : 'B';
  const start = walker.codec.randomStart(pairing, random, { firstPlayer, headStart: HEAD_START });
  if (!start.ok) throw new RangeError(`no games with "${pairing}"`);
  const noise = NOISES[random(NOISES.length)]!;
  let node = walker.enter(start.value);
  for (let ply = 0; walker.actor(node) !== 'over'; ply++) {
    if (ply >= FIRST_TURN) yield { node: walker.enter(practice(walker.state(node))), ply };
    node = walker.play(node, noisyAnswer(walker, node, noise, random));
  }
}

/** The position alone: how the game was set up changes nothing any more. */
const practice = (state: State): State => ({ ...state, options: {} });
