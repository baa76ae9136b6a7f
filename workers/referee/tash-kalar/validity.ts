import type { RuleId } from '../../contract';
import { BEINGS, isFlare } from './cards';
import { cardsIn, sizeOf } from './decks';
import { legal, outcomes } from './game';
import { DECK_NAMES, cardsOf, cardsOutside } from './piles';
import { show, type PositionError } from './problem';
import { PLAYERS, isEmpty, opponent, supply, type State } from './state';
import { mustLift } from './summoning';

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

/** TS-END-4: the other side plays first, then the one that triggered the end. */
const finalTurns: Check = ({ end, turn, node }) => {
  if (node.kind === 'over')
    return Array.isArray(end) && end.length === 0 ? [] : [wrong('not-over', 'TS-END-4', 'end', end)];
  if (!Array.isArray(end) || end.length === 0) return [];
  return end.length === 1 && end[0] === opponent(turn.player) ? [] : [wrong('final-turns', 'TS-END-4', 'end', end)];
};

const SETTING_UP: readonly State['node']['kind'][] = ['start', 'deal', 'layTasks', 'marks'];

/** TS-SETUP-6, TS-SETUP-7: while the game is set up, the board is empty. */
const piecesTooEarly: Check = ({ node, board }) =>
  SETTING_UP.includes(node.kind) && Object.keys(board).length > 0
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
  const needed = BEINGS.has(node.card) && mustLift(state, node.card, node.target);
  return needed ? [] : [wrong('needless-lift', 'TS-SHORT-1', 'node', node.card)];
};

/** Rule file, section 4: a decision has an answer other than `done`, `skip` and `end`. */
const nothingToDecide: Check = (state) => {
  const { node } = state;
  if (node.kind === 'over') return [];
  if (node.kind === 'match' && !BEINGS.has(node.card)) return [wrong('no-being', 'TS-SUM-1', 'node', node.card)];
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
  finalTurns,
  piecesTooEarly,
  startTwice,
  marksOfHighForm,
  needlessLift,
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
