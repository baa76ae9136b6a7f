import { MAX_WAITING } from '../../../assembly/games/toy-battle/layout';
import type { Engine } from '../../../workers/engine/engine';
import { winNext } from '../../../workers/engine/toy-battle';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { OPTION_VALUES } from '../../../workers/games/toy-battle/options';
import { stateToPosition } from '../../../workers/games/toy-battle/position';
import { QUESTIONS, SIDES, TROOP_CODES, type State } from '../../../workers/games/toy-battle/state';
import { problemsOf } from '../../../workers/games/toy-battle/validity';
import * as referee from '../../../workers/referee/toy-battle';
import { randomStart } from '../../differential/toy-battle/support/duel';
import type { Subject } from './subject';

const sorted = (tiles: Iterable<string>): string => [...tiles].sort().join('');

/** All tiles of the game, wherever they are. */
const kept = ({ stacks, rack, unseen, discard, captured }: State): string =>
  SIDES.map((side) => {
    const laid = [...Object.values(stacks), captured?.tile ?? ''].join('').match(/../g) ?? [];
    const own = laid.flatMap((tile) => (tile[0] === side[0] ? [tile[1]!] : []));
    return sorted([...own, ...rack[side], ...unseen[side], ...discard[side]]);
  }).join('/');

function quarrel(state: State, accepted: boolean, engine: Engine): string | null {
  if (!accepted && state.question !== 'turn') return null;
  const now = accepted ? toyBattle.read(engine.save()) : state;
  if (now.question === 'turn') {
    const loaded = referee.load(stateToPosition(now));
    if (loaded.ok !== accepted) return loaded.ok ? 'only the referee accepts it' : JSON.stringify(loaded.error);
  }
  if (!accepted || engine.actor() > 1) return null;
  const ours = [...engine.legal()].map((action) => toyBattle.actionText(action, now)).sort();
  const theirs = [...referee.legal(referee.fromState(now))].sort();
  return ours.join() === theirs.join() ? null : `engine ${ours.join()}, referee ${theirs.join()}`;
}

export const toyBattleSubject: Subject<State> = {
  codec: toyBattle,
  start: (_, roll) => randomStart(roll),
  choose(actions, _, random) {
    const active = actions.filter((action) => action >>> 16 !== 1 && action >>> 16 !== 10);
    const pool = active.length && random(4) ? active : actions;
    return pool[random(pool.length)]!;
  },
  words: [
    ...QUESTIONS.map((question) => `ask=${question}`),
    ...['1', '2', '5', '9', 'hqb'].map((base) => `at=${base}`),
    ...[0, 1, 2, 3, 255].map((left) => `left=${left}`),
    'again=yes',
    ...TROOP_CODES.flatMap((code) => [`frozen=${code}/-`, `frozen=-/${code}`, `known=${code}/${code}`]),
    ...['1:1', '3:2', '1:1,3:1', '2:255', '6:1,6:2,6:3,6:4', '6:1,6:2,6:3,9:1', '9:1,9:1,9:1,9:1'].map(
      (waiting) => `waiting=${waiting}`,
    ),
    ...['b:hq', 'r:hq', 'b:medals', 'r:stuck', '-:limit', '-:hq'].map((over) => `over=${over}`),
    'captured=1:b4',
    ...Object.entries(OPTION_VALUES).map(([name, values]) => `options=${name}:${values.at(-1)}`),
    'options=turnLimit:0',
    'options=turnLimit:3',
  ],
  wrong(state) {
    const [problem] = problemsOf(state);
    if (problem) return JSON.stringify(problem);
    if (state.waiting.length > MAX_WAITING) return 'too many effects wait';
    return null;
  },
  kept,
  quarrel,
  search(engine) {
    for (const seat of [0, 1]) winNext(engine, seat);
  },
};
