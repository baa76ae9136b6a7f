import * as layout from '../../../assembly/games/toy-battle/layout';
import ruleIds from '../../../assembly/games/toy-battle/data/rule-ids.json';
import type { Parsed } from '../../contract';
import { medals, reach, winNext } from '../../engine/toy-battle';
import type { GameCodec } from '../../game-codec';
import type { Random } from '../../random';
import { actionText, parseAction } from './actions';
import { MAPS, mapOf } from './board-data';
import { boardOf } from './board';
import { picksOf } from './choices';
import { read, write } from './codec';
import { effectsOf, effectWords, type Effect } from './effects';
import { faultOf } from './faults';
import { fromDigits, readMap, readOption } from './fields';
import { medalsOf } from './medals';
import { parse, print } from './notation';
import { GOAL_KINDS, goalCode } from './goals';
import { stateToPosition } from './position';
import { attempt, malformed, type Fail } from './problems';
import { parseRecord, printRecord } from './record';
import { resultOf } from './result';
import { randomStart } from './start';
import { SIDES, TROOP_CODES, type Board, type Options, type State } from './state';
import { actionWords, boardWords } from './text';
import { ENGLISH } from './text-english';
import { termsOf } from './terms';
import { trialOf } from './trial';

/** Toy Battle, as the rest of the program knows it. */
export const toyBattle: GameCodec<State, Board, Effect> = {
  id: 'toy-battle',
  ruleIds,
  stateBytes: layout.STATE_BYTES,
  layoutVersion: layout.LAYOUT_VERSION,
  setups: MAPS.map(({ id }) => id),
  fullSetups: MAPS.filter(({ data }) => data.kind !== 'teaching').map(({ id }) => id),
  seats: SIDES.map((side) => ENGLISH.side[side]),

  parse,
  print,
  position: stateToPosition,
  read,
  write,

  parseAction: (text, state) => parseAction(text, mapOf(state)),
  actionText: (action, state) => actionText(action, mapOf(state)),
  actionWords: (action, state) => actionWords(action, state, ENGLISH),
  boardWords: (state) => boardWords(state, ENGLISH),
  picks: (action, state) => picksOf(action, mapOf(state), state.toMove),
  trial: trialOf,
  fault: (action, rule, _engine, state) => faultOf(action, rule, state),

  question: (state) => state.question,
  seat: (state) => SIDES.indexOf(state.toMove),
  ending: resultOf,
  terms: termsOf,
  board: (state, engine) => ({
    ...boardOf(state, (seat) => reach(engine, seat)),
    medals: { blue: medals(engine, 0), red: medals(engine, 1) },
  }),
  effects: effectsOf,
  effectWords,
  goalKinds: GOAL_KINDS,
  goalCode: (goal, state) => goalCode(goal, mapOf(state)),
  holders: (state) => Object.entries(state.stacks).map(([node, tiles]) => [node, tiles.at(-2) === 'b' ? 0 : 1]),
  takings: (state, seat) => medalsOf(state)[SIDES[seat]!],
  danger(seat, engine) {
    const { winning, possible, needs } = winNext(engine, seat);
    const tiles = (counts: readonly number[]) => counts.map((n, troop) => TROOP_CODES[troop]!.repeat(n)).join('');
    return { seat, winning, possible, needs: needs.map(tiles) };
  },
  drills: () => import('./drills/kinds').then(({ kinds }) => kinds),
  randomStart: startFromText,
  parseRecord,
  printRecord,
};

function startFromText(board: string, random: Random, options: Readonly<Record<string, string>> = {}): Parsed<State> {
  return attempt(() => {
    const failHere: Fail = (offset, found, problem, rule) => malformed(1 + offset, found, problem, rule);
    const map = readMap(board, failHere);
    const read: Partial<Options> = {};
    for (const [name, value] of Object.entries(options)) {
      Object.assign(read, readOption(name, name === 'turnLimit' ? fromDigits(value) : value, failHere));
    }
    return randomStart(map, random, read);
  });
}
