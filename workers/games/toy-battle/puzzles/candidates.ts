import type { Random } from '../../../random';
import { noisyAnswer } from '../../../puzzles/noisy';
import type { Candidate } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';

/** Turns before which there is little on the board to ask about (section 8.3 of the rules). */
const FIRST_TURN = 4;

/** Widths of the noise beside the static win chance: from sound games to wild ones. */
const NOISES = [0.03, 0.08, 0.15, 0.3] as const;

/** Seeds of what chance does. */
const SEEDS = 1 << 16;

/** One game between two one-ply players with some noise, stopped at every start of a turn from the fourth on. */
export function* candidates(walker: Walker<State>, board: string, random: Random): Generator<Candidate> {
  const start = walker.codec.randomStart(board, random);
  if (!start.ok) throw new RangeError(`no games on "${board}"`);
  const noise = NOISES[random(NOISES.length)]!;
  let node = walker.enter(start.value);
  for (let ply = 0; ; ply++) {
    const actor = walker.actor(node);
    if (actor === 'over') return;
    const state = walker.state(node);
    if (state.question === 'turn' && state.turns >= FIRST_TURN) yield { node, ply };
    node =
      actor === 'chance' ? happen(walker, node, random) : walker.play(node, noisyAnswer(walker, node, noise, random));
  }
}

function happen({ engine }: Walker<State>, node: Node, random: Random): Node {
  engine.restore(node);
  engine.seed(random(SEEDS), random(SEEDS));
  engine.happen();
  return engine.save();
}
