import { MAX_POINTS, MAX_VALUE } from '../../../assembly/games/token-battle/layout';
import type { Engine } from '../../../workers/engine/engine';
import { runLines, startLines } from '../../../workers/engine/lines';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { SIDES, type State } from '../../../workers/games/token-battle/state';
import { problemsOf } from '../../../workers/games/token-battle/validity';
import * as referee from '../../../workers/referee/token-battle';
import { randomStart } from '../../differential/token-battle/support/starts';
import type { Subject } from './subject';

const NODES = 1000;

function quarrel(state: State, accepted: boolean, engine: Engine): string | null {
  const loaded = referee.load(tokenBattle.print(accepted ? tokenBattle.read(engine.save()) : state));
  if (loaded.ok !== accepted) return loaded.ok ? 'only the referee accepts it' : JSON.stringify(loaded.error);
  if (!loaded.ok || engine.actor() > 1) return null;
  const ours = [...engine.legal()].map((action) => tokenBattle.actionText(action, state)).sort();
  const theirs = [...referee.legal(loaded.node)].sort();
  return ours.join() === theirs.join() ? null : `engine ${ours.join()}, referee ${theirs.join()}`;
}

export const tokenBattleSubject: Subject<State> = {
  codec: tokenBattle,
  start: (seed, roll) => randomStart(seed, roll).state,
  choose: (actions, _, random) => actions[random(actions.length)]!,
  words: [
    'turn A',
    'turn B',
    'turn ?',
    ...['0-0', '199-0', '200-200', '999-998', '3999-3999', '4000-0'].map((points) => `points ${points}`),
    'last a1',
    'last c3',
    ...['1-0', '1-1', '2-0'].map((boost) => `boost ${boost}`),
    ...['1-1', '2-0', '1999-0', '9999-9999'].map((extra) => `extra ${extra}`),
    ...[0, 1, 49, 1999, 2000, 9999].map((ply) => `ply ${ply}`),
    ...[
      'pointLimit=1',
      'pointLimit=999',
      'headStart=200',
      'turnLimit=1',
      'turnLimit=50',
      'goldenFactor=4',
      'thirdAura=friends',
      'firstPlayer=A',
    ].map((option) => `options ${option}`),
  ],
  wrong(state) {
    const [problem] = problemsOf(state);
    if (problem) return JSON.stringify(problem);
    if (SIDES.some((side) => state.points[side] > MAX_POINTS)) return 'too many points';
    return Object.values(state.board).some(({ value }) => value < 1 || value > MAX_VALUE)
      ? 'a value out of range'
      : null;
  },
  kept: ({ cards }) => JSON.stringify(SIDES.map((side) => cards[side].map((stack) => [...stack].sort()))),
  quarrel,
  search(engine) {
    startLines(engine);
    for (let n = 0; n < NODES && !runLines(engine, 100); n += 100);
  },
};
