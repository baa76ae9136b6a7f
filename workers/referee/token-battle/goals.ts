import { HALF, ONE, ZERO, fraction, type Fraction } from '../fraction';
import { solve, type Aim, type Solution, type Watch } from '../solve';
import { COLLECTION, type CardTable } from './cards';
import { ending, type Ending } from './ending';
import { gameWith } from './game';
import { gains } from './scoring';
import { mover, opponent, type Player, type State } from './state';

/** Mine minus the opponent's points; the same of the gains of the board left after the shots; the opponent's gain, lowered. */
export type Metric = 'scored' | 'gain' | 'enemyGain';

/** The goal kinds of rule file, section 8. Turns count those of both players. */
export type Goal =
  | { kind: 'winNow' }
  | { kind: 'forcedWin' | 'onlyMove' | 'bestMargin'; turns: number }
  | { kind: 'bestTurn'; metric: Metric }
  /** Own turns up to the opponent's next decision, at most `turns` of them. */
  | { kind: 'bestSequence'; metric: Metric; turns: number }
  /** The card lies on top of one of the solver's stacks after at most `turns` turns, the game still going on. */
  | { kind: 'reachTop'; card: string; turns: number };

const truth = (is: boolean): Fraction => (is ? ONE : ZERO);

/** Win 1, draw 1/2, loss 0. */
const share = ({ winner }: Ending, player: Player): Fraction => (winner === 'draw' ? HALF : truth(winner === player));

const margin = (of: Record<Player, number>, player: Player): number => of[player] - of[opponent(player)];

const played = (node: State, root: State): number => node.ply - root.ply;

function measured(metric: Metric, node: State, root: State, player: Player): Fraction {
  switch (metric) {
    case 'scored':
      return fraction(margin(node.points, player) - margin(root.points, player));
    case 'gain':
      return fraction(margin(gains(node), player));
    case 'enemyGain':
      return fraction(-gains(node)[opponent(player)]);
  }
}

const hasOnTop = (node: State, player: Player, card: string): boolean =>
  node.cards[player].some(([top]) => top === card);

/** Turns of a goal that is not over in one. Throws a RangeError unless it is a count from 1. */
function turnsOf({ turns }: { turns: number }): number {
  if (!Number.isSafeInteger(turns) || turns < 1) throw new RangeError(`a goal needs a number of turns: ${turns}`);
  return turns;
}

function aimFor(root: State, goal: Goal): Aim<State> {
  const player = mover(root);
  switch (goal.kind) {
    case 'winNow':
      return { worth: (node) => truth(ending(node)?.winner === player) };
    case 'forcedWin':
    case 'onlyMove': {
      const turns = turnsOf(goal);
      const worth = (node: State): Fraction | null => {
        const end = ending(node);
        if (end) return share(end, player);
        return played(node, root) >= turns ? ZERO : null;
      };
      return { worth, least: ZERO, most: ONE };
    }
    case 'bestTurn':
      return { worth: (node) => measured(goal.metric, node, root, player) };
    case 'bestSequence': {
      const turns = turnsOf(goal);
      const settled = (node: State): boolean =>
        ending(node) !== null || node.turn !== player || played(node, root) >= turns;
      return { worth: (node) => (settled(node) ? measured(goal.metric, node, root, player) : null) };
    }
    case 'bestMargin': {
      const turns = turnsOf(goal);
      const worth = (node: State): Fraction | null => {
        if (ending(node)) return fraction(margin(node.points, player));
        if (played(node, root) < turns) return null;
        throw new RangeError(`not every line ends within ${turns} turns, so there is no best margin`);
      };
      return { worth };
    }
    case 'reachTop': {
      const turns = turnsOf(goal);
      const worth = (node: State): Fraction | null => {
        if (ending(node)) return ZERO;
        if (hasOnTop(node, player, goal.card)) return ONE;
        return played(node, root) >= turns ? ZERO : null;
      };
      return { worth, least: ZERO, most: ONE };
    }
  }
}

/**
 * The exact value of every legal action of the player on turn, and all that are best: win 1, draw 1/2, loss 0; for
 * points and gains an integer. Throws a RangeError unless a player decides at `node`, for a best margin of lines that
 * do not end in time, and `Aborted` when the watch says so.
 */
export function solveGoal(node: State, goal: Goal, watch: Watch = {}, cards: CardTable = COLLECTION): Solution {
  const game = gameWith(cards);
  if (game.actor(node) !== 'player') throw new RangeError('a proof starts where a player decides');
  return solve(game, node, aimFor(node, goal), watch);
}

/** The goal as it stands at a later node of its proof; null where it is settled. */
export function goalLeft(root: State, goal: Goal, node: State): Goal | null {
  const done = played(node, root);
  if (done === 0) return goal;
  if (ending(node)) return null;
  switch (goal.kind) {
    case 'winNow':
    case 'bestTurn':
      return null;
    case 'bestSequence':
      if (node.turn !== root.turn) return null;
      break;
    case 'reachTop':
      if (hasOnTop(node, mover(root), goal.card)) return null;
      break;
  }
  return done >= goal.turns ? null : { ...goal, turns: goal.turns - done };
}
