import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { lineNodes, lineOf, lineRows, runLines, startLines, type LinesOptions } from '../../../workers/engine/lines';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { seededRandom } from '../../../workers/random';

// What the search by lines finds in a fixed number of nodes, from one position a pairing. It changes whenever rules,
// forecast or search change in any way; a change on purpose is written down by running the tests with UPDATE_GOLDEN=1.
const FILE = new URL('signature-lines.json', import.meta.url);
const NODES = 40_000;
const WAYS: Readonly<Record<string, LinesOptions>> = { all: {}, best: { lines: 1 }, narrow: { lines: 1, width: 12 } };
const PAIRINGS = ['masons-quickstep', 'gale-swarm', 'gilders-masons', 'crossfire-gale', 'quickstep-gilders', 'swarm-crossfire'];

async function signatures(build: string): Promise<Record<string, string>> {
  const engine = await engineFromFile(new URL(`../../../build/${build}.wasm`, import.meta.url));
  return Object.fromEntries(
    PAIRINGS.flatMap((pairing, i) => {
      const start = tokenBattle.randomStart(pairing, seededRandom(7));
      if (!start.ok) throw new Error(start.error.problem);
      const bytes = new Uint8Array(tokenBattle.stateBytes);
      tokenBattle.write(start.value, bytes);
      engine.load(bytes);
      engine.seed(7);
      engine.playRandom(4 * i + 1);
      const here = engine.save();
      return Object.entries(WAYS).map(([way, options]) => {
        engine.restore(here);
        startLines(engine, options);
        runLines(engine, NODES);
        const rows = lineRows(engine).slice(0, 4);
        const found = rows.map(({ action, margin, depth }) => `${action}:${margin}/${depth}`).join(' ');
        return [`${pairing} ${way}`, `${lineNodes(engine)} ${found} [${lineOf(engine, rows[0]!.action).join(' ')}]`];
      });
    }),
  );
}

it('the search does exactly the work it did before', async () => {
  const found = await signatures('token-battle');
  if (process.env.UPDATE_GOLDEN) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
});

it('the checked build does the same work as the release build', async () => {
  expect(await signatures('token-battle.test')).toEqual(await signatures('token-battle'));
});
