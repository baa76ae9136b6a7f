import { HALF, ONE, ZERO, fraction, subtract, type Fraction } from '../fraction';
import { solve, type Aim, type Solution, type Watch } from '../solve';
import { isHqOf, mapOf } from './board';
import { isConnected } from './connection';
import { game } from './game';
import { medalsOf, occupies, opponent, type Side, type State } from './state';
import { canWinNext, winNext } from './win-next';

/** The goal kinds of rule file 8.1 that a search can prove. */
export type Goal =
  | { kind: 'win-turn' }
  | { kind: 'max-medals' }
  | { kind: 'safe-turn' }
  | { kind: 'safest-turn' }
  /** Enemy-held bases to strand; an own HQ stands for: the enemy is not connected to it. */
  | { kind: 'cut'; nodes: string[] }
  | { kind: 'no-gift' }
  | { kind: 'endgame' };

const truth = (is: boolean): Fraction => (is ? ONE : ZERO);

/** Win 1, draw 1/2, loss 0; only at the end of the game. */
const share = (node: State, side: Side): Fraction => {
  const winner = node.result!.winner;
  return winner === 'none' ? HALF : truth(winner === side);
};

/** What a node at which the turn has ended is worth to the side that moved. `root` is where the proof started. */
type TurnWorth = (node: State, side: Side, root: State) => Fraction;

const gained = (node: State, side: Side, root: State): number => medalsOf(node, side) - medalsOf(root, side);

/** A win when somebody is stuck comes after the turn and does not count. */
const winTurn: TurnWorth = (node, side) =>
  truth(node.result?.winner === side && (node.result.how === 'hq' || node.result.how === 'medals'));

/** A finished game holds no danger unless it is lost; a draw is as safe as a win. */
const safeTurn: TurnWorth = (node, side) =>
  node.result ? truth(node.result.winner !== opponent(side)) : truth(!canWinNext(node, opponent(side)));

const safestTurn: TurnWorth = (node, side, root) => {
  if (node.result) return safeTurn(node, side, root);
  const { num, den } = winNext(node, opponent(side));
  return subtract(ONE, fraction(num, den));
};

/** The final board decides, also after a win; a game that is lost has cut nothing. */
const cut =
  (targets: string[]): TurnWorth =>
  (node, side) => {
    const enemy = opponent(side);
    const isCut = (target: string): boolean =>
      !isConnected(node, enemy, target) && (isHqOf(mapOf(node), target, side) || occupies(node, enemy, target));
    return truth(node.result?.winner !== enemy && targets.every(isCut));
  };

function turnWorth(goal: Exclude<Goal, { kind: 'endgame' }>): TurnWorth {
  switch (goal.kind) {
    case 'win-turn':
      return winTurn;
    case 'max-medals':
      return (node, side, root) => fraction(gained(node, side, root));
    case 'safe-turn':
      return safeTurn;
    case 'safest-turn':
      return safestTurn;
    case 'cut':
      return cut(goal.nodes);
    case 'no-gift':
      return (node, side, root) => fraction(-gained(node, opponent(side), root));
  }
}

/** The parts of a state on which `winNext` of a side depends, so that it is worked out once for many ends of a turn. */
const dangerKey = (node: State, enemy: Side): string =>
  JSON.stringify([
    node.question === 'over' ? node.result : null,
    node.stacks,
    node.taken,
    node.rack[enemy],
    node.unseen[enemy],
    node.frozen[enemy],
    node.known[enemy],
  ]);

function aimFor(root: State, goal: Goal): Aim<State> {
  const side = root.toMove;
  if (goal.kind === 'endgame') {
    return { worth: (node) => (node.result ? share(node, side) : null), least: ZERO, most: ONE };
  }
  const worth = turnWorth(goal);
  const known = new Map<string, Fraction>();
  const isDanger = goal.kind === 'safe-turn' || goal.kind === 'safest-turn';
  const worthOnce = (node: State): Fraction => {
    if (!isDanger) return worth(node, side, root);
    const key = dangerKey(node, opponent(side));
    const value = known.get(key) ?? worth(node, side, root);
    known.set(key, value);
    return value;
  };
  const bounds =
    goal.kind === 'max-medals' ? {} : goal.kind === 'no-gift' ? { most: ZERO } : { least: ZERO, most: ONE };
  return { worth: (node) => (node.result || node.turns !== root.turns ? worthOnce(node) : null), ...bounds };
}

/**
 * The exact value of every legal answer of the player asked at `node`, chance averaged by weight, and all that are best.
 * Within one turn, except `endgame`, which goes to the end of the game with open racks and a resisting opponent.
 * Throws a RangeError unless a player decides at `node`, and `Aborted` when the watch says so.
 */
export const solveGoal = (node: State, goal: Goal, watch: Watch = {}): Solution =>
  solve(game, node, aimFor(node, goal), watch);

/** All answers after which the player asked can force a win by HQ or medals within this turn. None if nobody is asked. */
export function winningStarts(node: State): string[] {
  if (game.actor(node) !== 'player') return [];
  const { value, right } = solveGoal(node, { kind: 'win-turn' });
  return value.num === value.den ? right : [];
}
