import { effectOf, withEffect, withTask } from '../effect';
import type { GainStep, TopOfDeckStep } from '../language';
import { onTop, without } from '../decks';
import { raised } from '../limits';
import { withTurn, type State } from '../state';
import type { Offers } from './offer';

/** Parts that only change what the turn allows (TS-TURN-7, TS-END-10, TS-DRAW-4, TS-CASE-4). */
export function gain(state: State, step: GainStep): State {
  const { actions, extraBeings, extraLegends } = state.turn;
  switch (step.do) {
    case 'gainAction':
      return withTurn(state, { actions: raised('actions', actions, step.n) });
    case 'extraTurn':
      return withTurn(state, { extraTurn: true });
    case 'extraDraw':
      return withTurn(state, {
        extraBeings: raised('extraBeings', extraBeings, step.beings),
        extraLegends: raised('extraLegends', extraLegends, step.legends),
      });
    case 'borrow':
      return withTurn(state, { borrow: true });
  }
}

/** TS-CASE-6. */
export const topOfDeckOffers: Offers<TopOfDeckStep> = (state, { as }, { count }) => {
  const { player } = state.turn;
  return state.discards[player].map((card) => ({
    action: `card ${card}`,
    play: () => {
      const moved: State = {
        ...state,
        discards: { ...state.discards, [player]: without(state.discards[player], card) },
        decks: { ...state.decks, [player]: onTop(state.decks[player], card) },
      };
      return withTask(as === undefined ? moved : bindCard(moved, as), { count: count + 1 });
    },
  }));
};

function bindCard(state: State, name: string): State {
  const { bound } = effectOf(state);
  const count = (bound[name]?.count ?? 0) + 1;
  const card = { square: null, now: null, count, rank: null, owners: [], direction: null };
  return withEffect(state, { bound: { ...bound, [name]: card } });
}
