import type { RuleId } from '../../contract';
import { BEINGS, findBeing, isFlare } from './cards';
import { cardsIn, sizeOf } from './decks';
import { legal, outcomes } from './game';
import { LIMITS } from './limits';
import { isOpen } from './patterns';
import { DECK_NAMES, cardsOf, cardsOutside } from './piles';
import { show, type PositionError } from './problem';
import { PLAYERS, opponent } from './pieces';
import { isEmpty, supply, type State } from './state';
import { mustLift, playable } from './summoning';

type Check = (state: State) => PositionError[];

const wrong = (problem: string, rule: RuleId, where: string, found: unknown): PositionError => ({
  problem,
  rule,
  where,
  found: show(found),
});

const tooManyPieces: Check = (state) =>
  PLAYERS.flatMap((player) => [
    ...(supply(state, player, 'common') < 0
      ? [wrong('too-many-pieces', 'TS-PIECE-1', `board.${player}`, 'common')]
      : []),
    ...(supply(state, player, 'legendary') < 0
      ? [wrong('too-many-pieces', 'TS-PIECE-1', `board.${player}`, 'legendary')]
      : []),
  ]);

/** TS-CARD-1, TS-CARD-2: each card exists once, and only in the hands, piles and decks it belongs to. */
const cardsAstray: Check = (state) => {
  const outside = cardsOutside(state);
  return DECK_NAMES.flatMap((name) => {
    const cards = [...cardsIn(state.decks[name]), ...outside[name]];
    const rule = name === 'A' || name === 'B' ? 'TS-CARD-1' : 'TS-CARD-2';
    const stranger = cards.find((card) => !cardsOf(name, state.options).includes(card));
    if (stranger !== undefined) return [wrong('card-astray', rule, `decks.${name}`, stranger)];
    const twice = cards.find((card, index) => cards.indexOf(card) !== index);
    return twice === undefined ? [] : [wrong('card-twice', rule, `decks.${name}`, twice)];
  });
};

/** Nothing lets a player draw a second flare (TS-DRAW-1, TS-DRAW-4). */
const tooManyFlares: Check = ({ hands }) =>
  PLAYERS.filter((player) => hands[player].filter(isFlare).length > 1).map((player) =>
    wrong('too-many-flares', 'TS-DRAW-1', `hands.${player}`, hands[player].filter(isFlare)),
  );

const tooManyTasks: Check = ({ tasks }) =>
  tasks.row.length > 3 ? [wrong('too-many-tasks', 'TS-SETUP-3', 'tasks.row', tasks.row)] : [];

/** TS-HIGH-5: High Form points follow from tasks and board. */
const pointsOfHighForm: Check = ({ options, points }) =>
  options.mode === 'highForm' && points.A + points.B > 0
    ? [wrong('points-are-counted', 'TS-HIGH-5', 'points', points)]
    : [];

/** TS-END-1: an own deck runs out only by drawing. */
const emptyDeck: Check = ({ decks, end }) =>
  PLAYERS.filter((player) => end === 'open' && sizeOf(decks[player]) === 0).map((player) =>
    wrong('end-not-triggered', 'TS-END-1', `decks.${player}`, []),
  );

const isSettingUp = (node: State['node']): boolean =>
  ['start', 'deal', 'layTasks', 'marks'].includes(node.kind) || (node.kind === 'layNext' && node.then === 'turn');

/** TS-END-4: the other side plays first, then the one that triggered the end; a turn has to end before that is settled. */
const finalTurns: Check = ({ end, turn, node }) => {
  if (node.kind === 'over')
    return Array.isArray(end) && end.length === 0 ? [] : [wrong('not-over', 'TS-END-4', 'end', end)];
  if (!Array.isArray(end)) return [];
  if (isSettingUp(node)) return [wrong('final-turns', 'TS-END-4', 'end', end)];
  if (end.length === 0) return [];
  return end.length === 1 && end[0] === opponent(turn.player) ? [] : [wrong('final-turns', 'TS-END-4', 'end', end)];
};

/** More than any turn or game comes to. */
const countedTooFar: Check = ({ turn, points }) => {
  const counts = (
    [
      ['actions', 'TS-TURN-2', [turn.actions]],
      ['destroyed', 'TS-COUNT-1', Object.values(turn.destroyed)],
      ['extraBeings', 'TS-DRAW-4', [turn.extraBeings]],
      ['extraLegends', 'TS-DRAW-4', [turn.extraLegends]],
      ['points', 'TS-END-3', Object.values(points)],
    ] as const
  ).filter(([kind, , found]) => Math.max(...found) > LIMITS[kind]);
  return counts.map(([kind, rule, found]) => wrong('counted-too-far', rule, kind, found));
};

/** TS-SETUP-6, TS-SETUP-7: while the game is set up, the board is empty. */
const piecesTooEarly: Check = ({ node, board }) =>
  isSettingUp(node) && Object.keys(board).length > 0
    ? [wrong('pieces-too-early', 'TS-SETUP-6', 'board', Object.keys(board))]
    : [];

const startTwice: Check = ({ node, options }) =>
  node.kind === 'start' && options.startPlayer !== 'random'
    ? [wrong('start-is-settled', 'TS-SETUP-1', 'node', options.startPlayer)]
    : [];

const marksOfHighForm: Check = ({ node, options }) =>
  node.kind === 'marks' && options.mode === 'highForm' ? [wrong('no-marks', 'TS-SETUP-6', 'node', node.kind)] : [];

/** A piece is in the air only because the supply was empty (TS-PLACE-2, TS-SHORT-1). */
const needlessLift: Check = (state) => {
  const { node, turn } = state;
  const held =
    node.kind === 'placeLifted' && (supply(state, turn.player, 'common') !== 1 || !isEmpty(state, node.from));
  if (held) return [wrong('needless-lift', 'TS-PLACE-2', 'node', node.kind)];
  if (node.kind !== 'lift') return [];
  return mustLift(state, node.card, node.target) ? [] : [wrong('needless-lift', 'TS-SHORT-1', 'node', node.card)];
};

/** TS-PLACE-2: the action is paid when the piece is placed. */
const nothingToPayWith: Check = ({ node, turn }) =>
  node.kind === 'placeLifted' && turn.actions === 0
    ? [wrong('no-action', 'TS-TURN-2', 'turn.actions', turn.actions)]
    : [];

/** What is summoned is a being, and no higher piece stands on its target. */
const cannotArrive: Check = (state) => {
  const { node } = state;
  if (node.kind !== 'match' && node.kind !== 'lift') return [];
  if (!BEINGS.has(node.card)) return [wrong('no-being', 'TS-SUM-1', 'node', node.card)];
  return isOpen(state, node.card, node.target) ? [] : [wrong('target-too-high', 'TS-SUM-10', 'node', node.target)];
};

/** TS-SUM-13: a match is chosen where it matters and nowhere else, and is one of those that are shown. */
const noSuchMatch: Check = (state) => {
  const { node } = state;
  if (node.kind !== 'match' && node.kind !== 'lift') return [];
  const { matchMatters } = findBeing(node.card);
  const matches = playable(state, node.card, node.target).map(({ used }) => used.join());
  const fits =
    node.kind === 'match'
      ? matchMatters
      : matchMatters
        ? node.match !== null && matches.includes(node.match.join())
        : node.match === null;
  return fits ? [] : [wrong('no-such-match', 'TS-SUM-13', 'node', node.kind === 'lift' ? node.match : node.card)];
};

/** TS-DISC-2: cards are returned along with one that was discarded, and are in the hand no longer. */
const nothingDiscarded: Check = ({ node, turn, hands, discards }) => {
  if (node.kind !== 'return') return [];
  const begun = turn.discarded && discards[turn.player].length > 0;
  return begun && (node.last === null || !hands[turn.player].includes(node.last))
    ? []
    : [wrong('nothing-discarded', 'TS-DISC-2', 'node', node.last)];
};

/** TS-SETUP-3: a task is turned up only where one is missing. */
const nothingMissing: Check = ({ node, tasks }) =>
  (node.kind === 'layTasks' && tasks.row.length >= 3) || (node.kind === 'layNext' && tasks.next !== null)
    ? [wrong('too-many-tasks', 'TS-SETUP-3', 'node', node.kind)]
    : [];

/** Rule file, section 4: a decision has an answer other than `done`, `skip` and `end`. */
const nothingToDecide: Check = (state) => {
  const { node } = state;
  if (node.kind === 'over') return [];
  const answers = legal(state).filter((action) => !['done', 'skip', 'end'].includes(action));
  return answers.length + outcomes(state).length > 0
    ? []
    : [wrong('nothing-to-decide', 'TS-TURN-6', 'node', node.kind)];
};

const CHECKS: readonly Check[] = [
  tooManyPieces,
  cardsAstray,
  tooManyFlares,
  tooManyTasks,
  pointsOfHighForm,
  emptyDeck,
  countedTooFar,
  finalTurns,
  piecesTooEarly,
  startTwice,
  marksOfHighForm,
  cannotArrive,
  needlessLift,
  nothingToPayWith,
  noSuchMatch,
  nothingDiscarded,
  nothingMissing,
  nothingToDecide,
];

/** The first reason why no game can come to this position, or null. Cards a position leaves out may be missing. */
export function brokenRule(state: State): PositionError | null {
  for (const check of CHECKS) {
    const [first] = check(state);
    if (first) return first;
  }
  return null;
}
