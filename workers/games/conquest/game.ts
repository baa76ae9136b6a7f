import ruleIds from '../../../assembly/games/conquest/data/rule-ids.json';
import { LAYOUT_VERSION, STATE_BYTES } from '../../../assembly/games/conquest/layout';
import type { Parsed } from '../../contract';
import { plainAction } from '../../engine/conquest';
import type { GameCodec } from '../../game-codec';
import type { Random } from '../../random';
import { actionText, parseAction } from './actions';
import { actionWords } from './action-words';
import { boardOf, type Board } from './board';
import { boardWords, effectWords } from './board-words';
import { picksOf } from './choices';
import { effectsOf, type Effect } from './effects';
import { endingOf } from './ending';
import { faultOf } from './faults';
import { GOAL_KINDS, goalCode } from './goals';
import { parsePosition } from './json-position';
import { CODES } from './map';
import { measuresOf } from './measures';
import { PLAYER_NAMES } from './names';
import { parse, positionOf, print } from './notation';
import { read, write } from './position';
import { parseRecord, printRecord } from './record';
import { SETUPS } from './setups';
import { startOf } from './start';
import type { State } from './state';
import { termsOf } from './terms';
import { askedOf, trialOf } from './trial';

/** Conquest, as the rest of the program knows it. */
export const conquest: GameCodec<State, Board, Effect> = {
  id: 'conquest',
  ruleIds,
  stateBytes: STATE_BYTES,
  layoutVersion: LAYOUT_VERSION,
  setups: SETUPS,
  fullSetups: SETUPS,
  seats: PLAYER_NAMES,

  parse: (text) => (text.trimStart().startsWith('{') ? parsePosition(text) : parse(text)),
  print,
  position: positionOf,
  read,
  write,

  parseAction,
  actionText,
  actionWords,
  boardWords,
  picks: picksOf,
  trial: (picks, state) => trialOf(picks, askedOf(state)),
  fault: (action, rule, _engine, state) => faultOf(action, rule, state),

  question: ({ node }) => (node === 'won' || node === 'drawn' ? 'over' : node),
  seat: ({ decider }) => decider,
  ending: endingOf,
  board: boardOf,
  effects: effectsOf,
  tellsChance: true,
  effectWords,
  terms: termsOf,
  player: (name) => (name === 'plain' ? plainAction : null),
  measure: (_, state, engine) => measuresOf(state, engine),
  async drills(side) {
    const [{ kinds }, { BattleEngine }, module] = await Promise.all([
      import('./drills/kinds'),
      import('../../engine/conquest/battle'),
      side(),
    ]);
    return kinds(await BattleEngine.create(module));
  },
  byPlans: true,
  goalKinds: GOAL_KINDS,
  goalCode,
  holders: ({ lands }) => lands.flatMap(({ owner }, t) => (owner < 0 ? [] : [[CODES[t]!, owner] as const])),
  takings: ({ lands }, seat) => lands.filter(({ owner }) => owner === seat).length,
  randomStart: (setup: string, _random: Random, options?: Readonly<Record<string, string>>): Parsed<State> =>
    startOf(setup, options),
  parseRecord,
  printRecord,
};
