import { ARGUMENT, ARGUMENT_BITS, CONCEDE } from '../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { seededRandom, type Random } from '../../../workers/random';
import { busyOf } from '../../differential/codex/support/busy';
import { load } from '../../differential/codex/support/duel';
import { OTHER_OPTIONS } from '../../differential/codex/support/options';
import { startOf } from '../../differential/codex/support/starts';
import { MILESTONES } from '../../../workers/referee/codex/milestones';

const FILE = new URL('../../../build/codex.test.wasm', import.meta.url);
export const engine = await engineFromFile(FILE);
/** Another one, which plays without looking to either side. */
export const straight = await engineFromFile(FILE);
/** Of the clock, or one that is asked for, such as one that failed. */
export const seed = Number(process.env.SANDTABLE_SEED ?? Date.now()) % 1_000_000;

/** Actions of whoever decides, or outcomes of chance. */
export function openActions(): number[] {
  return [...(engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal())];
}

/** A player can give up at any decision, though no list says so (CX-WIN-4). */
export function isLegal(action: number, open: readonly number[]): boolean {
  return open.includes(action) || (action >> ARGUMENT_BITS === CONCEDE && engine.actor() !== CHANCE);
}

export const actionOf = (action: number): string => `${action >> ARGUMENT_BITS}:${action & ARGUMENT}`;

export interface Visit {
  readonly game: number;
  readonly random: Random;
}

/** What attacks with these takes several answers (CX-KW-20). */
const ASKING = ['pirate_gunship', 'trojan_duck'];

/** The engine stands at each node of random games in turn: some from their start, some from the thick of it. */
export function* nodesOf(games: number, plies: number): Generator<Visit> {
  for (let game = 0; game < games; game++) {
    const random = seededRandom(seed + game);
    const milestone = 1 + (game % MILESTONES.length);
    const options = game % 2 ? (OTHER_OPTIONS[game % OTHER_OPTIONS.length] ?? {}) : {};
    const asking = ASKING[game % 8];
    if (asking) load(engine, busyOf(MILESTONES.length, random, options, asking));
    else load(engine, game % 4 ? busyOf(milestone, random, options) : startOf(milestone, random, options));
    engine.seed(seed + game);
    for (let ply = 0; ply < plies && engine.actor() !== OVER; ply++) {
      const state = engine.save();
      yield { game, random };
      engine.restore(state);
      engine.playRandom(1);
    }
  }
}
