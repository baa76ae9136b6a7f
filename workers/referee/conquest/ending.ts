import { change, landsOf, territory } from './board';
import { inOrder, LANDS, starsOn, type Land } from './map';
import { faceUp, turnOver } from './recruit';
import { asking, type State } from './state';
import { hasWon, passTurn } from './turn';

const CITY = 2; // CQ-END-4
const MOVE = 5; // CQ-END-6

export const starsUp = (state: State): number => faceUp(state).reduce((all, card) => all + starsOn(card), 0);

/**
 * The cards turned over for a price: the smallest sufficient total, of these the fewest cards (CQ-END-7), of these the
 * first by index. Throws a RangeError when there are not enough stars.
 */
export function payment(cards: readonly Land[], price: number): Land[] {
  const [twos, ones] = [2, 1].map((stars) => inOrder(cards).filter((card) => starsOn(card) === stars)) as [
    Land[],
    Land[],
  ];
  const ways = twos
    .concat('')
    .flatMap((_, two) => ones.concat('').map((_, one) => ({ two, one, total: 2 * two + one })));
  const [best] = ways
    .filter(({ total }) => total >= price)
    .sort((a, b) => a.total - b.total || a.two + a.one - (b.two + b.one));
  if (!best) throw new RangeError(`${cards.length} cards do not pay ${price} stars`);
  return [...twos.slice(0, best.two), ...ones.slice(0, best.one)];
}

const pay = (state: State, price: number): State => turnOver(state, payment(faceUp(state), price));

export const citiesOnBoard = (state: State): number => LANDS.filter((land) => territory(state, land).city).length;

/** Own territories without a city, while there are stars and cities left (CQ-END-4, CQ-END-5, CQ-PIECE-7). */
export const buildable = (state: State): Land[] =>
  starsUp(state) < CITY || citiesOnBoard(state) >= state.options['city-limit']
    ? []
    : landsOf(state, state.player).filter((land) => !territory(state, land).city);

export const build = (state: State, land: Land): State =>
  asking(change(pay(state, CITY), land, { city: true }), { kind: 'end' });

/** Own territories whose airfield can be moved (CQ-END-6). */
export function shiftable(state: State): Land[] {
  const own = landsOf(state, state.player);
  return starsUp(state) < MOVE || own.length < 2 ? [] : own.filter((land) => territory(state, land).airfields > 0);
}

export const shiftTargets = (state: State, from: Land): Land[] =>
  landsOf(state, state.player).filter((land) => land !== from);

export function shift(state: State, from: Land, to: Land): State {
  const left = change(pay(state, MOVE), from, { airfields: territory(state, from).airfields - 1 });
  return asking(change(left, to, { airfields: territory(left, to).airfields + 1 }), { kind: 'end' });
}

/** CQ-AIM-2, CQ-END-8. */
export const endTurn = (state: State): State => (hasWon(state) ? asking(state, { kind: 'won' }) : passTurn(state));
