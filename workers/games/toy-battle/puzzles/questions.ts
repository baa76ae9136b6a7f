import type { Question } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';
import { cutGoal } from './cut-goals';

/** Tiles that may be left to draw in a question about the whole rest of the game. */
const LAST_DRAWS = 2;

/** Answers to these may give medals away. */
const GIVES = ['recall', 'shove'];

/** What can be asked of a position as it stands. */
export function* questions(walker: Walker<State>, node: Node): Generator<Question> {
  const { question, unseen } = walker.state(node);
  for (const kind of ['win-turn', 'max-medals', 'safe-turn', 'safest-turn']) yield { node, goal: { kind } };
  const cut = question === 'turn' ? cutGoal(walker, node) : null;
  if (cut) yield { node, goal: cut };
  if (GIVES.includes(question)) yield { node, goal: { kind: 'no-gift' } };
  if (unseen.blue.length + unseen.red.length <= LAST_DRAWS) yield { node, goal: { kind: 'endgame' } };
}
