import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engineFromFile } from '../../workers/engine/node';
import { toyBattle } from '../../workers/games/toy-battle/game';
import { seededRandom } from '../../workers/random';

// One number a map that changes whenever rules, generator, evaluation or search change in any way. A change on
// purpose is written down by running the tests with UPDATE_GOLDEN=1.
const FILE = new URL('signature.json', import.meta.url);
const PLAYOUTS = 3000;

async function signatures(build: string): Promise<Record<string, string>> {
  const engine = await engineFromFile(new URL(`../../build/${build}.wasm`, import.meta.url));
  return Object.fromEntries(toyBattle.setups.map((board) => {
    const start = toyBattle.randomStart(board, seededRandom(7));
    if (!start.ok) throw new Error(start.error.problem);
    const bytes = new Uint8Array(toyBattle.stateBytes);
    toyBattle.write(start.value, bytes);
    engine.load(bytes);
    engine.seed(7);
    engine.playRandom(12);
    while (engine.actor() > 1 && engine.actor() !== 15) engine.happen();
    if (engine.actor() > 1) return [board, 'over'];
    engine.searchStart(false);
    engine.searchRun(PLAYOUTS);
    const visits = engine.searchRows().map((row) => row.visits.toString(36)).join('.');
    return [board, `${engine.hash()} ${visits}`];
  }));
}

it('the search does exactly the work it did before', async () => {
  const found = await signatures('toy-battle');
  if (process.env.UPDATE_GOLDEN) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
});

it('the checked build does the same work as the release build', async () => {
  expect(await signatures('toy-battle.test')).toEqual(await signatures('toy-battle'));
});
