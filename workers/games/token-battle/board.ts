import { leader, resultOf } from './ending';
import { gainOf, incomeOf } from './gains';
import type { Board, State } from './state';

/** The state with what its board also shows. */
export function boardOf(state: State): Board {
  return {
    ...state,
    gain: Object.fromEntries(Object.keys(state.board).map((field) => [field, gainOf(field, state)])),
    income: incomeOf(state),
    over: resultOf(state) !== null,
    ahead: leader(state),
  };
}
