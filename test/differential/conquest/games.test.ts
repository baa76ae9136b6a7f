import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { dice } from '../support/dice';
import { duel } from './support/duel';
import { anyOptions, startOf } from './support/starts';

const engine = await engineFromFile(new URL('../../../build/conquest.test.wasm', import.meta.url));

it('engine and referee agree in random games', () => {
  const nodes = new Set<string>();
  for (let seed = 1; seed <= Number(process.env.N ?? 8); seed++) {
    const roll = dice(seed);
    const report = duel(engine, startOf(2 + (seed % 4), seed % 3 ? anyOptions(roll) : []), roll, 600);
    for (const node of report.nodes) nodes.add(node);
  }
  console.log([...nodes].join());
  expect(nodes.size).toBeGreaterThan(20);
}, 600_000);
