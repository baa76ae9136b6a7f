// Fits the weights of Conquest's evaluation: node tools/run.mjs test/bench/conquest-fit.ts [games for each number of players]
// Plain players play, one decision in twelve at random; positions of these games, one decision in about thirty, are the
// data. The weights are those under which the winners are likeliest, by softmax over the seats (gradient descent, a pull to
// the weights as they stand, none less than a tenth of its first value). The same seed gives the same weights.

import { TERMS } from '../../assembly/games/conquest/evaluation-terms';
import { CHANCE, OVER } from '../../workers/engine/abi';
import { evaluationCounts, plainAction } from '../../workers/engine/conquest';
import type { Engine } from '../../workers/engine/engine';
import { engineFromFile } from '../../workers/engine/node';
import { conquest as codec } from '../../workers/games/conquest/game';
import { firstNode } from '../../workers/games/conquest/start';
import { seededRandom } from '../../workers/random';

/** The weights the fit begins with and is pulled to, and so the sign of each (section 9.3 of the rules). */
const PRIOR = [0.06, 0.18, 0.8, 0.4, 0.8, 0.9, -0.9, 0.12, -0.03, -0.12, 0.12, 0.18, -0.018, -0.06, 0.25];
const PULL = 0.002;
/** Share of its first value that every weight keeps. */
const LEAST = 0.1;
const ROUNDS = 3000;
const RATE = 0.3;

interface Sample {
  /** By seat that is still in the game. */
  counts: number[][];
  /** What each of them got in the end. */
  rewards: number[];
  game: number;
}

function play(engine: Engine, seats: number, game: number): Sample[] {
  const random = seededRandom(game * 8 + seats);
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(firstNode(seats), bytes);
  engine.seed(game, seats);
  engine.load(bytes);
  const seen: { seat: number; counts: number[] }[][] = [];
  for (let step = 0; engine.actor() !== OVER && step < 5000; ++step) {
    if (engine.actor() === CHANCE) {
      engine.happen();
      continue;
    }
    if (step > 15 && random(30) === 0) {
      const chances = engine.evaluateAll();
      seen.push(
        chances.flatMap((chance, seat) => (chance > 0 ? [{ seat, counts: evaluationCounts(engine, seat) }] : [])),
      );
    }
    const legal = engine.legal();
    engine.apply(random(12) ? plainAction(engine) : legal[random(legal.length)]!);
  }
  return seen.map((position) => ({
    counts: position.map(({ counts }) => counts),
    rewards: position.map(({ seat }) => (engine.actor() === OVER ? engine.reward(seat) : 1 / position.length)),
    game,
  }));
}

function chancesOf(weights: readonly number[], counts: readonly number[][]): number[] {
  const scores = counts.map((count) => count.reduce((all, x, term) => all + x * weights[term]!, 0));
  const top = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - top));
  const total = odds.reduce((all, x) => all + x, 0);
  return odds.map((x) => x / total);
}

function lossOf(weights: readonly number[], samples: readonly Sample[]): number {
  let loss = 0;
  for (const { counts, rewards } of samples) {
    chancesOf(weights, counts).forEach((chance, i) => (loss -= rewards[i]! * Math.log(Math.max(chance, 1e-9))));
  }
  return loss / samples.length;
}

/** How far a count spreads, so that one rate suits all of them. */
function scalesOf(samples: readonly Sample[]): number[] {
  return PRIOR.map((_, term) => {
    const all = samples.flatMap(({ counts }) => counts.map((count) => count[term]!));
    const mean = all.reduce((sum, x) => sum + x, 0) / all.length;
    return Math.sqrt(all.reduce((sum, x) => sum + (x - mean) ** 2, 0) / all.length) || 1;
  });
}

function fit(samples: readonly Sample[]): number[] {
  const scales = scalesOf(samples);
  let weights = [...PRIOR];
  for (let round = 0; round < ROUNDS; ++round) {
    const slope = new Array<number>(TERMS).fill(0);
    const batch = samples.filter((_, i) => i % 20 === round % 20);
    for (const { counts, rewards } of batch) {
      chancesOf(weights, counts).forEach((chance, i) => {
        const off = (rewards[i]! - chance) / batch.length;
        for (let term = 0; term < TERMS; ++term) slope[term]! += off * counts[i]![term]!;
      });
    }
    const rate = RATE / (1 + round / 300);
    weights = weights.map((weight, term) => {
      const scale = scales[term]!;
      const next = weight + (rate * (slope[term]! / scale - PULL * (weight - PRIOR[term]!) * scale)) / scale;
      return next * PRIOR[term]! > LEAST * PRIOR[term]! ** 2 ? next : LEAST * PRIOR[term]!;
    });
  }
  return weights;
}

const engine = await engineFromFile(new URL(`file://${process.cwd()}/build/conquest.wasm`));
const games = Number(process.argv[2] ?? 1000);
for (const seats of [2, 3, 4, 5]) {
  const samples = Array.from({ length: games }, (_, game) => play(engine, seats, game)).flat();
  const held = samples.filter(({ game }) => game % 5 === 0);
  const used = samples.filter(({ game }) => game % 5 !== 0);
  const weights = fit(used);
  console.error(`${seats}: ${samples.length} positions; loss of the fifth left out`, lossOf(PRIOR, held).toFixed(4));
  console.error(`   fitted ${lossOf(weights, held).toFixed(4)}`);
  console.log(`  ${weights.map((weight) => weight.toFixed(3)).join(', ')},`);
}
