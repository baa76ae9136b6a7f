import { scoreOf, standing } from './ending';
import { musterOf, type Muster } from './muster';
import type { Standing } from './standing';
import { sided, type Side, type Sided, type State } from './state';

/** What the board component draws: the state and what follows from it. */
export interface Board extends State {
  score: Sided<number>;
  muster: Sided<Muster>;
  over: boolean;
  /** Who would win if the game ended now. */
  ahead: Side | null;
  /** Null until the engine has been asked. */
  standing: Standing | null;
}

export const boardOf = (state: State, stands: Standing | null = null): Board => ({
  ...state,
  score: scoreOf(state),
  muster: sided((side) => musterOf(state, side)),
  over: state.question === 'over',
  ahead: standing(state).ahead,
  standing: stands,
});
