import { noisyAnswer } from '../../../puzzles/noisy';
import type { Candidate } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { State } from '../state';

/** Turns before which there is too little on the board to ask about. */
const FIRST_TURN = 6;
/** Turns after which a game is left: boards only grow fuller. */
const LAST_TURN = 40;

/** Widths of the noise beside the static win chance: from sound games to wild ones. */
const NOISES = [0.03, 0.08, 0.2] as const;

/** One game between two quick players with some noise, stopped at the start of every turn from the seventh on. */
export function* candidates(walker: Walker<State>, setup: string, random: Random): Generator<Candidate> {
  const start = walker.codec.randomStart(setup, random);
  if (!start.ok) throw new RangeError(`no games with "${setup}"`);
  const noise = NOISES[random(NOISES.length)]!;
  let node = walker.enter(start.value);
  let turn = -1;
  for (let ply = 0; walker.actor(node) !== 'over'; ply++) {
    const state = walker.state(node);
    if (state.ply > LAST_TURN) return;
    if (state.ply !== turn && state.question === 'menu') {
      turn = state.ply;
      if (turn >= FIRST_TURN) yield { node, ply };
    }
    node =
      walker.actor(node) === 'chance'
        ? happen(walker, node, random)
        : walker.play(node, noisyAnswer(walker, node, noise, random));
  }
}

function happen(walker: Walker<State>, node: Node, random: Random): Node {
  const steps = walker.steps(node);
  return walker.play(node, steps[random(steps.length)]!);
}
