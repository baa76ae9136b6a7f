import type { Engine } from '../../../workers/engine/engine';
import { PlanSearch } from '../../../workers/engine/plans';
import { conquest } from '../../../workers/games/conquest/game';
import { NOBODY, type State } from '../../../workers/games/conquest/state';
import * as referee from '../../../workers/referee/conquest';
import { busyLine } from '../../differential/conquest/support/busy';
import { optionOf, piecesOf } from '../conquest/piece-ledger';
import type { Subject } from './subject';

const PLAYOUTS = 40;

/** More of anything than there is (CQ-PIECE-7, CQ-PIECE-8, CQ-SEA-4, CQ-REW-10). */
function wrong(state: State): string | null {
  const most = (name: string): number => Number(optionOf(state, name));
  const seats = piecesOf(state).entries();
  for (const [seat, [infantry, armour, damaged]] of seats) {
    if (infantry > most('infantry-supply') || armour + damaged > most('armour-supply')) return `too many of ${seat}`;
    const forces = [...state.forces.values()].filter(({ owner }) => owner === seat).length;
    if (forces > most('landing-forces')) return `too many landing forces of ${seat}`;
  }
  if (state.lands.filter(({ city }) => city).length > most('city-limit')) return 'too many cities';
  return state.airfields.length > 2 ? 'too many airfields' : null;
}

/** Capitals, and missions as long as nobody's leave the game with him. */
function kept(state: State): string {
  const table = state.table.filter((mission) => mission !== NOBODY);
  const missions = [...table, ...state.hands.flatMap((hand) => hand.missions)].sort((a, b) => a - b);
  return `${state.capitals.join()} ${optionOf(state, 'spoils') === 'none' ? '' : missions.join()}`;
}

function quarrel(state: State, accepted: boolean, engine: Engine): string | null {
  const line = conquest.print(accepted ? conquest.read(engine.save()) : state);
  const reading = referee.read(line);
  const problems = reading.ok ? referee.check(reading.state) : [reading.error];
  if ((problems.length === 0) !== accepted) return accepted ? problems.join() : 'only the referee accepts it';
  if (!reading.ok || !accepted) return null;
  const node = referee.settle(reading.state);
  const now = conquest.read(engine.save());
  if (referee.print(node) !== conquest.print(now)) return `the referee goes on to ${referee.print(node)}`;
  if (referee.actor(node) !== 'player') return null;
  const ours = [...engine.legal()].map((action) => conquest.actionText(action, now)).sort();
  return ours.join() === referee.legal(node).join()
    ? null
    : `engine ${ours.join()}, referee ${referee.legal(node).join()}`;
}

export const conquestSubject: Subject<State> = {
  codec: conquest,
  start(_, roll) {
    const parsed = conquest.parse(busyLine(roll));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  },
  choose: (actions, _, random) => actions[random(actions.length)]!,
  words: [
    ...['1start', '2attack', '2start', '3start', '4start', '5start', '1merge', '1disarm', '3man', '5end'].map(
      (node) => `>=R/${node}`,
    ),
    ...['1raise:4', '1deploy:1,2', '1drop:0,3', '2roll:border,NAF/EGY,-,-', '4won', '5drawn'].map(
      (node) => `>=B/${node}`,
    ),
    'infantry-supply=30',
    'armour-supply=6',
    'city-limit=6',
    'landing-forces=1',
    'trading=on',
    'spoils=none',
    'first-round-resupply=both',
    'round-limit=20',
    'NAF=R:III',
    'NAFck=B:I/EGY:AI',
    'EGY=B:-/NAF*:II',
    'NAF~BRA=R:AI+I',
    'NAF~BRA*=B:I+-',
    "@R=NAF,EGY'/0,4/7",
    '@B=-/-/-',
    '#=-,-,-,-,-,-,-,-',
  ],
  wrong,
  kept,
  quarrel,
  search(engine) {
    new PlanSearch(engine, false).run(PLAYOUTS);
  },
};
