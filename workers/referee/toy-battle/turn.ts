import { answers } from './questions';
import { asking, byMedals, finish, opponent, type State } from './state';

const thawed = (state: State): State => ({ ...state, frozen: { ...state.frozen, [state.toMove]: '' } });

/** TB-END-6: the limit counts the turns of both sides; 0 means none. */
const limitReached = ({ turns, options }: State): boolean => options.turnLimit > 0 && turns >= options.turnLimit;

/** Where turns are no longer counted: no game lasts as long, but a position may say so. */
const MOST_TURNS = 65535;

/** TB-SEQ-1: the player to move gets the question `turn`, or the game ends because nothing can be done. */
export function startTurn(state: State): State {
  const asked = asking(state, 'turn');
  if (answers(asked).length > 0) return asked;
  // TB-FIELD-5 under frozenStuck = loses-turn: only the frost stands in the way, so the turn is skipped.
  if (state.options.frozenStuck === 'loses-turn' && answers(thawed(asked)).length > 0) return endTurn(state);
  return finish(state, byMedals(state, opponent(state.toMove)), 'stuck');
}

/** TB-SEQ-9 and TB-SEQ-10. At the turn limit the side that moved last stays the one to move. */
export function endTurn(state: State): State {
  const counted = { ...thawed(state), turns: Math.min(state.turns + 1, MOST_TURNS) };
  if (limitReached(counted)) return finish(counted, byMedals(counted, 'none'), 'limit');
  return startTurn({ ...counted, toMove: opponent(counted.toMove) });
}

/** A loaded position: a turn limit that is reached already ends the game before TB-SEQ-1. */
export const enter = (state: State): State =>
  limitReached(state) ? finish(state, byMedals(state, 'none'), 'limit') : startTurn(state);
