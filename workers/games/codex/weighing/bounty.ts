// bounty_risk (section 9 of the rules): levels the opponent gains if a hero dies, times the chance that he can kill it.

import { KILL } from '../../../../assembly/games/codex/goal-kinds';
import { SUMMON } from '../../../../assembly/games/codex/layout';
import { openRows } from '../../../engine/codex';
import type { Engine } from '../../../engine/engine';
import type { Weighing } from '../../../game-codec';
import { HEROES } from '../data';
import type { Lineup } from '../line-up';
import { read } from '../read';
import { nowOf, type State } from '../state';
import { SEATS } from '../table';
import { withoutHand } from './piles';
import { dealt, endWith, enter, isMain, playOn } from './playing';
import { Sums, type Mean } from './sums';
import { inSteps, type Sampled } from './weighing';

const WORLDS = 10;
/** Positions that are looked at for each first action before it is left open whether it leads to the death. */
const BUDGET = 600;
/** The same of the first look, at the table without a hand. */
const TABLE_BUDGET = 3000;
const SLICE = 20;
/** Levels of a bounty (CX-HERO-9). */
const BOUNTY = 2;

const MAX_LEVEL = new Map(HEROES.map(({ id, max_level }) => [id, max_level]));

export interface BountyRisk {
  readonly id: number;
  /** Chance that the opponent can kill it in his next turn, if he wants to. */
  readonly chance: Mean | null;
  /** Levels he gains by it on average, chance included. */
  readonly levels: Mean | null;
  /** What is open on the table is enough, whatever he has in his hand. */
  readonly isCertain: boolean;
  /** Some searches were given up: the chance is at least that. */
  readonly isBound: boolean;
}
export interface BountyRisks extends Sampled {
  readonly risks: readonly BountyRisk[];
}

/** Levels a hero of the seat that decides can gain by a bounty now (CX-HERO-10), or one that is summoned first. */
export function levelsToGain(engine: Engine): number {
  const seat = SEATS[engine.actor()]!;
  const { things } = nowOf(read(engine.save(), engine));
  const gains = things.flatMap(({ card, controller, level }) => {
    const most = controller === seat ? MAX_LEVEL.get(card) : undefined;
    return most === undefined ? [] : [Math.min(BOUNTY, most - level)];
  });
  const maySummon = openRows(engine).some(([, [verb]]) => verb === SUMMON);
  return Math.max(0, ...gains, maySummon ? BOUNTY : 0);
}

/** The best chance to see a thing die this main phase that is found, and whether there may be a better one. */
function* chanceToKill(
  engine: Engine,
  id: number,
  budget: number,
): Generator<void, { chance: number; isBound: boolean }> {
  const here = engine.save();
  engine.goalStart(KILL, id);
  let chance = 0;
  let isBound = false;
  for (const action of engine.legal()) {
    engine.restore(here);
    engine.goalBegin(action, budget);
    let solved = engine.goalRun(SLICE);
    for (; !solved; solved = engine.goalRun(SLICE)) yield;
    if (solved.value) chance = Math.max(chance, solved.value.num / solved.value.den);
    else isBound = true;
    if (chance === 1) return { chance, isBound: false };
    yield;
  }
  engine.restore(here);
  return { chance, isBound };
}

export function weighBounties(lineup: Lineup, state: State, engine: Engine): Weighing {
  const root = engine.save();
  const seat = engine.actor();
  const { things, active } = nowOf(state);
  const rows = things
    .filter(({ card, controller }) => controller === active && MAX_LEVEL.has(card))
    .map(({ id }) => ({ id, chance: new Sums(), levels: new Sums(), isCertain: false, isBound: false }));
  const isThere = (id: number): boolean => nowOf(read(engine.save(), engine)).things.some((thing) => thing.id === id);
  let samples = 0;

  /** To where the opponent begins his main phase. */
  function* faced(world: Uint8Array, luck: number): Generator<void, Uint8Array | null> {
    enter(engine, world, luck);
    yield* endWith(engine, lineup);
    yield* playOn(engine, () => isMain(engine, 1 - seat));
    return isMain(engine, 1 - seat) ? engine.save() : null;
  }
  function* steps(): Generator<void, void> {
    if (rows.length === 0) samples = WORLDS;
    for (; samples < WORLDS; ++samples) {
      const here = yield* faced(dealt(engine, root, seat, samples), samples);
      for (const row of rows) {
        if (!here) continue;
        if (samples === 0) {
          engine.load(withoutHand(here, 1 - seat));
          if (isThere(row.id)) row.isCertain = (yield* chanceToKill(engine, row.id, TABLE_BUDGET)).chance === 1;
        }
        engine.restore(here);
        const gained = levelsToGain(engine);
        const { chance, isBound } = row.isCertain
          ? { chance: 1, isBound: false }
          : isThere(row.id)
            ? yield* chanceToKill(engine, row.id, BUDGET)
            : { chance: 0, isBound: false };
        row.isBound ||= isBound;
        row.chance.add(chance);
        row.levels.add(chance * gained);
      }
      if (rows.every(({ isCertain }) => isCertain)) {
        samples = WORLDS;
        return;
      }
    }
  }
  const found = (): BountyRisks => ({
    samples,
    most: WORLDS,
    risks: rows.map(({ id, chance, levels, isCertain, isBound }) => ({
      id,
      chance: chance.mean,
      levels: levels.mean,
      isCertain,
      isBound,
    })),
  });
  return inSteps(steps(), found);
}
