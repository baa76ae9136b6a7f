import { ONE, ZERO, fraction, type Fraction } from '../fraction';
import { solve, type Aim, type RefereeGame, type Solution, type Watch } from '../solve';
import { bodiesGone, damageOnBase, hasDied, hasLostNothing, hpAhead } from './aims';
import { actor, apply, moves, outcomes, seat, type Node } from './game';
import { PLAYERS, type Player } from './grammar';
import { keyOf } from './key';
import { thingAt, type Table } from './table';

/** The questions of puzzles (section 8 of the rules); things stand there by their numbers. */
export type Goal = (
  | { kind: 'win' }
  /** A unit or hero dies, or a building is destroyed, before the main phase is over. */
  | { kind: 'kill' | 'destroy'; nodes: [string] }
  /** The same, while whoever asks loses nothing of what he has. */
  | { kind: 'clean'; nodes: [string] }
  /** Gold that is left when it has died or is destroyed, -1 if it never is; without a thing, when the game is won. */
  | { kind: 'cheapest'; nodes?: [string] }
  /** When the main phase is over: damage on the opponent's base, or units and heroes of his that are gone. */
  | { kind: 'most'; metric: 'damage' | 'gone' }
  /** By the next action alone: how many HP more the opponent's side has less than one's own. */
  | { kind: 'exchange' }
  /** Asked before the opponent's turn: at the end of his main phase one has not lost. */
  | { kind: 'survive' }
  /** The same, and a thing is still there. */
  | { kind: 'keep'; nodes: [string] }
) & {
  /** Where it was asked, for a goal that is left at a later node. */
  readonly since?: Node;
};

export const codexTree: RefereeGame<Node> = {
  actor,
  seat,
  legal: moves,
  outcomes,
  apply,
  key: keyOf,
};

const truth = (is: boolean): Fraction => (is ? ONE : ZERO);

const askerOf = (root: Node): Player => PLAYERS[seat(root)];

/** The thing a goal is about. Throws a RangeError if it is not in play. */
function thingOf(root: Node, goal: Goal): number | null {
  const name = 'nodes' in goal ? goal.nodes?.[0] : undefined;
  if (name === undefined) return null;
  const id = Number(name);
  if (!thingAt(root.start, id)) throw new RangeError(`no thing ${name} in play`);
  return id;
}

const hasWon = ({ decision, start }: Node, asker: Player): boolean => decision === null && start.result === asker;

/** Whether what was to be brought about has been, between two actions. */
function isReached(root: Node, goal: Goal, node: Node): boolean {
  const id = thingOf(root, goal);
  return id === null ? hasWon(node, askerOf(root)) : hasDied(root.start, node.start, id);
}

const isKept = ({ start }: Node, id: number, asker: Player): boolean => thingAt(start, id)?.controller === asker;

/** Whether the opponent's main phase is over, or what was to be kept is lost. */
function isHeldOut(root: Node, goal: Goal, { start }: Node): boolean {
  const turns = start.turn - root.start.turn;
  if (turns > 1 || (turns === 1 && start.stage === 'closing')) return true;
  return goal.kind === 'keep' && thingAt(start, Number(goal.nodes[0]))?.controller !== askerOf(root);
}

/** Whether nothing that follows changes the answer. In the middle of an action that is known of no question. */
function isSettled(root: Node, goal: Goal, node: Node): boolean {
  if (node.decision === null) return true;
  if (goal.kind === 'survive' || goal.kind === 'keep') return isHeldOut(root, goal, node);
  const { start, answers } = node;
  if (start.turn !== root.start.turn || start.stage !== 'main') return true;
  if (answers.length > 0) return false;
  switch (goal.kind) {
    case 'exchange':
      return true;
    case 'clean':
      return !hasLostNothing(root.start, start, askerOf(root)) || isReached(root, goal, node);
    case 'most':
      return false;
    default:
      return isReached(root, goal, node);
  }
}

function valueOf(root: Node, goal: Goal, node: Node): Fraction {
  const asker = askerOf(root);
  const opponent = PLAYERS.find((player) => player !== asker)!;
  const now: Table = node.start;
  const stands = node.decision !== null || now.result !== opponent;
  switch (goal.kind) {
    case 'most':
      return fraction(goal.metric === 'damage' ? damageOnBase(now, opponent) : bodiesGone(root.start, now, opponent));
    case 'exchange':
      return fraction(hpAhead(now, asker) - hpAhead(root.start, asker));
    case 'cheapest':
      return fraction(isReached(root, goal, node) ? now.sides[asker].gold : -1);
    case 'clean':
      return truth(isReached(root, goal, node) && hasLostNothing(root.start, now, asker));
    case 'survive':
      return truth(stands);
    case 'keep':
      return truth(stands && isKept(node, Number(goal.nodes[0]), asker));
    default:
      return truth(isReached(root, goal, node));
  }
}

const MOST_DAMAGE = 20;
const MOST_GOLD = 20;

/** What no line can go beyond. */
function bounds(goal: Goal): Pick<Aim<Node>, 'least' | 'most'> {
  switch (goal.kind) {
    case 'exchange':
      return {};
    case 'most':
      return goal.metric === 'damage' ? { most: fraction(MOST_DAMAGE) } : {};
    case 'cheapest':
      return { most: fraction(MOST_GOLD) };
    default:
      return { least: ZERO, most: ONE };
  }
}

/**
 * The exact value of every legal action of whoever decides at `node`, and all that are best: a probability, or what is
 * counted. Throws a RangeError unless a player decides there and for a thing that is not in play, and `Aborted` when the
 * watch says so.
 */
export function solveGoal(node: Node, goal: Goal, watch: Watch = {}): Solution {
  const root = goal.since ?? node;
  const worth = (at: Node): Fraction | null => (isSettled(root, goal, at) ? valueOf(root, goal, at) : null);
  thingOf(root, goal);
  return solve(codexTree, node, { worth, ...bounds(goal) }, watch);
}

/** The goal at a later node of its proof; null where it is settled, or where only the opponent goes on. */
export function goalLeft(root: Node, goal: Goal, node: Node): Goal | null {
  if (node === root) return goal;
  const isTold = (goal.kind === 'survive' || goal.kind === 'keep') && node.start.turn !== root.start.turn;
  return isTold || isSettled(root, goal, node) ? null : { ...goal, since: root };
}
