import { describe, expect, it } from 'vitest';
import { MAX_BEAM, OVER } from '../../../workers/engine/abi';
import type { Engine } from '../../../workers/engine/engine';
import { auctionEngine, start } from './auction';

const engine = await auctionEngine();

/** The same search, one step of the client at a time: the actions of the best turn. */
function slowBeam(e: Engine, width: number): number[] {
  const seat = e.actor();
  let lines = [{ state: e.save(), actions: [] as number[], value: 0 }];
  let best: number[] = [];
  let top = -1;
  while (lines.length) {
    const longer = new Map<string, (typeof lines)[number]>();
    for (const { state, actions } of lines) {
      e.restore(state);
      for (const action of e.legal()) {
        e.restore(state);
        e.apply(action);
        const line = { state: e.save(), actions: [...actions, action], value: e.evaluate(seat) };
        if (e.actor() === seat) longer.set(e.hash(), line);
        else if (line.value > top) [best, top] = [line.actions, line.value];
      }
    }
    lines = [...longer.values()].sort((a, b) => b.value - a.value).slice(0, width);
  }
  return best;
}

describe.each([3, 5])('beam over a turn with %i seats', (seats) => {
  it.each([1, 2, 3, 8, MAX_BEAM])('finds what a slow beam of width %i finds', (width) => {
    for (let seed = 0; seed < 30; ++seed) {
      start(engine, seats, 2, [0b111, 0b101, 0b011, 0b111, 0b110]);
      engine.seed(seed);
      engine.happen();
      engine.playRandom(seed % 7);
      if (engine.actor() >= seats) continue;
      const here = engine.save();
      const expected = slowBeam(engine, width);
      engine.restore(here);
      expect(engine.beam(width)).toEqual(expected);
      expect(engine.save()).toEqual(here);
    }
    expect(engine.actor()).not.toBe(OVER);
  });
});
