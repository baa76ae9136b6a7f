import { counted, remove } from './changes';
import { findBeing, isLegend } from './cards';
import { without } from './decks';
import type { Effect } from './progress';
import { taskOf } from './effect';
import { raised } from './limits';
import { matchesAt, type Match } from './patterns';
import { resolve } from './resolving';
import { ordered, SQUARES, type Square } from './squares';
import { asking, kindOf, owns, pieceOn, piecesOf, put, supply, withTurn, type State } from './state';

/** TS-SHORT-1: whether a piece has to be found on the board, because none is in supply and none is reused. */
export function mustLift(state: State, card: string, target: Square): boolean {
  const { rank } = findBeing(card);
  const { player } = state.turn;
  const reused = owns(state, player, target) && kindOf(pieceOn(state, target)!.rank) === kindOf(rank); // TS-SHORT-2
  return supply(state, player, rank) === 0 && !reused;
}

/** TS-SHORT-3: own pieces of the needed kind that the match can spare. */
function spare(state: State, card: string, used: readonly Square[]): Square[] {
  const kind = kindOf(findBeing(card).rank);
  return piecesOf(state, state.turn.player).filter(
    (square) => kindOf(pieceOn(state, square)!.rank) === kind && !used.includes(square),
  );
}

/** The matches that also find a piece for the being (TS-SHORT-4). */
export const playable = (state: State, card: string, target: Square): Match[] =>
  matchesAt(state, card, target).filter(
    ({ used }) => !mustLift(state, card, target) || spare(state, card, used).length > 0,
  );

/** The squares on which a card can be summoned, in number order. */
export const targets = (state: State, card: string): Square[] =>
  SQUARES.filter((target) => playable(state, card, target).length > 0);

/** The pieces that may be lifted. Where the match makes no difference, some match has to do without the piece. */
export function liftable(state: State, card: string, target: Square, match: readonly Square[] | null): Square[] {
  const used = match ? [match] : matchesAt(state, card, target).map((one) => one.used);
  return ordered(used.flatMap((squares) => spare(state, card, squares)));
}

/** Pays, and goes on to the match, the lifted piece or the arrival. The target must be one of `targets`. */
export function summon(state: State, card: string, target: Square): State {
  const { player, actions } = state.turn;
  const paid = withTurn(
    { ...state, hands: { ...state.hands, [player]: without(state.hands[player], card) } },
    { actions: actions - 1 },
  );
  const found = playable(paid, card, target);
  if (!findBeing(card).matchMatters) return chosen(paid, card, target, null);
  return found.length > 1 ? asking(paid, { kind: 'match', card, target }) : chosen(paid, card, target, found[0]!.used);
}

/** The match is chosen, or makes no difference (null). */
export const chosen = (state: State, card: string, target: Square, match: Square[] | null): State =>
  mustLift(state, card, target)
    ? asking(state, { kind: 'lift', card, target, match })
    : arrive(state, card, target, match);

/** TS-COUNT-6: the option decides whether a piece under the Titan counts. */
const countsOnArrival = ({ options }: State, card: string): boolean =>
  card !== 'Titan' || options.titanArrival === 'counts';

function cleared(state: State, card: string, target: Square): State {
  if (!pieceOn(state, target)) return state;
  return remove(countsOnArrival(state, card) ? counted(state, target) : state, target);
}

/** The new piece appears (TS-SUM-9, TS-SUM-14), and the effect begins. */
export function arrive(state: State, card: string, target: Square, match: Square[] | null): State {
  const { rank, effect: steps, matchMatters } = findBeing(card);
  const { player, summoned } = state.turn;
  const found = matchesAt(state, card, target).find(({ used }) => used.join() === match?.join());
  const arrived = put(cleared(state, card, target), target, { owner: player, rank });
  const scored = state.options.mode === 'duel' && isLegend(card) ? 1 : 0; // TS-DUEL-3
  const effect: Effect = {
    card,
    todo: steps.map(taskOf),
    bound: {},
    summon: target,
    being: target,
    used: matchMatters ? found!.used.filter((square) => square !== target) : [],
    marks: matchMatters ? found!.marks : {},
    arrows: matchMatters ? found!.arrows : [],
    discardWasEmpty: state.discards[player].length === 0,
  };
  return resolve(
    withTurn(
      { ...arrived, points: { ...state.points, [player]: raised('points', state.points[player], scored) } },
      { summoned: [...summoned, { rank, square: target }], borrow: false },
    ),
    effect,
  );
}

/** TS-SHORT-3, TS-SHORT-5: the lifted piece becomes the being; it is not destroyed. */
export const liftFor = (state: State, card: string, target: Square, match: Square[] | null, from: Square): State =>
  arrive(remove(state, from), card, target, match);
