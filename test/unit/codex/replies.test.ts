import { expect, it } from 'vitest';
import { ASK_MAIN, ASK_PATROL, QUESTION } from '../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { plainAction } from '../../../workers/engine/codex';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { Analysis } from '../../../workers/analysis/analysis';
import { codex as codec } from '../../../workers/games/codex/game';
import { byReplies } from '../../../workers/games/codex/replies';
import { atOnce } from '../../../workers/match/player';
import { seededRandom } from '../../../workers/random';
import { startOf } from '../../bench/codex-decks';

const engine = await engineFromFile(new URL('../../../build/codex.wasm', import.meta.url));
const WORLDS = 2;
const STEPS = 400;
/** Of so many decisions of a main phase or a patrol one is looked at. */
const EVERY = 12;

/** Decisions of a plain game that the player plans at, each a state. */
function decisions(): Uint8Array[] {
  const states: Uint8Array[] = [];
  let open = 0;
  engine.seed(5);
  engine.load(startOf(0, 1));
  for (let step = 0; step < STEPS && engine.actor() !== OVER; ++step) {
    const state = engine.save();
    if (engine.actor() === CHANCE) {
      engine.happen();
      continue;
    }
    const isPlanned = state[QUESTION] === ASK_MAIN || state[QUESTION] === ASK_PATROL;
    if (isPlanned && open++ % EVERY === 0) states.push(state);
    engine.apply(plainAction(engine));
  }
  return states;
}

let players = 0;
/** What a player that has planned nothing yet does at a state. */
function chosenAt(state: Uint8Array): number {
  engine.restore(state);
  engine.seed(9);
  const action = atOnce(byReplies(`test ${players++}`, WORLDS))(engine, seededRandom(3));
  engine.restore(state);
  return action;
}

it('does something legal, the same each time, and sees nothing that is hidden', () => {
  const states = decisions();
  expect(states.length).toBeGreaterThan(5);
  for (const state of states) {
    const action = chosenAt(state);
    expect([...engine.legal()]).toContain(action);
    expect(chosenAt(state)).toBe(action);
    engine.seed(77);
    engine.determinize(engine.actor());
    expect(chosenAt(engine.save())).toBe(action);
  }
});

it('carries out what it has planned', () => {
  const [state] = decisions();
  engine.restore(state!);
  const player = atOnce(byReplies('test in turn', WORLDS));
  const random = seededRandom(4);
  player(engine, random);
  engine.restore(state!);
  // Nothing more is drawn where the plan is known.
  const drawn: number[] = [];
  player(engine, (n) => {
    drawn.push(n);
    return random(n);
  });
  expect(drawn).toEqual([]);
});

/** What takes the engine longest: an action done, a plain player's look at all of them, a line of a beam with all that follows. */
const LONG = ['apply', 'beam', 'beamStart', 'beamRun', 'plain'];
/** At most this many of them in one step. */
const MOST_IN_A_STEP = 3;

/** The engine, with a count of what takes long; a beam that is not asked for in pieces counts as many. */
function counted(of: Engine): { engine: Engine; taken: () => number } {
  let count = 0;
  const note = (name: string, lines = 1) => void (count += LONG.includes(name) ? lines : 0);
  const watched = new Proxy(of, {
    get: (_, name: keyof Engine) => {
      const value = of[name];
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'ask') note(String(given[0]), given[0] === 'beamRun' ? Number(given[1]) : 1);
        else note(name, name === 'beam' ? Infinity : 1);
        return (value as (...given: unknown[]) => unknown).apply(of, given);
      };
    },
  });
  return {
    engine: watched,
    taken: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

it('rests after every action that is tried, whoever uses the engine meanwhile', () => {
  const [elsewhere, ...states] = decisions();
  let steps = 0;
  for (const state of states) {
    const atOneGo = chosenAt(state);
    const { engine: watched, taken } = counted(engine);
    engine.restore(state);
    engine.seed(9);
    const thinking = byReplies(`test ${players++}`, WORLDS)(watched, seededRandom(3));
    for (;;) {
      const step = thinking.next();
      expect(taken()).toBeLessThanOrEqual(MOST_IN_A_STEP);
      if (step.done) {
        expect(step.value).toBe(atOneGo);
        break;
      }
      steps++;
      const here = engine.save();
      engine.restore(elsewhere!);
      plainAction(engine);
      engine.restore(here);
    }
  }
  expect(steps).toBeGreaterThan(100 * states.length);
});

it('stops within a decision when it is told to, and can be asked again', async () => {
  const [state] = decisions();
  engine.restore(state!);
  const notation = codec.print(codec.read(state!, engine));
  const analysis = new Analysis(codec, engine);
  const stopped = analysis.choose(notation, 'reply:64', 9);
  analysis.cancel();
  await expect(stopped).rejects.toMatchObject({ name: 'Cancelled' });
  const [first, again] = [await analysis.choose(notation, 'reply:1', 9), await analysis.choose(notation, 'reply:1', 9)];
  expect(again).toBe(first);
});
