import { BEINGS, TASKS } from './faces';
import type { State } from './state';
import type { Labels } from './sentences';

const names = new Map([...BEINGS, ...TASKS].map(({ id, name }) => [id, name]));

/** What a node asks for, after the name of the player. */
const ASKED: Readonly<Record<State['question'], string>> = {
  over: 'has nothing to decide',
  start: 'or the opponent begins',
  deal: 'is dealt a hand',
  row: 'waits while the tasks are turned up',
  setupNext: 'waits while the next task is turned up',
  marks: 'decides the marked squares',
  menu: 'chooses an action',
  placeLifted: 'places the lifted piece',
  match: 'chooses the match',
  liftForSummon: 'lifts a piece for the being',
  return: 'may put cards under their decks',
  effect: 'resolves an effect',
  claim: 'may claim a task',
  nextTask: 'waits while the next task is turned up',
  draw: 'draws',
};

const points = (count: number): string => `${count} point${Math.abs(count) === 1 ? '' : 's'}`;

/** English, for the command line and for error reports. */
export const ENGLISH: Labels = {
  name: (id) => names.get(id) ?? id,
  rank: { common: 'common', heroic: 'heroic', legendary: 'legendary' },
  piece: ({ side, rank }) => `${side}'s ${rank}`,
  list: (parts) => parts.join(', '),

  place: ({ square }) => `place a common on ${square}`,
  lift: ({ square }) => `pick up the piece on ${square}`,
  summon: ({ card, square }) => `summon ${card} on ${square}`,
  discard: ({ card }) => `discard ${card}`,
  flare: ({ card }) => `invoke ${card}`,
  end: () => 'end the turn',
  match: ({ squares, orientation }) => `use ${squares.join(', ')}${orientation ? ` turned ${orientation}` : ''}`,
  returned: ({ card }) => `put ${card} under its deck`,
  pick: ({ square }) => `choose ${square}`,
  placeOn: ({ square, rank }) => `place a ${rank} on ${square}`,
  move: ({ from, to }) => `move from ${from} to ${to}`,
  run: ({ from, to }) => `run from ${from} to ${to}`,
  direction: ({ direction }) => `towards ${direction}`,
  option: ({ option }) => `choose "${option}"`,
  take: ({ card }) => `take ${card}`,
  done: () => 'done',
  claim: ({ task }) => `claim ${task}`,
  skip: () => 'claim nothing',
  marks: ({ own }) => `put ${own ? 'the own' : "the opponent's"} common on c5`,
  outcome: ({ name }) => name,
  starts: ({ side }) => `${side} begins`,
  attempt: ({ what }) => `not an action: ${what}`,

  turn: ({ side, actions, question }) => `${side} ${ASKED[question]}, actions left: ${actions}`,
  over: ({ winner }) => (winner ? `The game is over; ${winner} wins.` : 'The game is over; it is a draw.'),
  player: ({ side, points: score, twoSided, legendary, deck }) =>
    `${side}: ${points(score)}, supply ${twoSided} + ${legendary}, cards in the deck: ${deck}`,
  hand: ({ side, cards }) => `${side} holds ${cards.length ? cards.join(', ') : 'no card'}`,
  tasks: ({ row, next }) => `tasks: ${row.join(', ')}${next ? `; next: ${next}` : ''}`,
  stands: ({ square, piece }) => `${square}: ${piece}`,

  happened: {
    placed: ({ piece, to }) => `${piece} is placed on ${to}.`,
    lifted: ({ piece, from }) => `${piece} is picked up from ${from}.`,
    summoned: ({ piece, to }) => `${piece} appears on ${to}.`,
    reused: ({ piece, to, becomes }) => `${piece} on ${to} becomes the being: ${becomes}.`,
    crushed: ({ piece, from }) => `${piece} on ${from} is crushed.`,
    moved: ({ piece, from, to }) => `${piece} moves from ${from} to ${to}.`,
    destroyed: ({ piece, from }) => `${piece} on ${from} is destroyed.`,
    upgraded: ({ piece, to, becomes }) => `${piece} on ${to} rises: ${becomes}.`,
    downgraded: ({ piece, to, becomes }) => `${piece} on ${to} falls: ${becomes}.`,
    converted: ({ piece, to, becomes }) => `${piece} on ${to} is converted: ${becomes}.`,
  },
  card: {
    played: ({ side, name }) => `${side} plays ${name}.`,
    discarded: ({ side, name }) => `${side} discards ${name}.`,
    returned: ({ side, name }) => `${side} puts ${name} under its deck.`,
    recovered: ({ side, name }) => `${side} takes ${name} from the discard pile.`,
    invoked: ({ side, name }) => `${side} invokes ${name}.`,
    drawn: ({ side, name }) => `${side} draws ${name}.`,
    claimed: ({ side, name }) => `${side} claims ${name}.`,
    turnedUp: ({ name }) => `${name} is turned up.`,
  },
  actionsGained: ({ side, gained }) => `${side} gains ${gained === 1 ? 'an action' : `${gained} actions`}.`,
  scored: ({ side, points: change, total }) =>
    `${side} ${change < 0 ? 'loses' : 'gets'} ${points(Math.abs(change))} and has ${total}.`,
  nextTurn: ({ side }) => `${side} is on turn.`,
  extraTurn: ({ side }) => `${side} has an extra turn.`,
  endTriggered: () => 'The end of the game is triggered.',
};
