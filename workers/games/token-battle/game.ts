import * as layout from '../../../assembly/games/token-battle/layout';
import ruleIds from '../../../assembly/games/token-battle/data/rule-ids.json';
import { decisionBy } from '../../decision';
import { effects } from '../../engine/token-battle';
import type { GameCodec } from '../../game-codec';
import { actionText, parseAction } from './actions';
import { boardOf } from './board';
import { picksOf } from './choices';
import { read, write } from './codec';
import { readEffects, type Effect } from './effects';
import { resultOf } from './ending';
import { gainsOf } from './gains';
import { GOAL_KINDS, goalCode } from './goals';
import { measure } from './measures';
import { parse, print } from './notation';
import { stateToPosition } from './position';
import { parseRecord, printRecord } from './record';
import { PAIRINGS } from './ready-sets';
import { startFromText } from './start';
import { SIDES, type Board, type State } from './state';
import { termsOf } from './terms';
import { actionWords, boardWords, effectWords } from './text';
import { trialOf } from './trial';
import { ENGLISH } from './words/en';

/** Token Battle, as the rest of the program knows it. */
export const tokenBattle: GameCodec<State, Board, Effect> = {
  id: 'token-battle',
  ruleIds,
  stateBytes: layout.STATE_BYTES,
  layoutVersion: layout.LAYOUT_VERSION,
  setups: PAIRINGS,
  fullSetups: PAIRINGS,
  seats: SIDES,

  parse,
  print,
  position: stateToPosition,
  read,
  write,

  parseAction,
  actionText,
  actionWords: (action, state) => actionWords(action, state, ENGLISH),
  boardWords: (state, engine) => boardWords(state, gainsOf(engine), ENGLISH),
  picks: picksOf,
  trial: trialOf,

  question: (state) => (resultOf(state) ? 'over' : state.turn === '?' ? 'first' : 'turn'),
  seat: (state) => (state.turn === 'B' ? 1 : 0),
  ending: resultOf,
  board: (state, engine) => ({ ...boardOf(state, gainsOf(engine)), ...decisionBy(engine, SIDES) }),
  effects: (action, engine) => readEffects(effects(engine, action)),
  measure,
  terms: termsOf,
  effectWords: (list) => effectWords(list, ENGLISH),

  byLines: true,

  goalKinds: GOAL_KINDS,
  goalCode,
  holders: ({ board }) => Object.entries(board).map(([field, { owner }]) => [field, SIDES.indexOf(owner)]),
  takings: ({ points }, seat) => (seat ? points.B - points.A : points.A - points.B),
  drills: () => import('./drills/kinds').then(({ kinds }) => kinds),
  randomStart: (pairing, _random, options) => startFromText(pairing, options),
  parseRecord,
  printRecord,
};
