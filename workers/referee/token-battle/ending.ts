import { FIELDS } from './fields';
import { option } from './options';
import { isEmpty, type Player, type State } from './state';

export interface Ending {
  /** A draw is TK-END-4. */
  winner: Player | 'draw';
  /** Point limit (TK-END-1), full board (TK-END-2), turn limit (TK-END-6); the first of them that holds. */
  how: 'points' | 'board' | 'turns';
}

/** TK-END-3, TK-END-4. */
const leader = ({ points: { A, B } }: State): Ending['winner'] => (A === B ? 'draw' : A > B ? 'A' : 'B');

function reason(state: State): Ending['how'] | null {
  const limit = option(state, 'pointLimit');
  if (state.points.A >= limit || state.points.B >= limit) return 'points';
  if (FIELDS.every((field) => !isEmpty(state, field))) return 'board';
  const turns = option(state, 'turnLimit');
  return turns !== 'none' && state.ply >= turns ? 'turns' : null;
}

/** How the game has ended, or null while it goes on. It follows from the state and is never stored. */
export function ending(state: State): Ending | null {
  const how = reason(state);
  return how && { winner: leader(state), how };
}
