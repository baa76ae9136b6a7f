import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { MILESTONES } from '../../../workers/referee/codex/milestones';
import { date, day } from '../../support/day';
import { dice } from '../support/dice';
import { busyOf } from './support/busy';
import { OTHER_OPTIONS } from './support/options';
import { nothing, refusing, type Refusals } from './support/refusing';
import { startOf } from './support/starts';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));

const LAST = MILESTONES.length;
const BUSY = 24;
const GAMES = 2;
/** Positions nobody has met before, others every day. */
const TODAYS = 6;

function fromBusy(seed: number, met: Refusals): void {
  const random = dice(seed);
  const options = seed % 2 ? (OTHER_OPTIONS[seed % OTHER_OPTIONS.length] ?? {}) : {};
  refusing(engine, busyOf(LAST, random, options), random, 30, 12, met);
}

it(`engine and referee refuse by the same rules from ${BUSY} busy positions and in ${GAMES} games`, () => {
  const met = nothing();
  for (let seed = 1; seed <= BUSY; seed++) fromBusy(seed, met);
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = dice(seed);
    refusing(engine, startOf(LAST, random), random, 200, 6, met);
  }
  expect([...met.asked].sort()).toEqual(expect.arrayContaining(['defender', 'main', 'patrol', 'pick', 'tech']));
  // Rules of section 5 that attempts at random meet.
  expect(met.refused.size).toBeGreaterThan(35);
  expect(met.attempts).toBeGreaterThan(5000);
});

it(`and of ${TODAYS} of ${date}`, () => {
  const met = nothing();
  const first = 10_000 + day * TODAYS;
  for (let seed = first; seed < first + TODAYS; seed++) fromBusy(seed, met);
  expect(met.nodes).toBeGreaterThan(TODAYS);
});
