// Engine against referee for a million plies or more: `npm run soak [-- plies [seed [game]]]`.
import { pathToFileURL } from 'node:url';
import { engineFromFile } from '../../workers/engine/node';
import { duelOf as codex } from './codex/support/seeded';
import { duelOf as conquest } from './conquest/support/seeded';
import { duel as toyBattle } from './toy-battle/support/duel';
import { duel as tashKalar } from './tash-kalar/support/duel';
import { duel as tokenBattle } from './token-battle/support/duel';

const DUELS = { 'toy-battle': toyBattle, 'token-battle': tokenBattle, 'tash-kalar': tashKalar, conquest, codex };

const wanted = Number(process.argv[2] ?? 1_000_000);
let seed = Number(process.argv[3] ?? 1_000_001);
const game = (process.argv[4] ?? 'toy-battle') as keyof typeof DUELS;
const duel = DUELS[game];
if (!duel) throw new Error(`no game "${game}"; there are ${Object.keys(DUELS).join(', ')}`);
const engine = await engineFromFile(pathToFileURL(`build/${game}.test.wasm`));
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
console.log(`${game}: ${plies} plies in ${games} games, seeds up to ${seed - 1}: no difference`);
