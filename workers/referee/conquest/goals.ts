import { ONE, ZERO, compare, equal, fraction, type Fraction } from '../fraction';
import { solve, type Aim, type RefereeGame, type Solution, type Watch } from '../solve';
import { landsOf, ownerOf } from './board';
import { MISSIONS } from './cards';
import { claimable, fulfils } from './claiming';
import { actor, game, result, seat } from './game';
import { starsOn, type Land } from './map';
import { income } from './recruit';

import { PLAYERS, type Player, type State } from './state';
import { hasWon } from './turn';

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
  | { kind: 'most'; metric: 'income' | 'lands' }
  /** `hold`, asked while recruiting: once the recruits are placed, whoever asks declines whatever he can until his turn is over. */
  | { kind: 'guard'; nodes: Land[] }
  /**
   * Own all these coasts when the next redeploy phase of whoever asks ends. Until then everybody declines whatever he can, but
   * that the others attack landing forces, and the forces of whoever asks land, raid, walk in and come ashore.
   */
  | { kind: 'landing'; nodes: Land[] }
  /** Infantry that stay behind when others advance, if `take` is still as likely as this many per cent; -1 if it is not. */
  | { kind: 'cheapest'; nodes: Land[]; metric: string }
  /** The game is won, or would be if missions were claimed as the attack phase of whoever asks has left the board. */
  | { kind: 'win-now' };

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
    case 'cheapest':
      return attackIsOver(node, turnOf(root)) || (node.node.kind === 'attack' && ownsAll(node, asker, goal.nodes));
    case 'hold':
    case 'guard':
      return attackIsOver(node, turnOf(root) + (root.player === asker ? 1 : 0));
    case 'landing': {
      const turn = turnOf(root) + root.order.length;
      const landed = turnOf(node) === turn && node.node.kind === 'attack' && ownsAll(node, asker, goal.nodes);
      return landed || turnOf(node) > turn || (turnOf(node) === turn && node.phase > 3);
    }
    case 'mission':
      return attackIsOver(node, turnOf(root)) || (node.node.kind === 'attack' && isFulfilled(node, asker, goal.card));
    case 'win-now':
      return attackIsOver(node, turnOf(root)) || (node.node.kind === 'attack' && isWon(node, asker));
    case 'most':
      return turnOf(node) > turnOf(root);
  }
}

const isFulfilled = (node: State, asker: Player, card: string): boolean =>
  node.player === asker && fulfils(node, MISSIONS.find(({ id }) => id === card)!.condition);

/** CQ-AIM-1, CQ-AIM-2: with the missions held, or with one more of those that are complete. */
function isWon(node: State, asker: Player): boolean {
  if (isOver(node)) return (result(node)![asker] ?? 0) === 1;
  if (node.player !== asker) return false;
  const { missions } = node.holdings[asker];
  const claims = claimable(node).map((row) => [...missions, node.table[row]!]);
  return [missions, ...claims].some((held) =>
    hasWon({ ...node, holdings: { ...node.holdings, [asker]: { ...node.holdings[asker], missions: held } } }),
  );
}

function valueOf(root: State, goal: Goal, node: State): Fraction {
  const asker = PLAYERS[seat(root)]!;
  switch (goal.kind) {
    case 'win': {
      const share = result(node)![asker] ?? 0;
      return share === 0 ? ZERO : fraction(1, Math.round(1 / share));
    }
    case 'take':
    case 'hold':
    case 'guard':
    case 'landing':
    case 'cheapest':
      return truth(ownsAll(node, asker, goal.nodes));
    case 'mission':
      return truth(isFulfilled(node, asker, goal.card));
    case 'win-now':
      return truth(isWon(node, asker));
    case 'most':
      return fraction(goal.metric === 'lands' ? landsOf(node, asker).length : nextCount(node, asker));
  }
}

/** CQ-REC-1 and CQ-REC-2, if the count of a player came now: his cards lie face up again by then (CQ-CARD-5). */
function nextCount(node: State, asker: Player): number {
  const cards = Object.keys(node.holdings[asker].cards);
  return cards.reduce((sum, card) => sum + starsOn(card), income({ ...node, player: asker }));
}

/** Whether nobody is asked any more at a later node, though what the answer is worth is not known yet. */
function isTold(root: State, goal: Goal, node: State): boolean {
  const later = turnOf(node) !== turnOf(root);
  switch (goal.kind) {
    case 'guard':
      return later || node.phase !== 1;
    case 'landing':
      return later || !LAUNCHING.includes(node.node.kind);
    default:
      return goal.kind === 'cheapest';
  }
}

const LAUNCHING: readonly State['node']['kind'][] = ['take-infantry', 'take-armour', 'take-damaged', 'form-front'];

/** The game below the first decision, with nothing in it that the goal leaves out. */
function narrowed(root: State, goal: Goal): RefereeGame<State> {
  const asker = PLAYERS[seat(root)]!;
  const stays = (node: State, action: string): boolean => {
    if (goal.kind === 'guard') return turnOf(node) !== turnOf(root) || node.phase === 1;
    if (goal.kind !== 'landing') return true;
    const lands = node.phase === 2 || (node.phase === 3 && turnOf(node) === turnOf(root) + root.order.length);
    const fights = node.player === asker ? /^(landing|raid-front|raid-rear|walk-in|ashore) / : /^counter /;
    return lands && fights.test(action);
  };
  const legal = (node: State): string[] => {
    const actions = game.legal(node);
    return actions.some(isDecline) ? actions.filter((one) => isDecline(one) || stays(node, one)) : actions;
  };
  return { ...game, legal };
}

const isDecline = (action: string): boolean =>
  /^(skip-early|no-claim|end-attack|end-turn|(disarm|turn|merge|withdraw|move|outward|man)-done)$/.test(action);

/**
 * The exact value of every legal action of whoever decides at `node`, and all that are best: a probability, and for
 * `most` and `cheapest` a count. Throws a RangeError unless a player decides there, for a mission there is none of, and
 * `Aborted` when the watch says so.
 */
export function solveGoal(node: State, goal: Goal, watch: Watch = {}, root: State = node): Solution {
  if (goal.kind === 'mission' && !MISSIONS.some(({ id }) => id === goal.card))
    throw new RangeError(`no mission "${goal.card}"`);
  const worth = (at: State): Fraction | null => (isSettled(root, goal, at) ? valueOf(root, goal, at) : null);
  const aim: Aim<State> = goal.kind === 'most' ? { worth } : { worth, least: ZERO, most: ONE };
  const open = new Set(game.legal(node));
  const below = narrowed(root, goal);
  // What can be done first is what the question is about: nothing of it is left out.
  const solution = solve({ ...below, legal: (at) => (at === node ? [...open] : below.legal(at)) }, node, aim, watch);
  return goal.kind === 'cheapest' ? saving(solution, Number(goal.metric)) : solution;
}

/** How many infantry each advance leaves behind; too few have gone where the chance is below so many per cent. */
function saving({ values, nodes }: Solution, percent: number): Solution {
  const advancing = (action: string): number => Number(action.split(' ')[1]);
  const most = Math.max(...Object.keys(values).map(advancing));
  const saved = Object.entries(values).map(([action, chance]): [string, Fraction] => [
    action,
    compare(chance, fraction(percent, 100)) >= 0 ? fraction(most - advancing(action)) : fraction(-1),
  ]);
  const value = saved.map(([, one]) => one).reduce((best, one) => (compare(one, best) > 0 ? one : best));
  const right = saved.filter(([, one]) => equal(one, value)).map(([action]) => action);
  return { value, right, values: Object.fromEntries(saved), nodes };
}

/** The goal at a later node of its proof; null where it is settled, or where nobody is asked any more. */
export const goalLeft = (root: State, goal: Goal, node: State): Goal | null =>
  node !== root && (isSettled(root, goal, node) || isTold(root, goal, node)) ? null : goal;
