import fc from 'fast-check';
import { expect } from 'vitest';
import { CHANCE } from '../../../../workers/engine/abi';
import { engineFromFile } from '../../../../workers/engine/node';
import { read, write } from '../../../../workers/games/token-battle/codec';
import type { Effect } from '../../../../workers/games/token-battle/effects';
import { tokenBattle } from '../../../../workers/games/token-battle/game';
import type { State } from '../../../../workers/games/token-battle/state';
import { dice } from '../../../differential/support/dice';
import { randomStart } from '../../../differential/token-battle/support/starts';

export const engine = await engineFromFile(new URL('../../../../build/token-battle.test.wasm', import.meta.url));

/** Makes a state the engine's current one. */
export function enter(state: State): void {
  const bytes = new Uint8Array(tokenBattle.stateBytes);
  write(state, bytes);
  expect(engine.load(bytes)).toBe(0);
}

/** A game: where it starts, and a number for each turn that chooses among the legal actions. */
export interface Game {
  start: State;
  choices: number[];
}

export const games: fc.Arbitrary<Game> = fc.nat(1e6).map((seed) => {
  const roll = dice(seed);
  return { start: randomStart(seed, roll).state, choices: Array.from({ length: 25 }, () => roll(144)) };
});

export interface Turn {
  before: State;
  action: number;
  effects: Effect[];
  after: State;
}

/** Every turn of a game, the draw of the first player left out. */
export function* turnsOf({ start, choices }: Game): Iterable<Turn> {
  enter(start);
  if (engine.actor() === CHANCE) engine.apply(choices[0]! % 2);
  for (const choice of choices) {
    if (engine.actor() >= CHANCE) return;
    const legal = engine.legal();
    const action = legal[choice % legal.length]!;
    const before = read(engine.save());
    const effects = tokenBattle.effects!(action, engine) as Effect[];
    engine.apply(action);
    const saved = engine.save();
    yield { before, action, effects, after: read(saved) };
    engine.restore(saved);
  }
}

export const check = (property: (game: Game) => void, numRuns = 200): void =>
  fc.assert(fc.property(games, property), { numRuns });
