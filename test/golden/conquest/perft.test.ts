import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { NODES } from '../../../workers/games/conquest/nodes';
import * as referee from '../../../workers/referee/conquest';
import { begin } from '../../differential/conquest/support/duel';
import table from './perft.json' with { type: 'json' };

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));

const NO_DECISION = ['won', 'drawn', 'start'];

it('stands once at each kind of decision', () => {
  const kinds = table.map(({ node }) => node);
  expect([...kinds, ...NO_DECISION].sort()).toEqual([...NODES].sort());
});

it.each(table)('from $node there are $counts sequences of 1 to 4 steps', ({ counts, position }) => {
  const node = begin(engine, position);
  expect(counts.map((_, i) => engine.perft(i + 1))).toEqual(counts);
  expect(counts.map((_, i) => referee.perft(node, i + 1))).toEqual(counts);
});
