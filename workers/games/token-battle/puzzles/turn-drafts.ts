import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import { decode } from '../actions';
import { cardOf } from '../cards';
import { incomeIn } from '../gains';
import { other, type Side, type State } from '../state';
import { bestPlay } from './best-play';
import { ahead, question } from './question';
import { topTwo } from './tuning';

export function bestTurn(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const goal = { kind: 'bestTurn', metric: random(2) === 0 ? 'scored' : 'gain' };
  const draft = question(walker, node, goal, ({ solved }) => ahead(solved), 1, random);
  return draft && !isPlain(walker, draft) ? draft : null;
}

/** The best turn is only the largest number on a card. */
function isPlain(walker: Walker<State>, { node, solved }: Draft): boolean {
  const state = walker.state(node);
  const parts = decode(solved.right[0]!, state);
  if (parts.kind !== 'place') return false;
  const tops = state.cards[state.turn as Side].map(([top]) => cardOf(top!));
  return tops[parts.stack]!.value === Math.max(...tops.map(({ value }) => value));
}

/** Points per turn that a demolition takes from the opponent, at least. */
const DEMOLISHED = 4;

export function demolition(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const state = walker.state(node);
  const enemy = other(state.turn as Side);
  const before = incomeIn(node)[enemy];
  const fits = ({ solved }: Draft): boolean => ahead(solved) && before + topTwo(solved).best >= DEMOLISHED;
  return question(walker, node, { kind: 'bestTurn', metric: 'enemyGain' }, fits, 1, random);
}

/** A sequence of own turns is followed this far. */
const SEQUENCE = 3;

export function doubleTurn(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const goal = { kind: 'bestSequence', metric: random(2) === 0 ? 'scored' : 'gain', turns: SEQUENCE };
  const draft = question(walker, node, goal, ({ solved }) => ahead(solved), 2, random);
  if (!draft) return null;
  const line = bestPlay(walker, draft.node, goal, draft.node);
  return line.length >= 2 ? draft : null;
}
