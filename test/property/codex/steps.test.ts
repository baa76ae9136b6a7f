import { expect, it } from 'vitest';
import { CHANCE } from '../../../workers/engine/abi';
import { actionOf, isLegal, nodesOf, openActions, engine, seed, straight } from './games';

const GAMES = 40;
const PLIES = 12;
/** Widest list of actions that is gone through to and fro. */
const WIDE = 24;

it(`what an action does asks nothing of what was tried before it (seed ${seed})`, () => {
  for (const { game, random } of nodesOf(2 * GAMES, PLIES)) {
    const state = engine.save();
    const open = openActions();
    for (const action of open.slice(0, WIDE)) {
      engine.restore(state);
      engine.apply(action);
    }
    const action = open[random(open.length)]!;
    const [tried, fresh] = [engine, straight].map((one) => {
      one.restore(state);
      one.apply(action);
      return Buffer.from(one.save()).toString('hex');
    });
    expect(tried, `${seed}, game ${game}, ${actionOf(action)}`).toBe(fresh);
  }
});

it(`what is no answer to the open question leaves the state as it is (seed ${seed})`, () => {
  let refused = 0;
  for (const { game, random } of nodesOf(GAMES, PLIES)) {
    const state = engine.save();
    const open = openActions();
    for (const action of [0, 0xffff, 0x1_0000 + open[0]!, ...Array.from({ length: 12 }, () => random(0x1_0000))]) {
      if (isLegal(action, open)) continue;
      engine.apply(action);
      expect(Buffer.compare(engine.save(), state), `${seed}, game ${game}, ${actionOf(action)}`).toBe(0);
      expect(openActions()).toEqual(open);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(GAMES);
});

it(`lists are in order, within their bounds and never empty (seed ${seed})`, () => {
  for (const { game } of nodesOf(GAMES, PLIES)) {
    const open = openActions();
    expect(open.length, `${seed}, game ${game}`).toBeGreaterThan(0);
    expect(open.every((action, i) => i === 0 || action > open[i - 1]!)).toBe(true);
    if (engine.actor() === CHANCE) expect(engine.outcomes().weights.every((weight) => weight > 0)).toBe(true);
    else expect(engine.evaluateAll().reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4);
  }
});
