import type { RuleId } from '../../contract';
import { isCard, isFlare, isOwnBeing } from './cards';
import { effectReason } from './effect-refusals';
import { flareInHand } from './flares';
import { returnable, squaresForLifted } from './menu';
import type { Action } from './notation';
import { isEmpty, type State } from './state';
import { isSquare, ordered, type Square } from './squares';
import { summonReason } from './summon-refusals';
import { matchesAt } from './patterns';
import { TASKS } from './tasks';

/** What chance is about to do, and the rule that says so: nobody acts before it has happened. */
const CHANCE: Partial<Record<State['node']['kind'], RuleId>> = {
  start: 'TS-SETUP-1',
  deal: 'TS-SETUP-2',
  layTasks: 'TS-SETUP-4',
  layNext: 'TS-SETUP-5',
  draw: 'TS-DRAW-1',
};

function squaresIn(action: Action): Square[] {
  if ('square' in action) return [action.square];
  if ('squares' in action) return action.squares;
  if ('target' in action) return [action.target];
  return 'from' in action ? [action.from, action.to] : [];
}

/** The rule an illegal action breaks: the first in the order of section 5. Meaningless for legal actions. */
export function reason(state: State, action: Action): RuleId {
  const { node } = state;
  if (!squaresIn(action).every(isSquare)) return 'TS-BOARD-1';
  if (action.verb === 'look') return 'TS-CARD-3';
  if (node.kind === 'over') return 'TS-END-4';
  if (action.verb === 'draw') return 'TS-DRAW-1';
  const awaited = CHANCE[node.kind];
  if (awaited) return awaited;
  if (action.verb === 'outcome') return chanceReason(action.what);
  switch (node.kind) {
    case 'marks':
      return 'TS-SETUP-7';
    case 'placeLifted':
      return liftedReason(state, action, node.from);
    case 'match':
      return action.verb === 'match' ? matchReason(state, node, action.squares) : 'TS-EFF-1';
    case 'lift':
      return action.verb === 'lift' ? 'TS-SHORT-3' : 'TS-EFF-1';
    case 'return':
      return action.verb === 'return' ? returnReason(state, action.card, node.last) : 'TS-EFF-1';
    case 'effect':
      return effectReason(state, action);
    case 'claim':
      return claimNodeReason(state, action);
    default:
      return menuReason(state, action);
  }
}

/** Something chance brings, at a time when a player decides. */
function chanceReason(what: string): RuleId {
  if (isCard(what)) return 'TS-DRAW-1';
  return TASKS.has(what) ? 'TS-HIGH-3' : 'TS-SETUP-1';
}

function liftedReason(state: State, action: Action, from: Square): RuleId {
  if (action.verb !== 'place') return 'TS-PLACE-2';
  const closed = isEmpty(state, action.square) && !squaresForLifted(state, from).includes(action.square);
  return closed ? 'TS-PLACE-3' : 'TS-PLACE-1';
}

/** A match that is one, but leaves no piece to lift, or no match at all. */
function matchReason(state: State, { card, target }: { card: string; target: Square }, squares: Square[]): RuleId {
  const shown = matchesAt(state, card, target).some(({ used }) => used.join() === ordered(squares).join());
  return shown ? 'TS-SHORT-3' : 'TS-SUM-13';
}

const returnReason = (state: State, card: string, last: string | null): RuleId =>
  state.hands[state.turn.player].includes(card) && !returnable(state, last).includes(card) ? 'TS-DISC-4' : 'TS-DISC-2';

function claimReason({ options, tasks }: State, task: string): RuleId {
  if (options.mode === 'duel') return 'TS-MODE-3';
  return tasks.next === task ? 'TS-HIGH-2' : 'TS-HIGH-1';
}

/** TS-TURN-2, TS-TURN-3. */
const noActions = ({ turn }: State): RuleId => (turn.first ? 'TS-TURN-3' : 'TS-TURN-2');

/** The actions are over and a claim is asked for. */
function claimNodeReason(state: State, action: Action): RuleId {
  switch (action.verb) {
    case 'claim':
      return claimReason(state, action.task);
    case 'place':
    case 'lift':
    case 'summon':
    case 'discard':
      return noActions(state);
    case 'flare':
      return 'TS-FLARE-1';
    default:
      return 'TS-HIGH-1';
  }
}

function menuReason(state: State, action: Action): RuleId {
  switch (action.verb) {
    case 'place':
      if (state.turn.actions === 0) return noActions(state);
      return isEmpty(state, action.square) ? 'TS-PLACE-2' : 'TS-PLACE-1';
    case 'lift':
      return state.turn.actions === 0 ? noActions(state) : 'TS-PLACE-2';
    case 'summon':
      return state.turn.actions === 0 && !isFlare(action.card)
        ? noActions(state)
        : summonReason(state, action.card, action.target);
    case 'discard':
      return discardReason(state, action.card);
    case 'flare':
      return flareInHand(state) === null ? 'TS-FLARE-7' : 'TS-FLARE-2';
    case 'end':
      return 'TS-TURN-6';
    case 'claim':
      return claimReason(state, action.task);
    case 'skip':
      return 'TS-HIGH-1';
    case 'return':
      return 'TS-DISC-2';
    case 'match':
      return 'TS-SUM-13';
    case 'marks':
      return 'TS-SETUP-7';
    default:
      return 'TS-TURN-4';
  }
}

function discardReason(state: State, card: string): RuleId {
  if (state.turn.actions === 0) return noActions(state);
  if (state.turn.discarded) return 'TS-TURN-5';
  return isOwnBeing(card) ? 'TS-DISC-1' : 'TS-DISC-3';
}
