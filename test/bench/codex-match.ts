// Matches of Codex: node tools/run.mjs test/bench/codex-match.ts <player> <player> --games 36 --seed 7 --minutes 10
// Players: plain, random, beam:N. Every pairing of decks is played from both seats.

import { parseArgs } from 'node:util';
import { ARGUMENT_BITS, ASK_MAIN, BUILD, HIRE, QUESTION } from '../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../workers/engine/abi';
import { plainAction } from '../../workers/engine/codex';
import { engineFromFile } from '../../workers/engine/node';
import type { Player } from '../../workers/match/player';
import { seededRandom } from '../../workers/random';
import { PAIRINGS, startOf } from './codex-decks';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '36' },
    seed: { type: 'string', default: '7' },
    minutes: { type: 'string', default: '10' },
  },
});

const random: Player = (engine, below) => {
  const actions = engine.legal();
  return actions[below(actions.length)]!;
};
/**
 * Workers, buildings, tech and whatever is asked outside the main phase as a plain player has it; the rest of the turn by
 * a beam, looked for anew whenever chance or an effect has come between.
 */
function beam(width: number): Player {
  let planned: { hash: string; actions: number[] } = { hash: '', actions: [] };
  return (engine) => {
    const state = engine.save();
    if (planned.hash !== engine.hash() || !engine.legal().includes(planned.actions[0] ?? -1))
      planned = { hash: '', actions: [] };
    if (!planned.actions.length) {
      const plain = plainAction(engine);
      const verb = plain >> ARGUMENT_BITS;
      if (state[QUESTION] !== ASK_MAIN || verb === HIRE || verb === BUILD) return plain;
      engine.determinize(engine.actor());
      const actions = engine.beam(width);
      engine.restore(state);
      planned = { hash: '', actions };
    }
    const [action, ...rest] = planned.actions;
    engine.apply(action!);
    planned = { hash: engine.hash(), actions: rest };
    return action!;
  };
}

const PLAYERS = new Map<string, Player>([
  ['plain', (engine) => plainAction(engine)],
  ['random', random],
]);

const engine = await engineFromFile(new URL(`file://${process.cwd()}/build/codex.wasm`));
const players = positionals.map((name) => {
  const [, width] = /^beam:([1-9]\d*)$/.exec(name) ?? [];
  const player = width ? beam(Number(width)) : PLAYERS.get(name);
  if (!player) throw new RangeError(`no player "${name}"`);
  return player;
});
const points = [0, 0];
const pairs: number[] = [];
const turns: number[] = [];
const spent = [0, 0];
let draws = 0;
let first = 0;
const end = performance.now() + Number(values.minutes) * 60_000;
const seed = Number(values.seed);
for (let game = 0; game < Number(values.games) && performance.now() < end; ++game) {
  const round = game >> 1;
  const [a, b] = PAIRINGS[round % PAIRINGS.length]!;
  // In the second game of a round the players change seats, the decks stay.
  const seats = game % 2 ? [1, 0] : [0, 1];
  const below = seededRandom(seed * 1000 + round);
  engine.seed(seed, round);
  engine.load(startOf(a, b));
  while (engine.actor() !== OVER) {
    const actor = engine.actor();
    if (actor === CHANCE) {
      engine.happen();
      continue;
    }
    const state = engine.save();
    const began = performance.now();
    const action = players[seats[actor]!]!(engine, below);
    spent[seats[actor]!]! += performance.now() - began;
    engine.restore(state);
    engine.apply(action);
  }
  const won = engine.reward(seats[0] === 0 ? 0 : 1);
  points[0]! += won;
  points[1]! += 1 - won;
  if (game % 2) pairs[round] = (pairs[round]! + won) / 2;
  else pairs[round] = won;
  if (won === 0.5) ++draws;
  first += engine.reward(0);
  turns.push(new DataView(engine.save().buffer).getUint16(2, true));
  console.error(game + 1, points.map((all) => all.toFixed(1)).join(' '), `turns ${turns.at(-1)}`);
}
const mean = pairs.reduce((sum, x) => sum + x, 0) / pairs.length;
const variance = pairs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
turns.sort((x, y) => x - y);
console.log(
  `${positionals.join(' ')}: ${(100 * mean).toFixed(1)} % ± ${(196 * Math.sqrt(variance / pairs.length)).toFixed(1)}`,
);
console.log(
  `${turns.length} games, ${draws} draws, the first player took ${((100 * first) / turns.length).toFixed(1)} %`,
);
console.log(`turns: least ${turns[0]}, median ${turns[turns.length >> 1]}, most ${turns.at(-1)}`);
const all = turns.reduce((sum, n) => sum + n, 0);
console.log(`milliseconds a turn: ${spent.map((time) => Math.round((2 * time) / all)).join(' and ')}`);
