import ruleIds from '../../../assembly/games/codex/data/rule-ids.json';
import { DISCARD, DRAW, LAYOUT_VERSION, STATE_BYTES } from '../../../assembly/games/codex/layout';
import type { GameCodec } from '../../game-codec';
import { actionText, parseAction } from './actions';
import { actionWords } from './action-words';
import { barredBy } from './barred';
import { boardOf, type Board } from './board';
import { boardWords, effectWords } from './board-words';
import { picks } from './choices';
import { awaitedIn } from './draws';
import { effectsOf, type Effect } from './effects';
import { endingOf, takingsOf } from './ending';
import { faultOf } from './faults';
import { GOAL_KINDS, goalCode } from './goals';
import { parsePosition, positionOf } from './json-position';
import { measuresOf } from './measures';
import { parse, print } from './notation';
import { openingOf } from './opening';
import { playerOf, thinkerOf } from './players';
import { read, write } from './read';
import { READY_SETUPS, SINGLE_SETUPS } from './ready-teams';
import { parseRecord, printRecord } from './record';
import type { State } from './state';
import { strikesOf } from './strikes';
import { SEATS } from './table';
import { termsOf } from './terms';
import { trialOf, triedAt } from './trial';

/** Who decides, or whom a stroke of chance is about: whose cards are drawn or thrown away. */
function seatOf({ open, table }: State): number {
  const [row] = open?.asked === null ? open.rows.values() : [];
  const isAbout = row?.[0] === DRAW || row?.[0] === DISCARD;
  return isAbout ? row[7]! : SEATS.indexOf(open?.asked ?? table.active);
}

/** Codex, as the rest of the program knows it. */
export const codex: GameCodec<State, Board, Effect> = {
  id: 'codex',
  ruleIds,
  stateBytes: STATE_BYTES,
  layoutVersion: LAYOUT_VERSION,
  setups: [...READY_SETUPS, ...SINGLE_SETUPS],
  fullSetups: READY_SETUPS,
  seats: SEATS.map((seat) => `Player ${seat}`),

  parse: (text) => (text.trimStart().startsWith('{') ? parsePosition(text) : parse(text)),
  print,
  position: positionOf,
  read,
  write,
  since: ({ answers }) => answers ?? [],

  parseAction,
  actionText,
  actionWords,
  boardWords,
  picks,
  barred: barredBy,
  fault: faultOf,
  trial: (chosen, state) => trialOf(chosen, triedAt(state)),

  question: ({ open, table }) => open?.question ?? (table.stage === 'over' ? 'over' : 'main'),
  seat: seatOf,
  ending: endingOf,
  board: boardOf,
  effects: effectsOf,
  tellsChance: true,
  effectWords,
  terms: termsOf,
  measure: (about, state, engine) => {
    if (about === 'strikes') return { strikes: strikesOf(state, engine) };
    const [, used] = /^awaited ([0-5])$/.exec(about) ?? [];
    return used === undefined ? measuresOf(state, engine) : awaitedIn(state.table, Number(used));
  },
  goalKinds: GOAL_KINDS,
  goalCode,
  player: playerOf,
  thinker: thinkerOf,
  takings: takingsOf,
  randomStart: (setup, _random, options) => openingOf(setup, options),
  weigher: () => import('./weighing/kinds').then(({ weigh }) => weigh),
  drills: () => import('./drills/kinds').then(({ kinds }) => kinds),
  parseRecord,
  printRecord,
};
