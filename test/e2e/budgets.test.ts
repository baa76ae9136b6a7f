import { describe } from 'vitest';
import { weigh } from '../../tools/bytes.mjs';
import { examplePages } from '../../tools/pages.mjs';
import { test } from './support/test';

const kB = 1000;

/** Gzipped JavaScript of the page itself on a first visit, in bytes. */
const SCRIPT = { home: 60 * kB, lesson: 90 * kB, puzzle: 90 * kB, analyser: 150 * kB };

/** Where a game is still above that: what it must not grow beyond. The heaviest lesson holds the set editor. */
const ABOVE: Record<string, number> = { 'lesson token-battle': 98 * kB, 'puzzle token-battle': 93 * kB };

/** The gzipped engine, in bytes. */
const WASM = 40 * kB;

describe('weight of a first visit', () => {
  test.for(examplePages())('%s (/%s) keeps to its budget', async ([kind, route], { site, expect }) => {
    const { script, wasm } = await weigh(await site.browser(), site.url + route);
    expect(script).toBeGreaterThan(0);
    const game = route.split('/')[1];
    expect(script).toBeLessThanOrEqual(ABOVE[`${kind} ${game}`] ?? SCRIPT[kind]);
    expect(wasm).toBeLessThanOrEqual(WASM);
  });
});
