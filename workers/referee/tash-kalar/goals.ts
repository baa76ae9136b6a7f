import { ONE, HALF, ZERO, fraction, type Fraction } from '../fraction';
import { solve, type Aim, type Solution, type Watch } from '../solve';
import { isFlare } from './cards';
import { criteriaMet } from './flares';
import { actor, game } from './game';
import { ending, score } from './scoring';
import { SQUARES, type Square } from './squares';
import { opponent, type Player } from './pieces';
import { pieceOn, piecesOf, put, type State } from './state';
import { targets } from './summoning';
import { freshTurn } from './turn-end';

/**
 * The goal kinds of rule file, section 8, for the player on turn; all look at the rest of this turn, up to and without
 * drawing, `come`, `idle` and `spare` at its next action only. The turn must be one in which discarding is no longer possible: then a card leaves the hand only by being
 * played.
 */
export type Goal =
  /** The card, or both cards, are played: beings summoned, a flare invoked. */
  | { kind: 'play'; card: string; other?: string }
  | { kind: 'claim'; card: string }
  /** Own points that trigger the end: 9, in a Duel 18 (TS-END-2, TS-END-3). */
  | { kind: 'points' }
  /** Own points gained less those of the opponent, in a Duel. */
  | { kind: 'bestTurn' }
  /** No legendary piece of the opponent is left. */
  | { kind: 'killLegend' }
  /** The game's very last turn: win 1, draw 1/2, loss 0. */
  | { kind: 'winNow' }
  /** The card is played, and no criterion of the opponent's flare is met. */
  | { kind: 'keepCold'; card: string }
  /** The opponent cannot summon the card in his whole next turn by placing and summoning it. */
  | { kind: 'shutOut'; card: string }
  /** The card is summoned with this very action. */
  | { kind: 'come'; card: string }
  /** The same, and its effect finds nothing to do and nothing to ask. */
  | { kind: 'idle'; card: string }
  /** The card is summoned with this very action, and after its effect the other could be summoned with the next one. */
  | { kind: 'spare'; card: string; other: string };

const truth = (is: boolean): Fraction => (is ? ONE : ZERO);

/** Whether the turn that `player` was in without discarding has ended; a turn just begun still allows it. */
const isTurnOver = ({ node, turn }: State, player: Player): boolean =>
  ['draw', 'layNext', 'over'].includes(node.kind) || turn.player !== player || !turn.discarded;

const isPlayed = ({ hands }: State, player: Player, { card, other }: { card: string; other?: string }): boolean =>
  [card, other].every((one) => one === undefined || !hands[player].includes(one));

const lead = (state: State, player: Player): number => score(state, player) - score(state, opponent(player));

/** The result if nothing is drawn any more (TS-END-5 to TS-END-7). */
function share(state: State, player: Player): Fraction {
  const { winner } = ending({ ...state, node: { kind: 'over' } })!;
  return winner === 'draw' ? HALF : truth(winner === player);
}

const turnOf = (state: State, player: Player): State => ({
  ...state,
  turn: freshTurn(player),
  node: { kind: 'menu' },
});

/** TS-FLARE-2, for the opponent as he would begin his turn. */
function isCold(state: State, player: Player): boolean {
  const rival = opponent(player);
  const flare = state.hands[rival].find(isFlare);
  if (flare === undefined) return true;
  const { upper, lower } = criteriaMet(turnOf(state, rival), flare);
  return !upper && !lower;
}

/** Whether the opponent, with his two actions, can summon the card at once or after placing one piece. */
function canFollow(state: State, player: Player, card: string): boolean {
  const theirs = turnOf(state, opponent(player));
  const holding = { ...theirs, hands: { ...theirs.hands, [opponent(player)]: [card] } };
  const comes = (node: State): boolean => targets(node, card).length > 0;
  if (comes(holding)) return true;
  return game
    .legal(holding)
    .filter((action) => action.startsWith('place') || action.startsWith('lift'))
    .some((action) => {
      const after = game.apply(holding, action);
      const squares = after.node.kind === 'placeLifted' ? game.legal(after) : null;
      return squares ? squares.some((square) => comes(game.apply(after, square))) : comes(after);
    });
}

/**
 * Whether a summoning changed nothing but what it costs and where its piece stands (TS-SUM-7, TS-SUM-9): no other square,
 * no action gained, no card fetched, no permission (TS-CASE-4), nothing more to draw, no decision to come.
 */
function isPlainArrival(root: State, { board, hands, node, turn }: State): boolean {
  const paid = root.node.kind === 'menu' ? 1 : 0;
  const { rank, square } = turn.summoned.at(-1)!;
  const { player } = root.turn;
  const there = put(root, square, { owner: player, rank }).board;
  const isSame = (one: Square): boolean =>
    there[one]?.owner === board[one]?.owner && there[one]?.rank === board[one]?.rank;
  return (
    node.kind === 'menu' &&
    SQUARES.every(isSame) &&
    hands[player].every((card) => root.hands[player].includes(card)) &&
    turn.actions === root.turn.actions - paid &&
    !turn.borrow &&
    turn.extraTurn === root.turn.extraTurn &&
    turn.extraBeings === root.turn.extraBeings &&
    turn.extraLegends === root.turn.extraLegends
  );
}

/** What the end of the turn is worth. */
function worthOf(goal: Goal, root: State, state: State, player: Player): Fraction {
  switch (goal.kind) {
    case 'play':
      return truth(isPlayed(state, player, goal));
    case 'claim':
      return truth(state.tasks.claimed[player].includes(goal.card));
    case 'points':
      return truth(score(state, player) >= (state.options.mode === 'duel' ? 18 : 9));
    case 'bestTurn':
      return fraction(lead(state, player) - lead(root, player));
    case 'killLegend':
      return truth(piecesOf(state, opponent(player)).every((square) => pieceOn(state, square)!.rank !== 'legendary'));
    case 'winNow':
      return share(state, player);
    case 'keepCold':
      return truth(isPlayed(state, player, goal) && isCold(state, player));
    case 'shutOut':
      return truth(!canFollow(state, player, goal.card));
    case 'come':
      return truth(isPlayed(state, player, goal));
    case 'idle':
      return truth(isPlayed(state, player, goal) && isPlainArrival(root, state));
    case 'spare': {
      const goesOn = state.node.kind === 'menu' && state.turn.player === player && state.turn.actions > 0;
      return truth(goesOn && isPlayed(state, player, { card: goal.card }) && targets(state, goal.other).length > 0);
    }
  }
}

/** Whether nothing later in the turn can change what the goal is worth that was asked at `root`. */
function isSettled(goal: Goal, root: State, state: State): boolean {
  const { player } = root.turn;
  if (goal.kind === 'come' || goal.kind === 'idle')
    return state !== root && !['match', 'lift'].includes(state.node.kind);
  if (goal.kind === 'spare') return state !== root && !['match', 'lift', 'effect'].includes(state.node.kind);
  return isTurnOver(state, player) || (goal.kind === 'play' && isPlayed(state, player, goal));
}

const bounds = (goal: Goal): { least?: Fraction; most?: Fraction } =>
  goal.kind === 'bestTurn' ? {} : { least: ZERO, most: ONE };

/**
 * The exact value of every legal action of the player on turn, and all that are best: 1 if the goal can still be
 * reached, else 0; points gained for the best turn; win 1, draw 1/2, loss 0 for the last one. Throws a RangeError
 * unless a player decides at `root` in a turn without discarding, and `Aborted` when the watch says so.
 */
export function solveGoal(root: State, goal: Goal, watch: Watch = {}): Solution {
  if (actor(root) !== 'player') throw new RangeError('a proof starts where a player decides');
  if (!root.turn.discarded) throw new RangeError('a proof of a turn needs one without discarding');
  const { player } = root.turn;
  const worth = (state: State): Fraction | null =>
    isSettled(goal, root, state) ? worthOf(goal, root, state, player) : null;
  const aim: Aim<State> = { worth, ...bounds(goal) };
  return solve(game, root, aim, watch);
}

/** The goal as it stands at a later node of its proof; null where it is settled. */
export const goalLeft = (root: State, goal: Goal, node: State): Goal | null =>
  isSettled(goal, root, node) ? null : goal;
