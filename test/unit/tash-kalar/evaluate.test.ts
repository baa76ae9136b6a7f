import { describe, expect, it } from 'vitest';
import * as terms from '../../../assembly/games/tash-kalar/evaluation-terms';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { evaluationTerms } from '../../../workers/engine/tash-kalar';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { seededRandom } from '../../../workers/random';
import { SETUPS } from '../../../workers/games/tash-kalar/setups';
import { startState } from '../../../workers/games/tash-kalar/start';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));

function enter(text: string): void {
  const parsed = tashKalar.parse(text);
  if (!parsed.ok) throw new Error(`${parsed.error.problem} ${parsed.error.found}`);
  const bytes = new Uint8Array(tashKalar.stateBytes);
  tashKalar.write(parsed.value, bytes);
  expect(engine.load(bytes)).toBe(0);
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the static win chance', () => {
  it('is the sum of its terms, one seat against the other, all through games of every setup', () => {
    let looked = 0;
    for (const [i, id] of SETUPS.entries()) {
      const [, mode, A, B] = /^(high-form|duel)-(\w+)-(\w+)$/.exec(id)!;
      const state = startState(mode === 'duel' ? 'duel' : 'highForm', { A: A as never, B: B as never });
      const bytes = new Uint8Array(tashKalar.stateBytes);
      tashKalar.write(state, bytes);
      engine.load(bytes);
      engine.seed(i, 1);
      for (let step = 0; step < 40 && engine.actor() !== OVER; ++step) {
        engine.playRandom(7);
        if (engine.actor() === OVER || engine.actor() === CHANCE) continue;
        const own = evaluationTerms(engine, 0);
        expect(own).toHaveLength(terms.TERMS);
        expect(engine.evaluate(0)).toBeCloseTo(chanceOf(sum(own)), 5);
        expect(engine.evaluate(0) + engine.evaluate(1)).toBeCloseTo(1, 5);
        expect(sum(evaluationTerms(engine, 1))).toBeCloseTo(-sum(own), 4);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(300);
  });

  const duel = (more: string) => `A d4 e4 f4; B d7 e7 f7; mode duel; decks northern sylvan; ${more}`;

  it('counts points, and what the turn has earned', () => {
    enter(duel('turn A 1'));
    expect(evaluationTerms(engine, 0)[terms.TERM_POINTS]).toBeCloseTo(0);
    const even = engine.evaluate(0);
    enter(duel('points 6-2; turn A 1'));
    expect(evaluationTerms(engine, 0)[terms.TERM_POINTS]).toBeGreaterThan(0.3);
    expect(evaluationTerms(engine, 1)[terms.TERM_POINTS]).toBeLessThan(-0.3);
    expect(engine.evaluate(0)).toBeGreaterThan(even);
  });

  it('sees no gain in lifting a piece that then stands where it stood', () => {
    const all = 'a3 b3 c3 a4 b4 c4 d4 a5 b5 c5 d5 e5 a6 b6 c6 d6';
    const text = `A ${all}; B h4 h5 h6; mode duel; decks northern sylvan; turn A 2`;
    enter(text);
    const state = tashKalar.parse(text);
    if (!state.ok) throw new Error(text);
    const lift = [...engine.legal()].find((action) => tashKalar.actionText(action, state.value) === 'lift e5')!;
    engine.apply(lift);
    const lifted = evaluationTerms(engine, 0);
    const lowered = [...engine.legal()].find(
      (action) => tashKalar.actionText(action, tashKalar.read(engine.save())) === 'place e5',
    )!;
    engine.apply(lowered);
    const placed = evaluationTerms(engine, 0);
    for (const term of [terms.TERM_COMMON, terms.TERM_ACTIONS]) expect(lifted[term]).toBeCloseTo(placed[term]!, 5);
    expect(lifted[terms.TERM_ACTIONS]).not.toBe(0);
  });

  it('likes a card that fits, and a task that lacks less', () => {
    const highForm = (pieces: string) =>
      `A ${pieces}; B a5; decks northern sylvan; hand A Knight; row CentralDominance RedConquest Destruction; next SideChain; turn A 1`;
    enter(highForm('d5 e5 f5 d6'));
    const shown = evaluationTerms(engine, 0);
    enter(highForm('d5 e5 f8 g8'));
    const apart = evaluationTerms(engine, 0);
    expect(shown[terms.TERM_BEINGS]).toBeGreaterThan(0);
    expect(apart[terms.TERM_BEINGS]).toBeCloseTo(0);
    expect(shown[terms.TERM_TASKS]).toBeGreaterThan(apart[terms.TERM_TASKS]!);
  });
});

it('is the same whatever was looked at before', async () => {
  const release = new URL('../../../build/tash-kalar.wasm', import.meta.url);
  const worn = await engineFromFile(release);
  let looked = 0;
  for (const [i, id] of SETUPS.slice(0, 16).entries()) {
    const start = tashKalar.randomStart(id, seededRandom(i));
    if (!start.ok) throw new Error(start.error.problem);
    const bytes = new Uint8Array(tashKalar.stateBytes);
    tashKalar.write(start.value, bytes);
    worn.load(bytes);
    worn.seed(i, 2);
    worn.playRandom(90);
    if (worn.actor() === OVER || worn.actor() === CHANCE) continue;
    worn.searchStart(false);
    worn.searchRun(50);
    const fresh = await engineFromFile(release);
    fresh.restore(worn.save());
    for (const seat of [0, 1]) expect(evaluationTerms(worn, seat)).toEqual(evaluationTerms(fresh, seat));
    looked++;
  }
  expect(looked).toBeGreaterThan(4);
});
