import { isFlare, isLegend } from './cards';
import type { Effect } from './progress';
import { effectOf } from './effect';
import { canInvoke } from './flares';
import { carryOn, leave, offers } from './interpreter';
import { asking, type State } from './state';
import { endActions } from './turn-end';

/** The menu again, or the end of the turn where nothing is left to decide. */
export const afterAction = (state: State): State =>
  state.turn.actions === 0 && !canInvoke(state) ? endActions(state) : asking(state, { kind: 'menu' });

/** TS-SUM-15, TS-FLARE-7. */
function discarded(state: State, card: string): State {
  const pile = isFlare(card) ? 'flares' : isLegend(card) ? 'legends' : state.turn.player;
  return { ...state, discards: { ...state.discards, [pile]: [card, ...state.discards[pile]] } };
}

const settle = (state: State): State =>
  effectOf(state).todo.length > 0 ? state : afterAction(discarded(state, effectOf(state).card));

/** Carries out a card's effect up to its first decision, or to its end. */
export const resolve = (state: State, effect: Effect): State =>
  settle(carryOn(asking(state, { kind: 'effect', effect })));

/** An answer inside an effect other than `done`; null if it is none of those offered. */
export function answer(state: State, action: string): State | null {
  const offer = offers(state).find((one) => one.action === action);
  return offer ? settle(carryOn(offer.play())) : null;
}

/** TS-EFF-2, TS-EFF-3: the player is done with a part. `mayStop` must hold. */
export const stop = (state: State): State => settle(leave(state));
