import { describe } from 'vitest';
import { weigh } from '../../tools/bytes.mjs';
import { builtPages, builtPuzzles, examplePages } from '../../tools/pages.mjs';
import { GAMES } from '../../workers/registry';
import { inTurn } from '../support/day';
import { test } from './support/test';

const kB = 1000;

/** Gzipped JavaScript of the page itself on a first visit, in bytes. */
const SCRIPT = { home: 60 * kB, lesson: 90 * kB, puzzle: 90 * kB, play: 120 * kB, analyser: 150 * kB };

/** The gzipped engine, in bytes; that of a game of many effects is larger. */
const WASM = 40 * kB;
const LARGE_WASM: Readonly<Record<string, number>> = { 'tash-kalar': 60 * kB, conquest: 60 * kB, codex: 80 * kB };

describe('weight of a first visit', () => {
  test.for(examplePages())('%s (/%s) keeps to its budget', async ([kind, route], { site, expect }) => {
    const [, game = ''] = route.split('/');
    const { script, wasm } = await weigh(await site.browser(), site.url + route);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(SCRIPT[kind]);
    expect(wasm).toBeLessThanOrEqual(LARGE_WASM[game] ?? WASM);
  });

  /** What a step is answered with comes on top: marks and numbers, an order, a set of cards to be put together. */
  const steps = builtPages().filter((page) => /^en\/.+\/learn\/.+\/\d+\/$/.test(page));
  /** The kind of a puzzle stands in its id. */
  const kinds = GAMES.flatMap(({ id: game }) => {
    const first = new Map(builtPuzzles(game).map((id) => [id.replace(/-\w+$/, ''), id]));
    return [...first.values()].map((id) => `en/${game}/puzzle/?id=${id}`);
  });

  /** The steps of this lesson bring the whole editor of sets with them. */
  const mostOf = (page: string): number => (page.includes('/TK-L11/') ? 102 : 99) * kB;

  test.for([
    ...inTurn(steps, 40).map((page) => [page, mostOf(page)] as const),
    ...inTurn(kinds, 20).map((page) => [page, 93 * kB] as const),
  ])('/%s is not much above it', async ([route, most], { site, expect }) => {
    const { script } = await weigh(await site.browser(), site.url + route);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(most);
  });
});
