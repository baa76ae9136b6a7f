import { describe, expect, test } from 'vitest';
import { UNRATED, isProvisional, puzzleRating, rated, standingOf, standings } from '../../../site/lib/training/rating';
import { nextForRating } from '../../../site/lib/training/level';
import { DAY, entry, noon, tried } from './support';

const of = (difficulty: number) => ({ difficulty });

/** Glicko-2 for one opponent, written out from the paper step by step; the volatility by bisection. */
function reference(mu: number, phi: number, sigma: number, opponent: number, deviation: number, score: number) {
  const g = 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - opponent)));
  const v = 1 / (g ** 2 * expected * (1 - expected));
  const delta = v * g * (score - expected);
  const a = Math.log(sigma ** 2);
  const f = (x: number) =>
    (Math.exp(x) * (delta ** 2 - phi ** 2 - v - Math.exp(x))) / (2 * (phi ** 2 + v + Math.exp(x)) ** 2) -
    (x - a) / 0.5 ** 2;
  let [low, high] = [a - 20, a + 20];
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) low = middle;
    else high = middle;
  }
  const volatility = Math.exp(low / 2);
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / v);
  return { mu: mu + after ** 2 * g * (score - expected), phi: after, sigma: volatility };
}

test('a rating is what Glicko-2 says, result by result', () => {
  const unit = 173.7178;
  let [mu, phi, sigma] = [0, UNRATED.deviation / unit, UNRATED.volatility];
  const results = [1, 1, 0, 1, 0, 0, 1];
  const tries = results.map((score, i) => tried(`p${i}`, score ? 'solved' : 'failed', noon(0) + i, of(2 + i)));
  const told = standings(tries, 'toy-battle');
  results.forEach((score, i) => {
    ({ mu, phi, sigma } = reference(mu, phi, sigma, (puzzleRating(2 + i) - UNRATED.rating) / unit, 80 / unit, score));
    expect(told[i]!.rating).toBeCloseTo(UNRATED.rating + unit * mu, 3);
    expect(told[i]!.deviation).toBeCloseTo(unit * phi, 3);
    expect(told[i]!.volatility).toBeCloseTo(sigma, 6);
  });
});

test('only the first result of a published puzzle counts, without help and outside runs', () => {
  const tries = [
    tried('a', 'solved', 1, of(3)),
    tried('a', 'solved', 2, { ...of(3), first: false }),
    tried('b', 'assisted', 3, of(3)),
    tried('c', 'failed', 4, { ...of(3), run: 'timed:1' }),
    tried('f', 'failed', 4, { ...of(3), run: 'streak:1' }),
    tried('own', 'failed', 5),
    tried('s', 'solved', 6, { ...of(3), of: 'step' }),
    tried('x', 'solved', 7, { ...of(3), game: 'tash-kalar' }),
    tried('d', 'failed', 8, of(3)),
  ];
  expect(rated(tries, 'toy-battle').map(({ id }) => id)).toEqual(['a', 'd']);
});

test('it settles at the level of the puzzles that are solved every other time', () => {
  const tries = Array.from({ length: 60 }, (_, i) => tried(`p${i}`, i % 2 ? 'solved' : 'failed', noon(0) + i, of(6)));
  const { rating } = standingOf(tries, 'toy-battle');
  expect(Math.abs(rating - puzzleRating(6))).toBeLessThan(60);
});

test('it is provisional at first, and grows less sure while nothing is solved', () => {
  expect(isProvisional(UNRATED)).toBe(true);
  const some = Array.from({ length: 20 }, (_, i) => tried(`p${i}`, i % 2 ? 'solved' : 'failed', noon(0) + i, of(3)));
  const sure = standingOf(some, 'toy-battle');
  expect(isProvisional(sure)).toBe(false);
  const [soon, late] = [1, 300].map((days) =>
    standingOf([...some, tried('z', 'solved', noon(0) + days * DAY, of(3))], 'toy-battle'),
  );
  expect(late!.deviation).toBeGreaterThan(soon!.deviation);
});

describe('the next puzzle for a rating', () => {
  const entries = [entry('a', 2), entry('b', 4), entry('c', 4, 'cut'), entry('d', 9)];

  test('is the nearest one nobody has tried', () => {
    expect(nextForRating(entries, [], 1000, 0)).toBe('a');
    expect(nextForRating(entries, [tried('a', 'solved', 1)], 1000, 0)).toMatch(/[bc]/);
    expect(nextForRating(entries, [], 2400, 0)).toBe('d');
  });

  test('is of another kind than the last, if there is one', () => {
    const solved = [tried('d', 'solved', 1), tried('a', 'solved', 2)];
    for (const random of [0, 0.5, 0.99]) expect(nextForRating(entries, solved, 1400, random)).toBe('c');
  });

  test('is the one longest ago when all were tried', () => {
    const all = ['c', 'b', 'a', 'd'].map((id, i) => tried(id, 'solved', i));
    expect(nextForRating(entries, [...all, tried('c', 'solved', 9)], 1000, 0)).toBe('b');
    expect(nextForRating([], [], 1000, 0)).toBeNull();
  });
});

test('a puzzle that some visitor made counts for no rating', () => {
  const solved = tried('tb-own-0000001', 'solved', noon(0), { difficulty: 9, link: '#p=x' });
  expect(rated([solved], 'toy-battle')).toEqual([]);
  expect(rated([{ ...solved, link: undefined }], 'toy-battle')).toHaveLength(1);
});
