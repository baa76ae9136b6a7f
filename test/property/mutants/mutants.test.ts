import { expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { seededRandom } from '../../../workers/random';
import { inTurn } from '../../support/day';
import { batch, positionsOf } from './campaign';
import { SUBJECTS } from './subjects';

/**
 * Batches of each game, and how many mutants must be accepted at least: five standard deviations below the mean, which is
 * 7.1, 16.4, 9.3, 13.1 and 6.9 a batch, give or take 2.4, 3.7, 2.9, 4 and 2.4.
 */
const CAMPAIGNS: [game: string, batches: number, least: number][] = [
  ['toy-battle', 24, 111],
  ['token-battle', 8, 78],
  ['tash-kalar', 5, 14],
  ['conquest', 3, 4],
  ['codex', 4, 3],
];

const fresh = (game: string) => engineFromFile(new URL(`../../../build/${game}.test.wasm`, import.meta.url));

/** Two or three of the games a day. */
it.each(inTurn(CAMPAIGNS, 2))(
  '%s: whatever spoiled position is accepted can be played on from',
  async (game, batches, least) => {
    const engine = { now: await fresh(game), another: () => fresh(game) };
    const first = Math.floor(Math.random() * 1e8);
    let accepted = 0;
    for (let seed = first; seed < first + batches; seed++) {
      const report = await batch(SUBJECTS[game]!, engine, seed);
      accepted += report.accepted;
      const told = report.findings.map(({ text, error }) => `${text}\n${String(error)}`);
      expect(told, `npm run soak:mutants -- --game ${game} --count 1 --seed ${seed}`).toEqual([]);
    }
    expect(accepted, `seed ${first}`).toBeGreaterThanOrEqual(least);
  },
);

/** What was asked along games that are always the same ones; at every position all laws are looked at. */
async function asked(game: string, games: number): Promise<Set<string>> {
  const subject = SUBJECTS[game]!;
  const engine = await fresh(game);
  const questions = new Set<string>();
  for (let seed = 0; seed < games; seed++) {
    for (const state of positionsOf(subject, engine, seed, seededRandom(seed))) {
      questions.add(subject.codec.question(state));
    }
  }
  return questions;
}

it('every position of a game is accepted, whatever is asked there', async () => {
  const tashKalar =
    'start deal row setupNext marks menu placeLifted match liftForSummon return effect claim nextTask draw over';
  expect(await asked('tash-kalar', 16)).toEqual(new Set(tashKalar.split(' ')));
  const toyBattle = 'over turn extra skully star jumbo xb42 recall cloud exhume freeze deal loses ices';
  expect([...(await asked('toy-battle', 40))]).toEqual(expect.arrayContaining(toyBattle.split(' ')));
  expect(await asked('token-battle', 20)).toEqual(new Set(['first', 'turn', 'over']));
});
