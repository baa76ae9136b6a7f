import type { Outcome } from '../../contract';
import type { RefereeGame } from '../solve';
import { landsOf } from './board';
import { answers, chances } from './legal';
import { play } from './play';
import { print } from './print';
import { defender } from './sides';
import { DEFAULTS, type Options } from './options';
import { PLAYERS, asking, emptyWorld, type Player, type State } from './state';
import { beginPhase, beginTurn } from './turn';

/** `continent`, `first`, `mission`, `card` and `roll` are chance's. */
const CHANCE: readonly State['node']['kind'][] = ['continent', 'first', 'mission', 'card', 'roll'];

export function actor({ node }: State): 'player' | 'chance' | 'over' {
  if (node.kind === 'won' || node.kind === 'drawn') return 'over';
  return CHANCE.includes(node.kind) ? 'chance' : 'player';
}

/** Who decides: the seat of the player, 0 for R; at chance nodes and at the end that of the player on turn. */
export function seat(state: State): number {
  return PLAYERS.indexOf(decider(state));
}

function decider(state: State): Player {
  const { node, player } = state;
  switch (node.kind) {
    case 'answer':
      return node.partner;
    case 'fall-back':
    case 'bring-up':
      return node.player;
    case 'retreat':
    case 'resupply':
      return defender(state, node.battle) ?? player;
    default:
      return player;
  }
}

/** A state never changes; each is looked through once. */
const known = new WeakMap<State, readonly string[]>();

/** Every legal action once, sorted by text. Empty unless a player decides. */
export function legal(state: State): string[] {
  const actions = known.get(state) ?? answers(state).sort();
  known.set(state, actions);
  return [...actions];
}

/** What chance may bring with exact integer weights, sorted by text. Empty unless chance decides. */
export const outcomes = (state: State): Outcome[] =>
  chances(state)
    .map(([action, weight]) => ({ action, weight }))
    .sort((a, b) => (a.action < b.action ? -1 : 1));

const possible = (state: State): string[] => [...legal(state), ...outcomes(state).map(({ action }) => action)];

/** Nodes of a turn after which something is wrong with the rules, not with the players (section 4.4). */
const LONGEST_TURN = 4096;

/**
 * Steps with one possibility happen by themselves (CQ-TURN-3). Throws an Error where nothing is possible, or where it does not
 * end.
 */
export function settle(state: State, steps = 0): State {
  if (actor(state) === 'over') return state;
  if (steps >= LONGEST_TURN) throw new Error(`no end of ${print(state)}`);
  if (state.node.kind === 'start') return settle(begin(state), steps + 1);
  const [only, another] = possible(state);
  if (another) return state;
  if (!only) throw new Error(`nothing is possible at ${print(state)}`);
  return settle(play(state, only), steps + 1);
}

/** A phase with everything it does by itself (4.1). */
function begin(state: State): State {
  if (state.phase === 0) return asking(state, { kind: 'continent', drawn: [] });
  return state.phase === 1 ? beginTurn(state, state.player) : beginPhase(state, state.phase);
}

/** A new game at its first chance node. Throws a RangeError unless there are two to five players. */
export function create(players: number, options: Partial<Options> = {}): State {
  if (!Number.isInteger(players) || players < 2 || players > 5) throw new RangeError(`${players} players`);
  return settle(emptyWorld({ ...DEFAULTS, ...options }, PLAYERS.slice(0, players)));
}

/** The node after a legal action or an outcome. Throws a RangeError on anything else. */
export function apply(state: State, action: string): State {
  if (!possible(state).includes(action)) throw new RangeError(`${JSON.stringify(action)} cannot be played here`);
  return settle(play(state, action));
}

/** The value of a game that is over by seat of the turn order (4.6), `null` before. The winner's share is 1. */
export function result(state: State): Partial<Record<Player, number>> | null {
  if (actor(state) !== 'over') return null;
  const winners = state.node.kind === 'won' ? [state.player] : state.order.filter((one) => isLeft(state, one));
  return Object.fromEntries(state.order.map((one) => [one, winners.includes(one) ? 1 / winners.length : 0]));
}

const isLeft = (state: State, player: Player): boolean =>
  landsOf(state, player).length > 0 || Object.values(state.forces).some(({ owner }) => owner === player);

/** The game as the plain solver sees it. */
export const game: RefereeGame<State> = { actor, seat, legal, outcomes, apply, key: print };

/** How many sequences of exactly `depth` steps there are; a game that is over before is none. */
export function perft(state: State, depth: number): number {
  const steps = possible(state);
  if (depth <= 1) return depth ? steps.length : 1;
  return steps.reduce((all, step) => all + perft(apply(state, step), depth - 1), 0);
}
