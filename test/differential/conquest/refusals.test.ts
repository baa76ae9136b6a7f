import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { date, day } from '../../support/day';
import { UNANSWERED } from '../../support/conquest-unanswered';
import { dice } from '../support/dice';
import { busyLine } from './support/busy';
import { refusing, type Refusals } from './support/refusing';
import { anyOptions, startOf } from './support/starts';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));

const BUSY = 120;
const GAMES = 24;
/** Positions nobody has met before, others every day. */
const TODAYS = 40;

const nothing = (): Refusals => ({ nodes: 0, attempts: 0, refused: new Map() });

function fromBusy(seed: number, met: Refusals): void {
  const roll = dice(seed);
  refusing(engine, busyLine(roll), roll, { plies: 30, tries: 12 }, met);
}

it(`engine and referee refuse by the same rules from ${BUSY} busy positions and in ${GAMES} games`, () => {
  const met = nothing();
  for (let seed = 1; seed <= BUSY; seed++) fromBusy(seed, met);
  for (let seed = 1; seed <= GAMES; seed++) {
    const roll = dice(seed);
    refusing(engine, startOf(2 + (seed % 4), anyOptions(roll)), roll, { plies: 200, tries: 8 }, met);
  }
  // Rules of section 5 that attempts at random meet.
  expect([...met.refused.keys()].length).toBeGreaterThan(65);
  expect(met.attempts).toBeGreaterThan(40_000);
  expect(Object.keys(UNANSWERED).filter((rule) => met.refused.has(rule))).toEqual([]);
});

it(`and of ${TODAYS} of ${date}`, () => {
  const met = nothing();
  const first = 10_000 + day * TODAYS;
  for (let seed = first; seed < first + TODAYS; seed++) fromBusy(seed, met);
  expect(met.nodes).toBeGreaterThan(TODAYS);
});
