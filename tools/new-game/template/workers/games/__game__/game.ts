import ruleIds from '../../../assembly/games/__game__/data/rule-ids.json';
import { LAYOUT_VERSION, STATE_BYTES } from '../../../assembly/games/__game__/layout';
import type { GameCodec } from '../../game-codec';
import { actionText, parseAction } from './actions';
import { picksOf, trialOf } from './choices';
import { read, write } from './codec';
import { GOAL_KINDS, goalCode } from './goals';
import { parse, print } from './notation';
import { boardOf, endingOf } from './position';
import { parseRecord, printRecord } from './record';
import { startOf } from './start';
import { SETUPS, type Board, type State } from './state';
import { actionWords, boardWords, SEAT_NAMES } from './text';

/** __Title__, as the rest of the program knows it. */
export const codec: GameCodec<State, Board> = {
  id: '__game__',
  ruleIds,
  stateBytes: STATE_BYTES,
  layoutVersion: LAYOUT_VERSION,
  setups: SETUPS,
  fullSetups: SETUPS,
  seats: SEAT_NAMES,

  parse,
  print,
  position: (state) => state,
  read,
  write,

  parseAction,
  actionText,
  actionWords,
  boardWords,
  picks: picksOf,
  trial: trialOf,

  question: ({ heap }) => (heap ? 'turn' : 'over'),
  seat: ({ seats, turn }) => turn % seats,
  ending: endingOf,
  board: boardOf,

  goalKinds: GOAL_KINDS,
  goalCode,
  takings: (state, seat) => (boardOf(state).winner === seat ? 1 : 0),
  randomStart: startOf,
  parseRecord,
  printRecord,
};
