import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { QUESTIONS } from '../../../workers/games/tash-kalar/state';
import { date, day } from '../../support/day';
import { duel } from './support/duel';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));

/** Twice every pair of decks in both modes. */
const GAMES = 48;
/** Games nobody has played before, others every day. */
const TODAYS = 12;

it(`engine and referee agree at every node of ${GAMES} random games`, () => {
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
  // Blind attempts meet most of what can be refused.
  expect(refused.size).toBeGreaterThan(30);
  expect([...ends]).toEqual(expect.arrayContaining(['points', 'upgraded']));
});

it(`and of ${TODAYS} of ${date}`, () => {
  const first = 10_000 + day * TODAYS;
  for (let seed = first; seed < first + TODAYS; seed++) expect(duel(engine, seed).plies).toBeGreaterThan(0);
});
