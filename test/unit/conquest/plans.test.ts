import { beforeAll, describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { plainAction } from '../../../workers/engine/conquest';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { PlanSearch } from '../../../workers/engine/plans';
import { conquest as codec } from '../../../workers/games/conquest/game';
import { firstNode } from '../../../workers/games/conquest/start';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));
});

function begin(seats: number, seed: number): void {
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(firstNode(seats), bytes);
  engine.seed(seed);
  expect(engine.load(bytes)).toBe(0);
}

/** Plays plain actions until the game is over or so many are played; returns what is legal but for these. */
function playPlainly(most: number): number[] {
  const illegal: number[] = [];
  for (let step = 0; step < most && engine.actor() !== OVER; ++step) {
    if (engine.actor() === CHANCE) engine.happen();
    else {
      const action = plainAction(engine);
      if (!engine.legal().includes(action)) {
        illegal.push(action);
        break;
      }
      engine.apply(action);
    }
  }
  return illegal;
}

describe('the plain player', () => {
  it.each([2, 3, 4, 5])('plays what is legal in games of %i', (seats) => {
    for (let seed = 1; seed <= 6; ++seed) {
      begin(seats, seed);
      const illegal = playPlainly(1500);
      expect(illegal.map((action) => codec.actionText(action, codec.read(engine.save())))).toEqual([]);
    }
  });
});

describe('search by plans', () => {
  it.each([2, 4])('gives the same rows for the same seed, and every action a value, in games of %i', (seats) => {
    let looked = 0;
    begin(seats, 3);
    for (let i = 0; i < 12; ++i) {
      playPlainly(23);
      if (engine.actor() === OVER) break;
      if (engine.actor() === CHANCE) continue;
      const rows = () => {
        engine.seed(7);
        const search = new PlanSearch(engine, false);
        search.run(40);
        return search.rows();
      };
      const first = rows();
      expect(first.map(({ action }) => action)).toEqual([...engine.legal()]);
      expect(rows()).toEqual(first);
      looked++;
    }
    expect(looked).toBeGreaterThan(3);
  });
});
