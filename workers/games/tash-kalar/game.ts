import * as layout from '../../../assembly/games/tash-kalar/layout';
import ruleIds from '../../../assembly/games/tash-kalar/data/rule-ids.json';
import { decisionBy } from '../../decision';
import { scoreOf as scoreBy } from '../../engine/tash-kalar';
import type { GameCodec } from '../../game-codec';
import { actionText, parseAction } from './actions';
import { boardOf, type Board } from './board';
import { picksOf } from './choices';
import { read, write } from './codec';
import { effectsOf, type Effect } from './effects';
import { resultOf, scoreOf } from './ending';
import { faultOf } from './faults';
import { glanceOf, termsOf } from './glance';
import { GOAL_KINDS, goalCode } from './goals';
import { measure } from './measures';
import { parse, print } from './notation';
import { stateToPosition } from './position';
import { parseRecord, printRecord } from './record';
import { standingOf } from './standing';
import { SETUPS } from './setups';
import { randomStart } from './start';
import { other, sided, SIDES, type State } from './state';
import { actionWords, boardWords, effectWords } from './sentences';
import { ENGLISH } from './sentences-english';
import { trialOf } from './trial';
import { findWords, lookAtTurn, type Finds } from './turn';

/** Tash-Kalar, as the rest of the program knows it. */
export const tashKalar: GameCodec<State, Board, Effect> = {
  id: 'tash-kalar',
  ruleIds,
  stateBytes: layout.STATE_BYTES,
  layoutVersion: layout.LAYOUT_VERSION,
  setups: SETUPS,
  fullSetups: SETUPS,
  seats: SIDES,

  parse,
  print,
  position: stateToPosition,
  read,
  write,

  parseAction,
  actionText,
  actionWords: (action, state) => actionWords(action, state, ENGLISH),
  boardWords: (state) => boardWords(state, ENGLISH),
  picks: picksOf,
  trial: (picks, state) => trialOf(picks, state),
  fault: faultOf,

  question: ({ question }) => question,
  seat: ({ side }) => SIDES.indexOf(side),
  ending: resultOf,
  board: (state, engine) => ({
    ...boardOf(state, standingOf(state, engine)),
    ...decisionBy(engine, SIDES),
    score: sided((side) => scoreBy(engine, SIDES.indexOf(side))),
  }),
  effects: effectsOf,
  /** Of cards, see measures.ts; `glance` is what the win chance without looking ahead rests on. */
  measure: (about, state, engine) =>
    about === 'glance' ? glanceOf(SIDES.indexOf(state.side), engine) : measure(about, state, engine),
  effectWords: (list) => effectWords(list, ENGLISH),

  terms: termsOf,

  drills: () => import('./drills/kinds').then(({ kinds }) => kinds),

  lookAtTurn,
  findWords: (finds) => findWords(finds as Finds),

  goalKinds: GOAL_KINDS,
  goalCode,
  holders: ({ board }) => Object.entries(board).map(([square, { owner }]) => [square, SIDES.indexOf(owner)]),
  takings: (state, seat) => {
    const score = scoreOf(state);
    const side = SIDES[seat]!;
    return score[side] - score[other(side)];
  },
  randomStart,
  parseRecord,
  printRecord,
};
