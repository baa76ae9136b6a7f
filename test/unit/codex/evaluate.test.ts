import { beforeAll, describe, expect, it } from 'vitest';
import * as terms from '../../../assembly/games/codex/evaluation-terms';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { evaluationCounts, evaluationTerms, plainAction } from '../../../workers/engine/codex';
import type { Engine } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { readTable } from '../../../workers/games/codex/position';
import { singleStart, startOf } from '../../bench/codex-decks';

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Calls `look` wherever a player decides in a game between plain players, at most `most` times. */
function plainGame(seed: number, most: number, look: () => void, start = startOf(0, 1)): void {
  engine.seed(seed);
  engine.load(start);
  for (let i = 0; i < most && engine.actor() !== OVER; ++i) {
    if (engine.actor() === CHANCE) engine.happen();
    else {
      look();
      engine.apply(plainAction(engine));
    }
  }
}

describe('the static win chance', () => {
  it('adds up to one, and its terms to the logarithm of the odds', () => {
    plainGame(1, 300, () => {
      const [first, second] = engine.evaluateAll();
      expect(first! + second!).toBeCloseTo(1, 5);
      expect(Math.log(first! / second!)).toBeCloseTo(sum(evaluationTerms(engine, 0)), 3);
      expect(sum(evaluationTerms(engine, 1))).toBeCloseTo(-sum(evaluationTerms(engine, 0)), 4);
    });
  });

  it('counts bases, workers, gold and hands', () => {
    let looked = false;
    plainGame(2, 40, () => {
      if (looked) return;
      looked = true;
      const counts = evaluationCounts(engine, 0);
      expect(counts[terms.TERM_BASE]).toBe(20);
      expect(counts[terms.TERM_WORKERS]).toBe(4);
      expect(counts[terms.TERM_GOLD]).toBe(4);
      expect(counts[terms.TERM_HAND]).toBe(5);
      expect(counts[terms.TERM_TURN]).toBe(1);
      expect(evaluationCounts(engine, 1)[terms.TERM_WORKERS]).toBe(5);
    });
    expect(looked).toBe(true);
  });

  it('leaves the position as it was', () => {
    plainGame(3, 120, () => {
      const before = engine.hash();
      engine.evaluateAll();
      plainAction(engine);
      expect(engine.hash()).toBe(before);
    });
  });
});

describe('a plain player', () => {
  it('always does something legal, and ends its games', () => {
    let decisions = 0;
    plainGame(4, 20_000, () => {
      if (++decisions > 400) return;
      expect([...engine.legal()]).toContain(plainAction(engine));
    });
    expect(engine.actor()).toBe(OVER);
  });

  it('with one hero each builds nothing that only other heroes could use', () => {
    const built = new Set<string>();
    for (const seed of [6, 7, 8]) {
      const look = (): void => void [...readTable(engine.save()).things].forEach(({ card }) => built.add(card));
      plainGame(seed, 20_000, look, singleStart());
      expect(engine.actor()).toBe(OVER);
    }
    expect(built).toContain('tech_ii_building');
    expect(built).not.toContain('heroes_hall');
    expect(built).not.toContain('tech_lab');
  });

  it('hires a worker in its first turn', () => {
    let workers = 0;
    plainGame(5, 60, () => {
      workers = Math.max(workers, evaluationCounts(engine, 0)[terms.TERM_WORKERS]!);
    });
    expect(workers).toBeGreaterThan(4);
  });
});
