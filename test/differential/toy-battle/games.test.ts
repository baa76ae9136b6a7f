import { expect, it } from 'vitest';
import { QUESTIONS } from '../../../workers/games/toy-battle/state';
import { engineFromFile } from '../../../workers/engine/node';
import { date, day } from '../../support/day';
import { duel } from './support/duel';

/** The same ones in every run, and others every day. */
const GAMES = 450;
const TODAYS = 150;
const engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));

it(`engine and referee agree at every node of ${GAMES} random games`, () => {
  const seen = { questions: new Set<string>(), refusals: new Set<string>(), ends: new Set<string>() };
  let plies = 0;
  for (let seed = 1; seed <= GAMES; ++seed) {
    const report = duel(engine, seed);
    plies += report.plies;
    for (const question of report.questions) seen.questions.add(question);
    for (const rule of report.refusals) seen.refusals.add(rule);
    seen.ends.add(report.end);
  }
  expect(plies).toBeGreaterThan(GAMES * 20);
  // A comparison that never met a question or an ending would say nothing about it.
  expect([...seen.questions].sort()).toEqual([...QUESTIONS].sort());
  expect([...seen.ends].sort()).toEqual(['hq', 'limit', 'medals', 'stuck']);
  expect(seen.refusals.size).toBeGreaterThanOrEqual(22);
});

it(`and of ${TODAYS} of ${date}`, () => {
  const seeds = Array.from({ length: TODAYS }, (_, i) => 10_000 + day * TODAYS + i);
  expect(seeds.reduce((plies, seed) => plies + duel(engine, seed).plies, 0)).toBeGreaterThan(TODAYS * 20);
});
