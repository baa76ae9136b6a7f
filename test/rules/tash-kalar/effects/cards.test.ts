import { expect, test } from 'vitest';
import data from '../../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { check } from './check';
import { engine } from './engine';
import { flares } from './flares';
import { highland } from './highland';
import { imperial } from './imperial';
import { legends } from './legends';
import { wordOf } from './position';
import { referee } from './referee';
import { sylvan } from './sylvan';

const CASES = [...imperial, ...highland, ...sylvan, ...legends, ...flares];

for (const implementation of [engine, referee]) {
  for (const one of CASES) {
    test(`${one.card}: ${one.play || 'no decision'} [${implementation.name}]`, () => check(implementation, one));
  }
}

test('every being, legend and half of a flare of the first scope has a case', () => {
  const played = new Set(CASES.map(({ card }) => card.split('@')[0]));
  const beings = data.beings.filter(({ scope }) => scope === 'first').map(({ name }) => wordOf(name));
  expect([...beings, ...data.flares.map(({ id }) => id)].filter((card) => !played.has(card))).toEqual([]);
});
