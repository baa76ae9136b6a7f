import type { Goal } from '../../../analysis/contract';
import type { Question } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { cardOf, taskOf } from '../cards';
import { other, type State } from '../state';
import { practice } from './practice';

/**
 * What can be asked of the turn at hand, with the cards the player on turn holds: nothing is discarded, and nothing is drawn
 * before the end. What the opponent is known to hold is shown.
 */
export function* questions(walker: Walker<State>, node: Node): Generator<Question> {
  const from = walker.state(node);
  const { side, mode, board, row, claimed, points, turn, end } = from;
  if (from.question !== 'menu' || turn.actions === 0) return;
  const own = from.hands[side];
  const beings = [...own.beings, ...own.legends];
  const hand = [...beings, ...own.flares];
  const known = from.known[other(side)];
  const shown = [...known.beings, ...known.legends, ...known.flares];
  const last = end === 0;
  const start = walker.enter(practice(from, { board, hand, shown, actions: turn.actions, row, claimed, points, last }));

  const word = (id: string): string => cardOf(id).word;
  const goals: Goal[] = [
    ...(last ? [{ kind: 'winNow' }] : [{ kind: 'points' }]),
    ...(mode === 'duel' ? [{ kind: 'bestTurn' }] : row.map((id) => ({ kind: 'claim', card: taskOf(id).word }))),
    { kind: 'killLegend' },
    ...hand.map((id) => ({ kind: 'play', card: own.flares.includes(id) ? id : word(id) })),
    ...beings.flatMap((id) => ['come', 'idle'].map((kind) => ({ kind, card: word(id) }))),
    ...[...known.beings, ...known.legends].map((id) => ({ kind: 'shutOut', card: word(id) })),
  ];
  for (const goal of goals) yield { node: start, goal };
}
