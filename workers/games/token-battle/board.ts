import { leader, resultOf } from './ending';
import type { Gains } from './gains';
import type { Board, State } from './state';

/**
 * The state with what its board also shows.
 *
 * @param gains what the engine says the tokens bring; without them the board shows the tokens alone
 */
export function boardOf(state: State, gains: Gains | null = null): Board {
  return {
    ...state,
    gain: gains?.gain ?? {},
    income: gains?.income ?? null,
    over: resultOf(state) !== null,
    ahead: leader(state),
  };
}
