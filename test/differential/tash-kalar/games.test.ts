import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { QUESTIONS } from '../../../workers/games/tash-kalar/state';
import { duel } from './support/duel';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));

const GAMES = 60;

it('engine and referee agree at every node of random games', () => {
  const questions = new Set<string>();
  const refused = new Set<string>();
  const ends = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const report = duel(engine, seed);
    ends.add(report.end);
    for (const question of report.questions) questions.add(question);
    for (const rule of report.refused) refused.add(rule);
  }
  expect([...questions].sort()).toEqual(QUESTIONS.filter((question) => question !== 'over').sort());
  // Every row of section 5 that blind attempts can meet.
  expect(refused.size).toBeGreaterThan(30);
  expect([...ends]).toEqual(expect.arrayContaining(['points', 'upgraded', 'pieces']));
});
