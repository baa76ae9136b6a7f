import { isFlare, isLegend, isOwnBeing, sortedCards } from './cards';
import { underneath, without } from './decks';
import { canInvoke } from './flares';
import { remove } from './changes';
import { afterAction } from './resolving';
import { emptySquares, asking, kindOf, pieceOn, piecesOf, put, supply, withTurn, type State } from './state';
import type { Square } from './squares';
import { targets } from './summoning';

/** TS-PLACE-2: the own pieces a place action may begin with; none while pieces are left. */
export const liftableForPlacing = (state: State): Square[] =>
  supply(state, state.turn.player, 'common') > 0
    ? []
    : piecesOf(state, state.turn.player).filter((square) => kindOf(pieceOn(state, square)!.rank) === 'twoSided');

/** What the menu offers (step 2 of a turn): placements, summonings, discards, the flare, the end of the actions. */
export function menu(state: State): string[] {
  const { player, actions, discarded } = state.turn;
  const flare = canInvoke(state) ? ['flare'] : [];
  if (actions === 0) return [...flare, 'end'];
  const lifts = liftableForPlacing(state);
  const places = supply(state, player, 'common') > 0 ? emptySquares(state) : [];
  const hand = state.hands[player];
  const beings = hand.filter((card) => !isFlare(card));
  return [
    ...places.map((square) => `place ${square}`),
    ...lifts.map((square) => `lift ${square}`),
    ...beings.flatMap((card) => targets(state, card).map((target) => `summon ${card}@${target}`)),
    ...(discarded ? [] : hand.filter(isOwnBeing).map((card) => `discard ${card}`)),
    ...flare,
  ];
}

const paid = (state: State): State => withTurn(state, { actions: state.turn.actions - 1 });

/** TS-PLACE-1. */
export const place = (state: State, square: Square): State =>
  afterAction(paid(put(state, square, { owner: state.turn.player, rank: 'common' })));

/** TS-PLACE-2, TS-PLACE-3: a lifted piece is not destroyed. */
export const lift = (state: State, square: Square): State =>
  asking(remove(state, square), { kind: 'placeLifted', from: square });

/** The squares for a lifted piece; the option may close the one it came from. */
export const squaresForLifted = (state: State, from: Square): Square[] =>
  emptySquares(state).filter((square) => square !== from || state.options.liftedSquare === 'free');

/** TS-DISC-1: on to the cards that are returned with it (TS-DISC-2), if there are any. */
export function discard(state: State, card: string): State {
  const { player } = state.turn;
  const after: State = {
    ...paid(withTurn(state, { discarded: true })),
    hands: { ...state.hands, [player]: without(state.hands[player], card) },
    discards: { ...state.discards, [player]: [card, ...state.discards[player]] },
  };
  return returnOn(after, null);
}

/** TS-DISC-4: the cards that may be returned next. */
export function returnable(state: State, last: string | null): string[] {
  const hand = state.hands[state.turn.player];
  if (last === null || state.options.returnOrder === 'chosen') return hand;
  const order = sortedCards([...hand, last]);
  return order.slice(order.indexOf(last) + 1);
}

const returnOn = (state: State, last: string | null): State =>
  returnable(state, last).length > 0 ? asking(state, { kind: 'return', last }) : afterAction(state);

/** The card goes under the deck it belongs to. */
export function returnCard(state: State, card: string): State {
  const { player } = state.turn;
  const deck = isFlare(card) ? 'flares' : isLegend(card) ? 'legends' : player;
  const after: State = {
    ...state,
    hands: { ...state.hands, [player]: without(state.hands[player], card) },
    decks: { ...state.decks, [deck]: underneath(state.decks[deck], card) },
  };
  return returnOn(after, card);
}
