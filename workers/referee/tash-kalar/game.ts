import type { Outcome, RuleId } from '../../contract';
import type { RefereeGame } from '../solve';
import { canonical, keyOf } from './describe';
import { draw, possibleDraws } from './drawing';
import { invoke } from './invoking';
import { mayStop, offers } from './interpreter';
import { discard, lift, menu, place, returnable, returnCard, squaresForLifted } from './menu';
import { readAction, writeMatch, type Action } from './notation';
import { reason } from './refusals';
import { afterAction, answer, stop } from './resolving';
import { dealOn, dealtTo, nextOn, placeMarks, rowOn, starting } from './setup';
import { opponent, type Player } from './pieces';
import type { State } from './state';
import { chosen, liftFor, liftable, playable, summon } from './summoning';
import { claimTask, layNext, layTask, needsNext, possibleTasks } from './task-row';
import { claimable } from './tasks';
import { afterClaim, drawOn, endActions, skipClaim } from './turn-end';

const CHANCE: readonly State['node']['kind'][] = ['start', 'deal', 'layTasks', 'layNext', 'draw'];

export function actor({ node }: State): 'player' | 'chance' | 'over' {
  if (node.kind === 'over') return 'over';
  return CHANCE.includes(node.kind) ? 'chance' : 'player';
}

/** 0 is A, 1 is B: who decides, whose turn it is, or who is dealt to. */
export function seat(state: State): number {
  const { node, turn } = state;
  if (node.kind === 'marks') return opponent(turn.player) === 'A' ? 0 : 1;
  const player = node.kind === 'deal' ? dealtTo(state)! : turn.player;
  return player === 'A' ? 0 : 1;
}

/** A state never changes, and finding all summonings takes long: each is looked through once. */
const answersOf = new WeakMap<State, readonly string[]>();

/** Every legal action once, in the order of the rule file's lists, squares by number. Empty unless a player decides. */
export function legal(state: State): string[] {
  const answers = answersOf.get(state) ?? findAnswers(state);
  answersOf.set(state, answers);
  return [...answers];
}

function findAnswers(state: State): string[] {
  const { node } = state;
  switch (node.kind) {
    case 'marks':
      return ['marks own', 'marks enemy'];
    case 'menu':
      return menu(state);
    case 'placeLifted':
      return squaresForLifted(state, node.from).map((square) => `place ${square}`);
    case 'match':
      return playable(state, node.card, node.target).map(({ used }) => writeMatch(used));
    case 'lift':
      return liftable(state, node.card, node.target, node.match).map((square) => `lift ${square}`);
    case 'return':
      return [...returnable(state, node.last).map((card) => `return ${card}`), 'done'];
    case 'effect':
      return [...offers(state).map(({ action }) => action), ...(mayStop(state) ? ['done'] : [])];
    case 'claim':
      return [...claimable(state).map((task) => `claim ${task}`), 'skip'];
    default:
      return [];
  }
}

const evenly = (what: readonly string[]): Outcome[] => what.map((one) => ({ action: `~${one}`, weight: 1 }));

/** What chance may bring, every outcome once with its weight. Empty unless chance decides. */
export function outcomes(state: State): Outcome[] {
  switch (state.node.kind) {
    case 'start':
      return evenly(['A', 'B']);
    case 'deal':
      return evenly(possibleDraws(state, dealtTo(state)!));
    case 'draw':
      return evenly(possibleDraws(state, state.turn.player));
    case 'layTasks':
    case 'layNext':
      return evenly(possibleTasks(state));
    default:
      return [];
  }
}

function happens(state: State, what: string): State {
  const { node } = state;
  switch (node.kind) {
    case 'start':
      return starting(state, what as Player);
    case 'deal':
      return dealOn(draw(state, dealtTo(state)!, what));
    case 'draw':
      return drawOn(draw(state, state.turn.player, what));
    case 'layTasks': {
      const laid = layTask(state, node.aside, what);
      return rowOn(laid.state, laid.aside);
    }
    default: {
      const laid = layNext(state, what);
      if (needsNext(laid)) return laid;
      return node.kind === 'layNext' && node.then === 'turn' ? nextOn(laid) : afterClaim(laid);
    }
  }
}

/** Carries out an answer inside an effect; null if it is none of those offered. */
function resolveOn(state: State, text: string): State | null {
  if (text !== 'done') return answer(state, text);
  return mayStop(state) ? stop(state) : null;
}

/** Carries out a legal action at a node outside effects. */
function play(state: State, action: Action): State {
  const { node } = state;
  switch (action.verb) {
    case 'outcome':
      return happens(state, action.what);
    case 'marks':
      return placeMarks(state, action.own);
    case 'place':
      return place(state, action.square);
    case 'lift':
      return node.kind === 'lift'
        ? liftFor(state, node.card, node.target, node.match, action.square)
        : lift(state, action.square);
    case 'summon':
      return summon(state, action.card, action.target);
    case 'match': {
      const { card, target } = node as { card: string; target: string };
      return chosen(state, card, target, action.squares);
    }
    case 'discard':
      return discard(state, action.card);
    case 'return':
      return returnCard(state, action.card);
    case 'done':
      return afterAction(state);
    case 'flare':
      return invoke(state);
    case 'end':
      return endActions(state);
    case 'claim':
      return afterClaim(claimTask(state, action.task));
    case 'skip':
      return skipClaim(state);
    default:
      throw new Error(`${action.verb} belongs to an effect`);
  }
}

const isPossible = (state: State, text: string): boolean =>
  legal(state).includes(text) || outcomes(state).some(({ action }) => action === text);

/**
 * The rule an action breaks, the first in the order of section 5, in a list; an empty one if it can be played; null if
 * the text is malformed. Total over any text.
 */
export function whyNot(state: State, text: string): RuleId[] | null {
  const action = readAction(text);
  if (!action) return null;
  return isPossible(state, text) ? [] : [reason(state, action)];
}

/** The node after a legal action or an outcome. Throws a RangeError on anything else: ask `whyNot` first. */
export function apply(state: State, text: string): State {
  const action = readAction(text);
  const inside = state.node.kind === 'effect';
  const after = inside ? resolveOn(state, text) : action && isPossible(state, text) ? play(state, action) : null;
  if (after) return canonical(after);
  throw new RangeError(`${JSON.stringify(text)} cannot be played here: ${whyNot(state, text)?.[0] ?? 'malformed'}`);
}

/** The game as the plain solver sees it. */
export const game: RefereeGame<State> = { actor, seat, legal, outcomes, apply, key: keyOf };

/** How many sequences of exactly `depth` steps there are; a game that is over before is none. */
export function perft(state: State, depth: number): number {
  const steps = [...legal(state), ...outcomes(state).map(({ action }) => action)];
  if (depth === 0) return 1;
  if (depth === 1) return steps.length;
  return steps.reduce((sum, step) => sum + perft(apply(state, step), depth - 1), 0);
}
