import { MAX_PLY, MAX_POINTS, MAX_VALUE, STACKS_PER_SEAT } from '../../../assembly/games/token-battle/layout';
import type { RuleId } from '../../contract';
import { FIELDS } from './board-fields';
import { optionsOf } from './default-options';
import type { ProblemKey } from './problems';
import { MOST_CARDS } from './sets';
import { SIDES, type State } from './state';

/** Why a well-formed state cannot be a state of the game. */
export interface Problem {
  /** Path of the member that is wrong, e.g. `board.c3`, `cards.A`. */
  where: string;
  rule: RuleId | null;
  problem: ProblemKey;
  found: string;
}

type Check = (state: State) => Problem[];

/** Counts have two bytes and are written with four digits. */
export const MAX_COUNT = 9999;

/** Everything wrong with a state, in a fixed order; none means that the engine can play on from it. */
export function problemsOf(state: State): Problem[] {
  return CHECKS.flatMap((check) => check(state));
}

const values: Check = ({ board }) =>
  FIELDS.flatMap((field): Problem[] => {
    const value = board[field]?.value ?? 1;
    if (value >= 1 && value <= MAX_VALUE) return [];
    const rule = value < 1 ? 'TK-HIT-2' : 'TK-BOOST-1';
    return [{ where: `board.${field}`, rule, problem: 'value-out-of-range', found: String(value) }];
  });

/** Practice positions may have fewer and smaller stacks than sets, but never larger ones (section 4.4 of the rules). */
const stackCount: Check = ({ cards }) =>
  SIDES.flatMap((side): Problem[] => {
    const count = cards[side].length;
    if (count >= 1 && count <= STACKS_PER_SEAT) return [];
    const problem = count ? 'too-many-stacks' : 'too-few-stacks';
    return [{ where: `cards.${side}`, rule: 'TK-SET-1', problem, found: String(count) }];
  });

const stackSize: Check = ({ cards }) =>
  SIDES.flatMap((side) =>
    cards[side].flatMap((stack, i): Problem[] => {
      if (stack.length >= 1 && stack.length <= MOST_CARDS) return [];
      const problem = stack.length ? 'too-many-cards' : 'too-few-cards';
      return [{ where: `cards.${side}.${i}`, rule: 'TK-SET-2', problem, found: String(stack.length) }];
    }),
  );

/** Nobody starts with points that end the game. */
const headStart: Check = ({ options }) => {
  const { headStart, pointLimit } = optionsOf(options);
  return headStart < pointLimit
    ? []
    : [{ where: 'options.headStart', rule: 'TK-END-1', problem: 'bad-option', found: String(headStart) }];
};

const points: Check = ({ points }) =>
  SIDES.filter((side) => points[side] > MAX_POINTS).map((side) => ({
    where: `points.${side}`,
    rule: 'TK-END-1',
    problem: 'bad-number',
    found: String(points[side]),
  }));

const boost: Check = ({ boost }) =>
  SIDES.filter((side) => boost[side] > 1).map((side) => ({
    where: `boost.${side}`,
    rule: 'TK-BOOST-2',
    problem: 'boost-over-one',
    found: String(boost[side]),
  }));

/**
 * Every turn pays its player at least a point (section 4.3 of the rules), so that turns never outrun points by more than
 * they do now. Practice positions may claim more turns than their points have paid for, but no more than a whole game.
 */
const mostTurns = ({ points }: State): number => MAX_PLY + points.A + points.B;

/** Each pending extra turn was gained in a turn. */
const extra: Check = (state) => {
  const { A, B } = state.extra;
  return A + B <= mostTurns(state)
    ? []
    : [{ where: 'extra', rule: 'TK-EXTRA-1', problem: 'too-many-turns', found: `${A}-${B}` }];
};

const turns: Check = (state) => {
  const { ply, options } = state;
  const { turnLimit } = optionsOf(options);
  const late = turnLimit !== 'none' && ply > turnLimit;
  if (!late && ply <= mostTurns(state)) return [];
  return [{ where: 'ply', rule: late ? 'TK-END-6' : 'TK-END-1', problem: 'too-many-turns', found: String(ply) }];
};

const last: Check = ({ last, board }) =>
  last === null || board[last] ? [] : [{ where: 'last', rule: 'TK-SWAP-3', problem: 'last-not-there', found: last }];

/** The first player is drawn before anything else happens, and only if the options leave it open. */
const opening: Check = ({ turn, board, points, last, boost, extra, ply, options }) => {
  if (turn !== '?') return [];
  const counted = SIDES.some((side) => points[side] || boost[side] || extra[side]) || ply > 0;
  const begun = counted || last !== null || Object.keys(board).length > 0;
  return begun || optionsOf(options).firstPlayer !== 'random'
    ? [{ where: 'turn', rule: 'TK-GAME-7', problem: 'bad-opening', found: '?' }]
    : [];
};

const CHECKS: readonly Check[] = [values, stackCount, stackSize, headStart, points, boost, extra, turns, last, opening];
