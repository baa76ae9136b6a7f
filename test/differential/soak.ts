// Engine against referee for a million plies or more: `npm run soak [-- plies [seed]]`.
import { pathToFileURL } from 'node:url';
import { engineFromFile } from '../../workers/engine/node';
import { duel } from './support/duel';

const wanted = Number(process.argv[2] ?? 1_000_000);
let seed = Number(process.argv[3] ?? 1_000_001);
const engine = await engineFromFile(pathToFileURL('build/toy-battle.test.wasm'));
let plies = 0;
let games = 0;
let reported = 0;
while (plies < wanted) {
  plies += duel(engine, seed++).plies;
  games++;
  if (plies - reported >= 50_000) {
    reported = plies;
    console.error(`${plies} plies, ${games} games, no difference`);
  }
}
console.log(`${plies} plies in ${games} games, seeds up to ${seed - 1}: no difference`);
