import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { NODES } from '../../../workers/games/conquest/nodes';
import { date, day } from '../../support/day';
import type { Report } from './support/duel';
import { fromBusy, fromStart } from './support/seeded';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));

/** Two of each number of seats. */
const GAMES = 8;
/** Positions in the thick of it: what goes wrong seldom goes wrong in an opening. */
const BUSY = 450;
/** Games nobody has played before, others every day. */
const TODAYS = 50;
/** Long enough for a battle and what comes after it. */
const PLIES = 30;

const SET_UP = ['continent', 'place-capital', 'first', 'mission'];

const nodesOf = (reports: readonly Report[]): Set<string> => new Set(reports.flatMap(({ nodes }) => [...nodes]));
const seeds = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

it(`engine and referee agree at every node of ${GAMES} random games`, () => {
  const reports = seeds(1, GAMES).map((seed) => fromStart(engine, seed, 600));
  expect(nodesOf(reports).size).toBeGreaterThan(20);
});

it(`of ${BUSY} short games from busy positions`, () => {
  const reports = seeds(1, BUSY).map((seed) => fromBusy(engine, seed, PLIES));
  const unmet = NODES.filter((node) => !nodesOf(reports).has(node));
  expect(unmet).toEqual([...SET_UP, 'won', 'drawn', 'start']);
  expect(reports.some(({ end }) => end === 'won')).toBe(true);
});

it(`and of ${TODAYS} of ${date}`, () => {
  const reports = seeds(10_000 + day * TODAYS, TODAYS).map((seed) => fromBusy(engine, seed, PLIES));
  expect(reports.reduce((sum, { plies }) => sum + plies, 0)).toBeGreaterThan(10 * TODAYS);
});
