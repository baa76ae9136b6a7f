import type { Goal } from '../../../analysis/contract';
import type { Question } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';

/** Turns that questions about more than one look ahead. */
const TURNS = [2, 3];

const GOALS: readonly Goal[] = [
  { kind: 'winNow' },
  ...['scored', 'gain', 'enemyGain'].map((metric) => ({ kind: 'bestTurn', metric })),
  ...['scored', 'gain'].map((metric) => ({ kind: 'bestSequence', metric, turns: 3 })),
  ...['forcedWin', 'onlyMove', 'bestMargin'].flatMap((kind) => TURNS.map((turns) => ({ kind, turns }))),
];

/** What can be asked of a position as it stands. */
export function* questions(_: Walker<State>, node: Node): Generator<Question> {
  for (const goal of GOALS) yield { node, goal };
}
