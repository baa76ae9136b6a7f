import { expect, it } from 'vitest';
import * as L from '../../../assembly/games/codex/layout';
import { MOST } from '../../../assembly/games/codex/goal-kinds';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { damageBound } from '../../../workers/engine/codex';
import { readTable } from '../../../workers/games/codex/position';
import type { Random } from '../../../workers/random';
import { busyOf } from '../../differential/codex/support/busy';
import { load } from '../../differential/codex/support/duel';
import { MILESTONES } from '../../../workers/referee/codex/milestones';
import { seededRandom } from '../../../workers/random';
import { engine, seed } from './games';

const GAMES = 120;
/** Lines of the main phase that are played from each of them. */
const LINES = 12;
const MOST_STEPS = 120;
/** Decisions of main phases below which everything is tried, and nodes for each of them. */
const SEARCHED = 60;
const NODES = 1_500;

const isMain = (state: Uint8Array): boolean => state[L.STAGE] === L.STAGE_MAIN && engine.actor() !== OVER;

/** Damage on the base of a seat, and its number. */
function baseOf(state: Uint8Array, seat: number): number {
  const owner = seat ? 'B' : 'A';
  return readTable(state).things.find((thing) => thing.card === 'base' && thing.owner === owner)?.damage ?? Infinity;
}

/** Plays the rest of a main phase; attackers and bases are taken more often than others. */
function chosen(random: Random, enemyBase: number): number {
  const actions = [...engine.legal()];
  const among = (wanted: (action: number) => boolean): number[] => actions.filter(wanted);
  const verb = (action: number): number => action >> L.ARGUMENT_BITS;
  const base = among((action) => verb(action) === L.THING && (action & L.ARGUMENT) === enemyBase);
  const busy = among((action) => verb(action) !== L.END);
  const attacks = among((action) => verb(action) === L.ATTACK);
  const [all] = [base, attacks, busy, actions].filter((some, i) => some.length && (i > 1 || random(2)));
  return (all ?? actions)[random((all ?? actions).length)]!;
}

/** Plays lines of one main phase and looks at each bound on the way; how many there were. */
function looksAt(seed: number, game: number): number {
  let looked = 0;
  const random = seededRandom(seed + game);
  load(engine, busyOf(1 + (game % MILESTONES.length), random, {}));
  engine.seed(seed + game);
  const start = engine.save();
  if (!isMain(start)) return looked;
  const active = start[L.ACTIVE]!;
  for (let line = 0; line < LINES; ++line) {
    engine.restore(start);
    const bounds: { bound: number; before: number }[] = [];
    const enemyBase = readTable(start).things.findIndex(
      ({ card, owner }) => card === 'base' && owner === (active ? 'A' : 'B'),
    );
    for (let step = 0; step < MOST_STEPS && isMain(engine.save()); ++step) {
      const state = engine.save();
      if (engine.actor() === CHANCE) {
        engine.happen();
        continue;
      }
      if (state[L.QUESTION] === L.ASK_MAIN) {
        bounds.push({ bound: damageBound(engine), before: baseOf(state, 1 - active) });
      }
      engine.apply(chosen(random, enemyBase));
    }
    const end = engine.save();
    if (engine.actor() !== OVER && end[L.STAGE] === L.STAGE_MAIN) continue;
    const after = baseOf(end, 1 - active);
    for (const { bound, before } of bounds) {
      if (bound >= 255 || !Number.isFinite(after)) continue;
      expect(after - before, `${seed}, game ${game}, line ${line}`).toBeLessThanOrEqual(bound);
      looked++;
    }
  }
  return looked;
}

it(`nothing deals more to a base than the bound says (seed ${seed})`, () => {
  let looked = 0;
  for (let game = 0; game < GAMES; ++game) looked += looksAt(seed, game);
  expect(looked).toBeGreaterThan(100);
});

/** Most damage on a base after this decision, as far as an exhaustive search that knows no bound comes. */
function searched(before: number): number {
  engine.goalStart(MOST);
  let most = before;
  for (const action of engine.legal()) {
    const value = engine.goalSolve(action, NODES - engine.goalNodes());
    if (!value) break;
    most = Math.max(most, value.num / value.den);
  }
  return most;
}

it(`no search finds more than the bound says (seed ${seed})`, () => {
  let looked = 0;
  for (let game = 0; looked < SEARCHED; ++game) {
    const random = seededRandom(seed + game);
    load(engine, busyOf(1 + (game % MILESTONES.length), random, {}));
    engine.seed(seed + game);
    for (let step = 0; step < MOST_STEPS && isMain(engine.save()); ++step) {
      if (engine.actor() === CHANCE) {
        engine.happen();
        continue;
      }
      const state = engine.save();
      const bound = state[L.QUESTION] === L.ASK_MAIN ? damageBound(engine) : 255;
      if (bound < 255) {
        const before = baseOf(state, 1 - state[L.ACTIVE]!);
        expect(searched(before) - before, `${seed}, game ${game}, step ${step}`).toBeLessThanOrEqual(bound);
        engine.restore(state);
        looked++;
      }
      const actions = [...engine.legal()];
      const busy = actions.filter((action) => action >> L.ARGUMENT_BITS !== L.END);
      engine.apply((busy.length ? busy : actions)[random((busy.length ? busy : actions).length)]!);
    }
  }
});

it.for([
  ['the tech buildings that a spell fells together with the damage it does to their base', 735444, 2],
  ['what an attack on a patroller leaves over where that goes to the base', 591538, 27359],
  ['the patrollers that one of them takes along when it dies', 596972, 26484],
  ['the frenzy of those that come with haste', 815965, 14354],
  ['those that come when something played gives haste for the turn', 815965, 18691],
  ['tokens that may come with haste, by saying nothing', 815965, 29626],
  ['cards that are drawn by those that were drawn', 1, 32],
] as const)('counts %s', ([, of, game]) => {
  expect(looksAt(of, game)).toBeGreaterThan(0);
});
