import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { date, day } from '../../support/day';
import { duel } from './support/duel';
import { KINDS } from './support/starts';

/** The same ones in every run, and others every day. */
const GAMES = 540;
const TODAYS = 150;
const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));

it(`engine and referee agree at every node of ${GAMES} random games`, () => {
  const seen = {
    kinds: new Set<string>(),
    events: new Set<string>(),
    refusals: new Set<string>(),
    ends: new Set<string>(),
  };
  let plies = 0;
  for (let seed = 1; seed <= GAMES; ++seed) {
    const report = duel(engine, seed);
    plies += report.plies;
    for (const event of report.events) seen.events.add(event);
    for (const rule of report.refusals) seen.refusals.add(rule);
    seen.kinds.add(report.kind);
    seen.ends.add(report.end);
  }
  expect(plies).toBeGreaterThan(GAMES * 15);
  // A comparison that never met an event or an ending would say nothing about it.
  expect([...seen.kinds].sort()).toEqual([...KINDS].sort());
  expect([...seen.ends].sort()).toEqual(['full', 'points', 'turns']);
  expect([...seen.events].sort()).toEqual([
    'blocked',
    'boostGained',
    'cardUsed',
    'created',
    'destroyed',
    'extraGained',
    'extraUsed',
    'gain',
    'gameOver',
    'gilded',
    'mirrored',
    'mirroredOff',
    'nextTurn',
    'placed',
    'pushed',
    'pushedOff',
    'reached',
    'reborn',
    'scored',
    'shot',
    'swapped',
    'weakened',
  ]);
  expect([...seen.refusals].sort()).toEqual([
    'TK-END-5',
    'TK-EXTRA-2',
    'TK-GAME-2',
    'TK-GAME-7',
    'TK-TURN-1',
    'TK-TURN-2',
    'TK-TURN-4',
  ]);
});

it(`and of ${TODAYS} of ${date}`, () => {
  const seeds = Array.from({ length: TODAYS }, (_, i) => 10_000 + day * TODAYS + i);
  expect(seeds.reduce((plies, seed) => plies + duel(engine, seed).plies, 0)).toBeGreaterThan(TODAYS * 15);
});
