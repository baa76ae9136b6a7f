import { expect, it } from 'vitest';
import * as L from '../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { KILL, MOST } from '../../../assembly/games/codex/goal-kinds';
import { damageBound, goldBound, keyOf } from '../../../workers/engine/codex';
import { CARDS } from '../../../workers/games/codex/data';
import { readTable } from '../../../workers/games/codex/position';
import type { Thing } from '../../../workers/games/codex/table';
import type { Random } from '../../../workers/random';
import { busyOf } from '../../differential/codex/support/busy';
import { load } from '../../differential/codex/support/duel';
import { MILESTONES } from '../../../workers/referee/codex/milestones';
import { seededRandom } from '../../../workers/random';
import { engine, seed } from './games';

const GAMES = 60;
/** Lines of the main phase that are played from each of them. */
const LINES = 12;
const MOST_STEPS = 120;
/** Decisions of main phases below which everything is tried, and nodes for each of them. */
const SEARCHED = Number(process.env.SANDTABLE_SEARCHED ?? 12);
const BASE_HP = 20;
const NODES = 1_500;

const isMain = (state: Uint8Array): boolean => state[L.STAGE] === L.STAGE_MAIN && engine.actor() !== OVER;

/** Damage on the base of a seat, and its number. */
function baseOf(state: Uint8Array, seat: number): number {
  const owner = seat ? 'B' : 'A';
  return readTable(state).things.find((thing) => thing.card === 'base' && thing.owner === owner)?.damage ?? Infinity;
}

const goldOf = (state: Uint8Array, seat: number): number => readTable(state).sides[seat ? 'B' : 'A'].gold;

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

/** Above what anything can come to: a bound that gives up. */
const WILD = 255;

/** Plays lines of one main phase and looks at each bound on the way; how many of each said something. */
function looksAt(seed: number, game: number): { damage: number; gold: number } {
  const looked = { damage: 0, gold: 0 };
  const random = seededRandom(seed + game);
  load(engine, busyOf(1 + (game % MILESTONES.length), random, {}));
  engine.seed(seed + game);
  const start = engine.save();
  if (!isMain(start)) return looked;
  const active = start[L.ACTIVE]!;
  for (let line = 0; line < LINES; ++line) {
    engine.restore(start);
    const bounds: { bound: number; before: number; gold: number }[] = [];
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
        bounds.push({ bound: damageBound(engine), before: baseOf(state, 1 - active), gold: goldBound(engine) });
      }
      engine.apply(chosen(random, enemyBase));
    }
    const end = engine.save();
    if (engine.actor() !== OVER && end[L.STAGE] === L.STAGE_MAIN) continue;
    const after = baseOf(end, 1 - active);
    const left = goldOf(end, active);
    for (const { bound, before, gold } of bounds) {
      expect(left, `gold of ${seed}, game ${game}, line ${line}`).toBeLessThanOrEqual(gold);
      if (gold < WILD) looked.gold++;
      if (bound >= WILD || !Number.isFinite(after)) continue;
      expect(after - before, `${seed}, game ${game}, line ${line}`).toBeLessThanOrEqual(bound);
      looked.damage++;
    }
  }
  return looked;
}

it(`nothing deals more to a base or leaves more gold than the bounds say (seed ${seed})`, () => {
  const looked = { damage: 0, gold: 0 };
  for (let game = 0; game < GAMES; ++game) {
    const { damage, gold } = looksAt(seed, game);
    looked.damage += damage;
    looked.gold += gold;
  }
  expect(looked.damage).toBeGreaterThan(100);
  expect(looked.gold).toBeGreaterThan(100);
});

/**
 * Most of what is counted at the decisions of this main phase and where it ends, as far as an exhaustive walk without any bound comes;
 * and the same if the walk came to its end without meeting chance, else null.
 */
function walked(counted: (state: Uint8Array) => number): { most: number; all: number | null } {
  const seen = new Set<string>();
  let most = 0;
  let isLucky = false;
  const walk = (state: Uint8Array): void => {
    if (seen.size > NODES) return;
    engine.restore(state);
    const place = `${keyOf(engine)} ${state[L.QUESTION]}`;
    if (seen.has(place)) return;
    seen.add(place);
    if (!isMain(state) || state[L.QUESTION] === L.ASK_MAIN) most = Math.max(most, counted(state));
    if (!isMain(state)) return;
    const chances = engine.actor() === CHANCE;
    isLucky ||= chances;
    for (const action of chances ? engine.outcomes().actions : engine.legal()) {
      engine.restore(state);
      engine.apply(action);
      walk(engine.save());
    }
  };
  walk(engine.save());
  return { most, all: isLucky || seen.size > NODES ? null : most };
}
/** The same by the solver, which leaves out what its bounds say cannot be more. */
function solved(kind: number, detail = 0): number {
  engine.goalStart(kind, detail);
  const values = [...engine.legal()].map((action) => engine.goalSolve(action, 1_000_000)!);
  return Math.max(...values.map(({ num }) => num));
}

/** Decisions of main phases at random tables one after the other, from a seed on. */
function* decisions(seed: number): Generator<{ state: Uint8Array; where: string }> {
  for (let game = 0; ; ++game) {
    const random = seededRandom(seed + game);
    load(engine, busyOf(1 + (game % MILESTONES.length), random, {}));
    engine.seed(seed + game);
    for (let step = 0; step < MOST_STEPS && isMain(engine.save()); ++step) {
      if (engine.actor() === CHANCE) {
        engine.happen();
        continue;
      }
      const state = engine.save();
      if (state[L.QUESTION] === L.ASK_MAIN) {
        yield { state, where: `${seed}, game ${game}, step ${step}` };
        engine.restore(state);
      }
      const actions = [...engine.legal()];
      const busy = actions.filter((action) => action >> L.ARGUMENT_BITS !== L.END);
      engine.apply((busy.length ? busy : actions)[random((busy.length ? busy : actions).length)]!);
    }
  }
}

it(`no search finds more than the bound says (seed ${seed})`, () => {
  let looked = 0;
  for (const { state, where } of decisions(seed)) {
    const bound = damageBound(engine);
    if (bound >= WILD) continue;
    const seat = 1 - state[L.ACTIVE]!;
    const { most, all } = walked((end) => Math.min(BASE_HP, baseOf(end, seat)));
    expect(most - baseOf(state, seat), where).toBeLessThanOrEqual(bound);
    engine.restore(state);
    if (all !== null) expect(solved(MOST), where).toBe(all);
    if (++looked === SEARCHED) return;
  }
});

/** Cards that stand on the table for themselves; tokens, heroes and the buildings of the codex are no cards. */
const STANDING = new Set(CARDS.filter(({ type }) => type === 'unit' || type === 'building').map(({ id }) => id));
const LYING = new Set(CARDS.map(({ id }) => id).filter((id) => !STANDING.has(id)));

const discardedOf = (state: Uint8Array, { owner, card }: Thing): number =>
  readTable(state).sides[owner].discard.filter((one) => one === card).length;
/** Of a unit its card lies in the discard pile, a hero has the two cooldown markers of death; nothing tells of other things. */
function hasDied(state: Uint8Array, thing: Thing, discarded: number): boolean {
  const { things, sides } = readTable(state);
  if (things.some(({ id }) => id === thing.id)) return false;
  const { team, command } = sides[thing.owner];
  if (team.includes(thing.card)) return command.some(({ hero, cooldown }) => hero === thing.card && cooldown === 2);
  return !STANDING.has(thing.card) || discardedOf(state, thing) > discarded;
}

it(`who can die or be destroyed is found in spite of the bounds (seed ${seed})`, () => {
  let found = 0;
  let looked = 0;
  for (const { state, where } of decisions(seed)) {
    const table = readTable(state);
    const things = table.things.filter(
      ({ card, controller }) => controller !== table.active && card !== 'base' && !LYING.has(card),
    );
    const thing = things[looked % Math.max(1, things.length)];
    if (!thing) continue;
    const discarded = discardedOf(state, thing);
    const { all } = walked((after) => Number(hasDied(after, thing, discarded)));
    if (all === null) continue;
    engine.restore(state);
    expect(solved(KILL, thing.id), `${where}, ${thing.card}`).toBe(all);
    found += all;
    // Where nothing could die there was nothing to overlook.
    if (++looked >= SEARCHED && found > 0) break;
    expect(looked, 'decisions in a row at which nothing could die').toBeLessThan(100 * SEARCHED);
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
  expect(looksAt(of, game).damage).toBeGreaterThan(0);
});
