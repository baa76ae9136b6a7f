import type { Engine } from '../../../workers/engine/engine';
import { runTurn, startTurn, turnReport } from '../../../workers/engine/tash-kalar/turns';
import { CARDS } from '../../../workers/games/tash-kalar/cards';
import { CARD_KINDS } from '../../../workers/games/tash-kalar/decks';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { OPTION_VALUES } from '../../../workers/games/tash-kalar/options';
import { pileOf, PILES } from '../../../workers/games/tash-kalar/piles';
import { stateToPosition } from '../../../workers/games/tash-kalar/position';
import { HALVES, QUESTIONS, SIDES, type State } from '../../../workers/games/tash-kalar/state';
import { problemsOf } from '../../../workers/games/tash-kalar/validity';
import * as referee from '../../../workers/referee/tash-kalar';
import { anyPosition, startOf } from '../../differential/tash-kalar/support/starts';
import type { Subject } from './subject';

const ANSWERS = 300;

/** Cards and tasks, wherever they are. */
function kept(state: State): string {
  const hands = SIDES.flatMap((side) => CARD_KINDS.flatMap((kind) => state.hands[side][kind]));
  const decks = PILES.flatMap((name) => {
    const { top, unknown, bottom } = pileOf(state, name);
    return [...top.map(({ id }) => id), ...unknown, ...bottom.map(({ id }) => id)];
  });
  const asked = ['match', 'liftForSummon', 'effect'].includes(state.question);
  const underWay = asked && state.playing.card !== null ? [state.playing.card] : [];
  const { discards, spent, row, next, aside, claimed } = state;
  const tasks = [...row, ...(next ? [next] : []), ...aside, ...claimed.A, ...claimed.B];
  return [...hands, ...decks, ...underWay, ...discards.A, ...discards.B, ...spent.legends, ...spent.flares, ...tasks]
    .sort()
    .join();
}

/** Two-sided and legendary pieces of a side, and those it has. */
function wrong(state: State): string | null {
  const [problem] = problemsOf(state);
  if (problem) return JSON.stringify(problem);
  for (const side of SIDES) {
    const own = Object.values(state.board).filter(({ owner }) => owner === side);
    const legendary = own.filter(({ rank }) => rank === 'legendary').length;
    const lifted = Number(state.question === 'placeLifted' && state.side === side);
    const most = state.mode === 'duel' ? 16 : 17;
    if (own.length - legendary + lifted > most || legendary > 3) return `${side} has too many pieces`;
    if (state.hands[side].flares.length > 1) return `${side} has two flares`;
  }
  return null;
}

/** JSON leaves out what is of no importance to the question: what the engine refuses for that is no matter of the referee. */
function refusedAsJson(position: object, engine: Engine): boolean {
  const parsed = tashKalar.parse(JSON.stringify(position));
  if (!parsed.ok) return true;
  const bytes = new Uint8Array(tashKalar.stateBytes);
  tashKalar.write(parsed.value, bytes);
  return engine.load(bytes) !== 0;
}

function quarrel(state: State, accepted: boolean, engine: Engine): string | null {
  const now = accepted ? tashKalar.read(engine.save()) : state;
  const position = stateToPosition(now);
  if (!position || (!accepted && !refusedAsJson(position, engine))) return null;
  const loaded = referee.load(position);
  if (loaded.ok !== accepted) return loaded.ok ? 'only the referee accepts it' : JSON.stringify(loaded.error);
  if (!loaded.ok || engine.actor() > 1) return null;
  const ours = [...engine.legal()].map((action) => tashKalar.actionText(action, now)).sort();
  const theirs = [...referee.legal(loaded.node)].sort();
  return ours.join() === theirs.join() ? null : `engine ${ours.join()}, referee ${theirs.join()}`;
}

const cardWords = CARDS.map(({ word }) => word);

export const tashKalarSubject: Subject<State> = {
  codec: tashKalar,
  start(seed, roll) {
    if (seed % 3 === 0) return startOf(seed, roll);
    const parsed = tashKalar.parse(JSON.stringify(anyPosition(seed, roll)));
    return parsed.ok ? parsed.value : startOf(seed, roll);
  },
  choose(actions, state, random) {
    const worth = actions.filter((action) =>
      /^(summon|flare|claim|move|run|lift)/.test(tashKalar.actionText(action, state)),
    );
    const from = worth.length && random(3) ? worth : actions;
    return from[random(from.length)]!;
  },
  words: [
    ...QUESTIONS.map((question) => `ask ${question}`),
    ...['A', 'B'].flatMap((side) => [0, 1, 2, 3, 99].map((actions) => `turn ${side} ${actions}`)),
    'turn A 1 discarded',
    ...cardWords.map((word) => `playing card=${word}`),
    ...cardWords.map((word) => `playing card=${word} target=e5`),
    ...HALVES.flatMap((half) =>
      ['flare-00', 'flare-06', 'Knight'].map((card) => `playing card=${card} halves=${half}`),
    ),
    'playing lifted=e9',
    'playing lifted=c1 halves=lower',
    ...['1', '2', '3', 'upper.1', 'lower.1'].map((step) => `effect step=${step} being=e5 summon=e5`),
    ...['borrow=1', 'borrow=2', 'turns=1', 'turns=99', 'beings=1', 'beings=99', 'legends=1', 'legends=99'].map(
      (due) => `due ${due}`,
    ),
    ...['triggered', '0', '1', '2'].map((end) => `end ${end}`),
    ...['0-0-0', '99-99-99', '2-1-1'].map((gone) => `destroyed ${gone}`),
    ...['17-17', '18-0', '255-255', '250-3'].map((points) => `points ${points}`),
    ...[0, 1, 511, 512].map((ply) => `ply ${ply}`),
    'mode duel',
    'starter B',
    'starter ?',
    'tasks |',
    'tasks ?Destruction ?SideChain',
    'aside Destruction SideChain',
    'row Destruction',
    'deck A |',
    'deck B ?',
    'legends |',
    'flares |',
    'A c3 d3 e3 f3 g3 c4 g4 c5* g5 c6 g6 c7 d7 e7 f7 g7 i3*',
    'B c3 d3 e3 f3 g3 c4 g4 c5* g5 c6 g6 c7 d7 e7 f7 g7',
    ...Object.entries(OPTION_VALUES).map(([name, values]) => `options ${name}=${values.at(-1)}`),
  ],
  wrong,
  kept,
  quarrel,
  search(engine) {
    startTurn(engine);
    turnReport(engine, runTurn(engine, ANSWERS));
  },
};
