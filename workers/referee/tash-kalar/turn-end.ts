import { dueDraw } from './drawing';
import { raised } from './limits';
import { isHighEnough, worth } from './scoring';
import { opponent, type Player } from './pieces';
import { asking, type State, type Turn } from './state';
import { needsNext } from './task-row';
import { claimable } from './tasks';

/** A turn nothing has happened in yet (TS-TURN-2). */
export const freshTurn = (player: Player): Turn => ({
  player,
  first: false,
  actions: 2,
  discarded: false,
  destroyed: { common: 0, heroic: 0, legendary: 0 },
  summoned: [],
  borrow: false,
  extraBeings: 0,
  extraLegends: 0,
  extraTurn: false,
});

/** Step 3 of a turn: the claim, if there is anything to claim. */
export const endActions = (state: State): State =>
  state.options.mode === 'highForm' && claimable(state).length > 0
    ? asking(state, { kind: 'claim' })
    : scoreTurn(state);

/** After a claim: the row is completed first. */
export const afterClaim = (state: State): State =>
  needsNext(state) ? asking(state, { kind: 'layNext', then: 'draw' }) : scoreTurn(state);

/** TS-HIGH-1: claiming is optional. */
export const skipClaim = (state: State): State => scoreTurn(state);

/** Step 4. */
function scoreTurn(state: State): State {
  if (state.options.mode !== 'duel') return drawOn(state);
  const { player, destroyed } = state.turn;
  const points = raised('points', state.points[player], worth(destroyed));
  return drawOn({ ...state, points: { ...state.points, [player]: points } });
}

/** Step 5: the next draw, or on to the end of the turn. */
export const drawOn = (state: State): State =>
  dueDraw(state, state.turn.player) ? asking(state, { kind: 'draw' }) : checkEnd(state);

/** Step 6. Decks have been looked at when they were drawn from. */
const checkEnd = (state: State): State =>
  passOn(state.end === 'open' && isHighEnough(state) ? { ...state, end: 'triggered' } : state);

const begin = (state: State, player: Player): State => asking({ ...state, turn: freshTurn(player) }, { kind: 'menu' });

/** Step 7: who is next (TS-END-4, TS-END-10). */
function passOn(state: State): State {
  const { player, extraTurn } = state.turn;
  if (extraTurn) return begin(state, player);
  if (state.end === 'open') return begin(state, opponent(player));
  const [next, ...later] = state.end === 'triggered' ? [opponent(player), player] : state.end;
  return next === undefined ? asking(state, { kind: 'over' }) : begin({ ...state, end: later }, next);
}
