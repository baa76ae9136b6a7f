import { describe, expect, it } from 'vitest';
import { difficultyFormula, difficultyOf, type ProofFacts } from '../../../workers/puzzles/difficulty';

const easy: ProofFacts = { depth: 1, effect: false, legal: 8, right: 1, decoys: 0, nodes: 20, choice: 4 };

describe('difficulty', () => {
  it('is a whole number from 1 to 10', () => {
    expect(difficultyOf(easy)).toBe(1);
    expect(difficultyOf({ ...easy, depth: 9, effect: true, legal: 100, right: 1, decoys: 50, nodes: 1e6 })).toBe(10);
  });

  it('follows the published formula', () => {
    const facts: ProofFacts = { depth: 3, effect: true, legal: 32, right: 2, decoys: 3, nodes: 1000, choice: 4 };
    expect(difficultyOf(facts)).toBe(Math.round(0.5 + 1.5 * 2 + 1.2 + 0.7 * 2 + 0.9 * 2 + 0.5));
    for (const weight of ['0.5', '1.5 (depth - 1)', '1.2', '0.7 log2(legal / right / 4)', '0.9 log2', '0.5 log10'])
      expect(difficultyFormula(4)).toContain(weight);
  });

  it.each([
    ['depth', { depth: 3 }],
    ['a needed effect', { effect: true }],
    ['first actions', { legal: 40 }],
    ['decoys', { decoys: 8 }],
    ['the proof', { nodes: 1e5 }],
  ])('grows with %s', (_what, more) => {
    const middle: ProofFacts = { ...easy, depth: 2, legal: 12, nodes: 100 };
    expect(difficultyOf({ ...middle, ...more })).toBeGreaterThan(difficultyOf(middle));
  });

  it('counts first actions by what is usual in a game', () => {
    const wide: ProofFacts = { ...easy, legal: 112 };
    expect(difficultyOf({ ...wide, choice: 16 })).toBeLessThan(difficultyOf(wide));
  });

  it('falls with more right answers', () => {
    const hard: ProofFacts = { ...easy, depth: 3, legal: 32 };
    expect(difficultyOf({ ...hard, right: 8 })).toBeLessThan(difficultyOf(hard));
  });
});
