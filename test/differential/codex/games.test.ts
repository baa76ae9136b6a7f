import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { create } from '../../../workers/referee/codex';
import { HEROES } from '../../../workers/referee/codex/data';
import { MILESTONES, cardsUpTo } from '../../../workers/referee/codex/milestones';
import { date, day } from '../../support/day';
import { dice } from '../support/dice';
import { busyOf } from './support/busy';
import { duel } from './support/duel';
import { OTHER_OPTIONS } from './support/options';
import { READY_HEROES, startOf, teamStartOf } from './support/starts';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));

const LAST = MILESTONES.length;
const milestones = MILESTONES.map((_, i) => i + 1);
/** Heroes that meet alone, each in either seat. */
const SINGLES = [
  ['troq_bashar', 'river_montoya'],
  ['river_montoya', 'captain_zane'],
  ['captain_zane', 'calamandra_moss'],
  ['calamandra_moss', 'troq_bashar'],
] as const;
/** Long enough for a turn and the beginning of the next. */
const PLIES = 25;
/** What one card does, and what comes of it. */
const CARD_PLIES = 14;
/** Of each card the turn comes once in so many days. */
const DAYS = 6;
const TODAYS = 12;
const PAIRINGS = 3;

it.each(milestones)(
  'engine and referee agree at every node of a random game with the cards of M1 to M%d',
  (milestone) => {
    const random = dice(milestone);
    const report = duel(engine, startOf(milestone, random), random);
    expect(report.result).not.toBe(null);
  },
);

it.each(milestones)('in the thick of it, with the cards of M1 to M%d', (milestone) => {
  for (const seed of [1, 2, 3]) {
    const random = dice(100 * milestone + seed);
    expect(duel(engine, busyOf(milestone, random), random, PLIES).nodes).toBeGreaterThan(0);
  }
});

it.each(OTHER_OPTIONS)('with the options %o', (options) => {
  for (const seed of [1, 2, 3]) {
    const random = dice(5000 + seed);
    expect(duel(engine, busyOf(LAST, random, options), random, PLIES).nodes).toBeGreaterThan(0);
  }
});

it.each(SINGLES)('in a whole game of %s against %s, one hero each', (...heroes) => {
  const [A, B] = heroes.map((hero) => ({ team: [hero], starter: HEROES.get(hero)!.color! }));
  const random = dice(7000 + SINGLES.findIndex(([first]) => first === heroes[0]));
  const start = create({ A: A!, B: B! }, random(2) ? 'A' : 'B', { team_size: 'one' });
  expect(duel(engine, start, random).result).not.toBe(null);
});

it(`in whole games of teams that visitors can bring, those of ${date}`, () => {
  expect(READY_HEROES).toHaveLength(8);
  for (let n = 0; n < PAIRINGS; n++) {
    const random = dice(200_000 + day * PAIRINGS + n);
    const options = n % 2 ? OTHER_OPTIONS[random(OTHER_OPTIONS.length)]! : {};
    expect(duel(engine, teamStartOf(random, options), random).result).not.toBe(null);
  }
});

it(`about the cards whose day is ${date}, and of ${TODAYS} positions nobody has seen`, () => {
  cardsUpTo(LAST).forEach((card, number) => {
    if (number % DAYS !== day % DAYS) return;
    const random = dice(day * 1000 + number);
    expect(duel(engine, busyOf(LAST, random, {}, card), random, CARD_PLIES, card).nodes).toBeGreaterThan(0);
  });
  for (let n = 0; n < TODAYS; n++) {
    const random = dice(100_000 + day * TODAYS + n);
    expect(duel(engine, busyOf(LAST, random), random, PLIES).nodes).toBeGreaterThan(0);
  }
});
