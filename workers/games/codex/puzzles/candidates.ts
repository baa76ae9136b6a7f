import { ANSWER_COUNT, ASK_MAIN, ASK_PATROL, QUESTION } from '../../../../assembly/games/codex/layout';
import { plainAction } from '../../../engine/codex';
import { plainStep } from '../../../puzzles/plain-step';
import type { Candidate } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { State } from '../state';

/** First turn, counted over both players, with enough in play to ask about. */
const FROM_TURN = 6;
const LONGEST = 3000;
/** One decision in so many is made at random, so that games differ. */
const WILD = 25;

/** One game of plain players, stopped where a main phase begins and where patrollers are placed. */
export function* candidates(walker: Walker<State>, setup: string, random: Random): Generator<Candidate> {
  const start = walker.codec.randomStart(setup, random);
  if (!start.ok) throw new RangeError(`no games with "${setup}"`);
  let node = walker.enter(start.value);
  let begun = 0;
  for (let ply = 0; ply < LONGEST && walker.actor(node) !== 'over'; ply++) {
    const { turn } = walker.codec.read(node).table;
    const isNew = node[QUESTION] === ASK_PATROL || (node[QUESTION] === ASK_MAIN && turn !== begun);
    if (turn >= FROM_TURN && node[ANSWER_COUNT] === 0 && isNew) {
      begun = turn;
      yield { node, ply };
    }
    node = walker.play(node, plainStep(walker, node, plainAction, WILD, random));
  }
}
