// Fits the weights of Codex's evaluation: node tools/run.mjs test/bench/codex-fit.ts [games]
// Plain players and beams of four lines play all pairings of decks, one decision in fifteen at random, tech in three games of four
// to the curve, spells among it, and in the fourth by what the deck brings, which is units; the starts of turns and one other
// decision in about twenty are the data. The weights are those under which the winners are likeliest (logistic regression by gradient
// descent, a pull to the weights of section 9, none less than a tenth of its first value). The same seed gives the same
// weights.

import { TERMS } from '../../assembly/games/codex/evaluation-terms';
import { ASK_TECH, QUESTION, TURN } from '../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../workers/engine/abi';
import { evaluationCounts } from '../../workers/engine/codex';
import type { Engine } from '../../workers/engine/engine';
import { engineFromFile } from '../../workers/engine/node';
import { playerOf } from '../../workers/games/codex/players';
import { seededRandom } from '../../workers/random';
import { PAIRINGS, startOf } from './codex-decks';

/** The weights the fit begins with and is pulled to, and so the sign of each. */
const PRIOR = [
  0.039, -0.061, 0.133, 0.09, 0.1, 0.1, 0.111, 0.089, 0.061, 0.05, 0.039, 0.033, 0.04, 0.05, 0.1, 0.15, 0.09, -0.04, -1,
  0.1,
];
const PULL = 0.01;
/** Share of its first value that every weight keeps. */
const LEAST = 0.1;
const ROUNDS = 3000;
const RATE = 0.3;
const RANDOM_OF = 15;
const SAMPLE_OF = 20;
const BY_DECK_OF = 4;

interface Sample {
  /** Counts of the first seat less those of the second. */
  leads: number[];
  /** What the first seat got in the end. */
  reward: number;
  /** The win chance of the first seat by the weights in use. */
  chance: number;
  game: number;
}

const [plain, deck] = [playerOf('plain')!, playerOf('deck')!];
const PLAYERS = [plain, playerOf('turn:4')!] as const;

function play(engine: Engine, game: number): Sample[] {
  const random = seededRandom(game);
  const players = [PLAYERS[random(2)]!, PLAYERS[random(2)]!];
  const [a, b] = PAIRINGS[game % PAIRINGS.length]!;
  engine.seed(game, 1);
  engine.load(startOf(a, b));
  const seen: Omit<Sample, 'reward' | 'game'>[] = [];
  let turn = 0;
  while (engine.actor() !== OVER) {
    if (engine.actor() === CHANCE) {
      engine.happen();
      continue;
    }
    const state = engine.save();
    const now = new DataView(state.buffer, state.byteOffset).getUint16(TURN, true);
    if (now !== turn || random(SAMPLE_OF) === 0) {
      turn = now;
      const others = evaluationCounts(engine, 1);
      const leads = evaluationCounts(engine, 0).map((count, term) => count - others[term]!);
      seen.push({ leads, chance: engine.evaluateAll()[0]! });
    }
    const legal = engine.legal();
    const isTech = game % BY_DECK_OF === 0 && state[QUESTION] === ASK_TECH;
    const player = isTech ? deck : players[engine.actor()]!;
    const action = random(RANDOM_OF) ? player(engine, random) : legal[random(legal.length)]!;
    engine.restore(state);
    engine.apply(action);
  }
  const reward = engine.reward(0);
  return seen.map((one) => ({ ...one, reward, game }));
}

const chanceOf = (weights: readonly number[], leads: readonly number[]): number =>
  1 / (1 + Math.exp(-leads.reduce((sum, lead, term) => sum + lead * weights[term]!, 0)));

function lossOf(chanceAt: (sample: Sample) => number, samples: readonly Sample[]): number {
  const losses = samples.map((sample) => {
    const { reward } = sample;
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceAt(sample)));
    return -reward * Math.log(chance) - (1 - reward) * Math.log(1 - chance);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / samples.length;
}

/** How far a lead spreads, so that one rate suits all of them. */
const scalesOf = (samples: readonly Sample[]): number[] =>
  PRIOR.map(
    (_, term) => Math.sqrt(samples.reduce((sum, { leads }) => sum + leads[term]! ** 2, 0) / samples.length) || 1,
  );

function fit(samples: readonly Sample[]): number[] {
  const scales = scalesOf(samples);
  let weights = [...PRIOR];
  for (let round = 0; round < ROUNDS; ++round) {
    const slope = new Array<number>(TERMS).fill(0);
    const batch = samples.filter((_, i) => i % 20 === round % 20);
    for (const { leads, reward } of batch) {
      const off = (reward - chanceOf(weights, leads)) / batch.length;
      for (let term = 0; term < TERMS; ++term) slope[term]! += off * leads[term]!;
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

const engine = await engineFromFile(new URL(`file://${process.cwd()}/build/codex.wasm`));
const games = Number(process.argv[2] ?? 400);
const samples = Array.from({ length: games }, (_, game) => play(engine, game)).flat();
const held = samples.filter(({ game }) => game % 5 === 0);
const weights = fit(samples.filter(({ game }) => game % 5 !== 0));
const by = (given: readonly number[]) => lossOf(({ leads }) => chanceOf(given, leads), held);
console.error(`${samples.length} positions of ${games} games; loss of the fifth left out ${by(PRIOR).toFixed(4)}`);
console.error(`   in use ${lossOf(({ chance }) => chance, held).toFixed(4)}`);
console.error(`   fitted ${by(weights).toFixed(4)}`);
console.log(`  ${weights.map((weight) => weight.toFixed(3)).join(', ')},`);
for (let tenth = 0; tenth < 10; ++tenth) {
  const those = held.filter(({ leads }) => Math.min(9, Math.floor(10 * chanceOf(weights, leads))) === tenth);
  const won = those.reduce((sum, { reward }) => sum + reward, 0) / Math.max(1, those.length);
  console.error(`   ${tenth / 10}: ${those.length} positions, won ${(100 * won).toFixed(0)} %`);
}
