import { ONE, ZERO, fraction, type Fraction } from '../fraction';
import { solve, type Aim, type Solution, type Watch } from '../solve';
import { landsOf, ownerOf } from './board';
import { MISSIONS } from './cards';
import { fulfils } from './claiming';
import { actor, game, result, seat } from './game';
import { starsOn, type Land } from './map';
import { income } from './recruit';
import { PLAYERS, type Player, type State } from './state';

/** The questions of puzzles (section 8 of the rules). */
export type Goal =
  | { kind: 'win' }
  /** Own all these territories when the attack phase of whoever asks ends. */
  | { kind: 'take'; nodes: Land[] }
  /** Own all of them when the attack phase of an opponent ends: the one that goes on, or the next one. */
  | { kind: 'hold'; nodes: Land[] }
  /** The condition of a mission, by id, holds when the attack phase of whoever asks ends. */
  | { kind: 'mission'; card: string }
  /** Units of the next count, every card turned over, or territories, when the turn is over. */
  | { kind: 'most'; metric: 'income' | 'lands' };

const truth = (is: boolean): Fraction => (is ? ONE : ZERO);

/** Turns that have begun. */
const turnOf = ({ round, order, player }: State): number => (round - 1) * order.length + order.indexOf(player);

const isOver = (node: State): boolean => actor(node) === 'over';

/** Whether the attack phase of a turn is over. */
const attackIsOver = (node: State, turn: number): boolean =>
  turnOf(node) > turn || (turnOf(node) === turn && node.phase > 2);

const ownsAll = (node: State, asker: Player, lands: readonly Land[]): boolean =>
  lands.every((land) => ownerOf(node, land) === asker);

/** Whether nothing that follows changes the answer. */
function isSettled(root: State, goal: Goal, node: State): boolean {
  if (isOver(node)) return true;
  const asker = PLAYERS[seat(root)]!;
  switch (goal.kind) {
    case 'win':
      return false;
    case 'take':
      return attackIsOver(node, turnOf(root)) || (node.node.kind === 'attack' && ownsAll(node, asker, goal.nodes));
    case 'hold':
      return attackIsOver(node, turnOf(root) + (root.player === asker ? 1 : 0));
    case 'mission':
      return attackIsOver(node, turnOf(root)) || (node.node.kind === 'attack' && isFulfilled(node, asker, goal.card));
    case 'most':
      return turnOf(node) > turnOf(root);
  }
}

const isFulfilled = (node: State, asker: Player, card: string): boolean =>
  node.player === asker && fulfils(node, MISSIONS.find(({ id }) => id === card)!.condition);

function valueOf(root: State, goal: Goal, node: State): Fraction {
  const asker = PLAYERS[seat(root)]!;
  switch (goal.kind) {
    case 'win': {
      const share = result(node)![asker] ?? 0;
      return share === 0 ? ZERO : fraction(1, Math.round(1 / share));
    }
    case 'take':
    case 'hold':
      return truth(ownsAll(node, asker, goal.nodes));
    case 'mission':
      return truth(isFulfilled(node, asker, goal.card));
    case 'most':
      return fraction(goal.metric === 'lands' ? landsOf(node, asker).length : nextCount(node, asker));
  }
}

/** CQ-REC-1 and CQ-REC-2, if the count of a player came now: his cards lie face up again by then (CQ-CARD-5). */
function nextCount(node: State, asker: Player): number {
  const cards = Object.keys(node.holdings[asker].cards);
  return cards.reduce((sum, card) => sum + starsOn(card), income({ ...node, player: asker }));
}

/**
 * The exact value of every legal action of whoever decides at `node`, and all that are best: a probability, and for
 * `most` a count. Throws a RangeError unless a player decides there, for a mission there is none of, and `Aborted` when
 * the watch says so.
 */
export function solveGoal(node: State, goal: Goal, watch: Watch = {}, root: State = node): Solution {
  if (goal.kind === 'mission' && !MISSIONS.some(({ id }) => id === goal.card))
    throw new RangeError(`no mission "${goal.card}"`);
  const worth = (at: State): Fraction | null => (isSettled(root, goal, at) ? valueOf(root, goal, at) : null);
  const aim: Aim<State> = goal.kind === 'most' ? { worth } : { worth, least: ZERO, most: ONE };
  return solve(game, node, aim, watch);
}

/** The goal at a later node of its proof; null where it is settled. */
export const goalLeft = (root: State, goal: Goal, node: State): Goal | null =>
  node !== root && isSettled(root, goal, node) ? null : goal;
