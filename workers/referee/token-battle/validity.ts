import type { RuleId } from '../../contract';
import { highestValue, type CardTable } from './cards';
import { option } from './options';
import { show, type PositionError } from './problem';
import { PLAYERS, isEmpty, type Player, type State } from './state';

type Broken = Omit<PositionError, 'column'>;
type Check = (state: State, cards: CardTable) => Broken[];

const wrong = (problem: string, rule: RuleId, where: string, found: unknown): Broken => ({
  problem,
  rule,
  where,
  found: show(found),
});

/** Rule file 4.1: points stay below 4000 under all options. */
const MOST_POINTS = 3999;

const perPlayer =
  (check: (state: State, player: Player) => Broken[]): Check =>
  (state) =>
    PLAYERS.flatMap((player) => check(state, player));

const valueOutOfReach: Check = ({ board }, cards) =>
  Object.entries(board).flatMap(([field, { value }]) => {
    if (value < 1) return [wrong('value-too-low', 'TK-HIT-2', `board.${field}`, value)];
    if (value > highestValue(cards)) return [wrong('value-too-high', 'TK-BOOST-1', `board.${field}`, value)];
    return [];
  });

const stackCount = perPlayer(({ cards }, player) => {
  const stacks = cards[player].length;
  return stacks >= 1 && stacks <= 4 ? [] : [wrong('stack-count', 'TK-SET-1', `cards.${player}`, stacks)];
});

const stackSize = perPlayer(({ cards }, player) =>
  cards[player].flatMap((stack, i) =>
    stack.length >= 1 && stack.length <= 5
      ? []
      : [wrong('stack-size', 'TK-SET-2', `cards.${player}.${i}`, stack.length)],
  ),
);

const tooManyPoints = perPlayer(({ points }, player) =>
  points[player] > MOST_POINTS ? [wrong('too-many-points', 'TK-END-1', `points.${player}`, points[player])] : [],
);

const boostedTwice = perPlayer(({ boost }, player) =>
  boost[player] > 1 ? [wrong('boosted-twice', 'TK-BOOST-2', `boost.${player}`, boost[player])] : [],
);

/**
 * Rule file 4.3: a game lasts 1999 turns at most, and every turn pays its player a point. Practice positions may claim
 * more turns than their points have paid for, but never more than a whole game of them.
 */
const mostTurns = ({ points }: State): number => 1999 + points.A + points.B;

/** Each pending extra turn was gained in a turn. */
const tooManyExtra: Check = (state) => {
  const { A, B } = state.extra;
  return A + B > mostTurns(state) ? [wrong('too-many-extra-turns', 'TK-EXTRA-1', 'extra', `${A}-${B}`)] : [];
};

const tooManyTurns: Check = (state) => {
  const limit = option(state, 'turnLimit');
  if (limit !== 'none' && state.ply > limit) return [wrong('too-many-turns', 'TK-END-6', 'ply', state.ply)];
  return state.ply > mostTurns(state) ? [wrong('too-many-turns', 'TK-END-1', 'ply', state.ply)] : [];
};

const lastIsGone: Check = (state) =>
  state.last !== null && isEmpty(state, state.last) ? [wrong('last-is-empty', 'TK-SWAP-3', 'last', state.last)] : [];

/** The draw comes before everything else, and only if it is to decide who begins. */
const drawTooLate: Check = (state) => {
  if (state.turn !== '?') return [];
  const counts = [state.points, state.boost, state.extra].flatMap(({ A, B }) => [A, B]);
  const untouched = Object.keys(state.board).length === 0 && state.ply === 0 && counts.every((count) => count === 0);
  return untouched && option(state, 'firstPlayer') === 'random'
    ? []
    : [wrong('draw-too-late', 'TK-GAME-7', 'turn', '?')];
};

/** Nobody starts with points that end the game. */
const headStartTooHigh: Check = (state) =>
  option(state, 'headStart') < option(state, 'pointLimit')
    ? []
    : [wrong('head-start-too-high', 'TK-END-1', 'options.headStart', option(state, 'headStart'))];

const CHECKS: readonly Check[] = [
  valueOutOfReach,
  stackCount,
  stackSize,
  headStartTooHigh,
  tooManyPoints,
  boostedTwice,
  tooManyExtra,
  tooManyTurns,
  lastIsGone,
  drawTooLate,
];

/** The first reason why no game can come to this position, or null. Practice positions may have short stacks (4.4). */
export function brokenRule(state: State, cards: CardTable): Broken | null {
  for (const check of CHECKS) {
    const [first] = check(state, cards);
    if (first) return first;
  }
  return null;
}
