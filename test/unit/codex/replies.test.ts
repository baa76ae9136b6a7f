import { expect, it } from 'vitest';
import { ASK_MAIN, ASK_PATROL, QUESTION } from '../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { plainAction } from '../../../workers/engine/codex';
import { engineFromFile } from '../../../workers/engine/node';
import { byReplies } from '../../../workers/games/codex/replies';
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
  const action = byReplies(`test ${players++}`, WORLDS)(engine, seededRandom(3));
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
  const player = byReplies('test in turn', WORLDS);
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
