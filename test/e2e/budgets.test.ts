import { describe } from 'vitest';
import { weigh } from '../../tools/bytes.mjs';
import { examplePages } from '../../tools/pages.mjs';
import { test } from './support/test';

const kB = 1000;

/** Gzipped JavaScript of the page itself on a first visit, in bytes. */
const SCRIPT = { home: 60 * kB, lesson: 90 * kB, puzzle: 90 * kB, play: 120 * kB, analyser: 150 * kB };

/** The gzipped engine, in bytes; that of a game of many effects is larger. */
const WASM = 40 * kB;
const LARGE_WASM: Readonly<Record<string, number>> = { 'tash-kalar': 60 * kB };

describe('weight of a first visit', () => {
  test.for(examplePages())('%s (/%s) keeps to its budget', async ([kind, route], { site, expect }) => {
    const [, game = ''] = route.split('/');
    const { script, wasm } = await weigh(await site.browser(), site.url + route);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(SCRIPT[kind]);
    expect(wasm).toBeLessThanOrEqual(LARGE_WASM[game] ?? WASM);
  });
});
