import { expect, test, vi } from 'vitest';
import { Evaluator, GLANCED, type Searcher } from '../../../site/lib/analyse/evaluator.svelte';
import { joined, NOTHING_DONE, type Findings } from '../../../site/lib/analyse/findings';
import { readFindings, storedForm } from '../../../site/lib/analyse/stored-findings';
import type { Shelf } from '../../../site/lib/analyse/shelf';
import { merge, NO_VALUES } from '../../../site/lib/analyse/values';
import type { MoveValue, SearchJob } from '../../../workers/analysis/contract';
import { FEWEST_VISITS } from '../../../workers/analysis/merge';

const value = (visits: number, chance = 0.5): MoveValue => ({
  action: 'draw',
  picks: ['button:draw'],
  certainty: 'estimated',
  chance,
  chances: [chance, 1 - chance],
  error: 0.01,
  visits,
  line: ['draw'],
});

const findings = (visits: number, best = visits, sweep = 0): Findings => ({
  values: merge(NO_VALUES, [value(visits)]),
  done: { best, sweep },
});

/** Finds what it was asked for at once. */
function searcher(asked: SearchJob[]): Searcher {
  return {
    look: async () => [value(0)],
    search: async (job, report) => {
      asked.push(job);
      const { notation, playouts } = job;
      report({ notation, seat: 0, playouts, milliseconds: 1, moves: [value(playouts)], done: true });
    },
    solve: async () => {},
    holding: async () => {},
    cancel: async () => {},
  };
}

/** Copies what goes in and out, as a database does. */
function memoryShelf(kept = new Map<string, unknown>()): Shelf & { kept: Map<string, unknown> } {
  return {
    kept,
    take: async (notation) => readFindings(structuredClone(kept.get(notation))),
    async put(notation, found) {
      const known = readFindings(kept.get(notation));
      kept.set(notation, structuredClone(storedForm(known ? joined(known, found) : found)));
    },
  };
}

const wish = { notation: 'x', decision: true, viewer: 0, moves: 2, values: false, holding: false, lines: true };
const work = { sweep: 10, lines: 1000 };
/** Waits for it, however busy the machine is. */
const seen = (fact: () => void) => vi.waitFor(fact, { timeout: 60_000 });
const rest = (evaluator: Evaluator) => seen(() => expect(evaluator.working).toBe(null));

test('what was searched is there at the next visit, and is not searched again', async () => {
  const shelf = memoryShelf();
  const asked: SearchJob[] = [];
  const first = new Evaluator(searcher(asked), work, Promise.resolve(shelf));
  first.attend(wish);
  await seen(() => expect(shelf.kept.size).toBe(1));
  await rest(first);
  expect(asked.map(({ spread }) => spread)).toEqual(['sweep', 'best']);

  const second = new Evaluator(searcher(asked), work, Promise.resolve(shelf));
  second.attend(wish);
  await seen(() => expect(second.valuesOf('x').get('draw')?.visits).toBe(1000));
  await rest(second);
  expect(asked).toHaveLength(2);
});

test('more work than is kept is done, and takes its place', async () => {
  const shelf = memoryShelf(new Map([['x', storedForm(findings(400))]]));
  const asked: SearchJob[] = [];
  const evaluator = new Evaluator(searcher(asked), work, Promise.resolve(shelf));
  evaluator.attend(wish);
  await seen(() => expect(readFindings(shelf.kept.get('x'))!.done.best).toBe(1000));
  await rest(evaluator);
  evaluator.more();
  await seen(() => expect(asked.map(({ playouts }) => playouts)).toEqual([24, 1000, 4000]));
});

test('without a shelf, or with one that never answers, the engine works as before', async () => {
  for (const shelf of [null, Promise.resolve(null), new Promise<Shelf>(() => {})]) {
    const asked: SearchJob[] = [];
    const evaluator = new Evaluator(searcher(asked), work, shelf);
    evaluator.attend(wish);
    await seen(() => expect(asked).toHaveLength(2));
    await rest(evaluator);
    expect(evaluator.failure).toBe(null);
  }
});

test('nothing smaller takes the place of anything larger, whichever comes first', () => {
  const [small, large] = [findings(100, 100, 50), findings(400, 400, 0)];
  for (const both of [joined(small, large), joined(large, small)]) {
    expect(both.done).toEqual({ best: 400, sweep: 50 });
    expect(both.values.get('draw')!.visits).toBe(400);
  }
  expect(joined(large, { values: NO_VALUES, done: NOTHING_DONE })).toEqual(large);
});

test('what a damaged database gives back is nothing', () => {
  const good = storedForm(findings(7));
  expect(readFindings(structuredClone(good))).toEqual(findings(7));
  for (const bad of [
    null,
    7,
    {},
    { ...good, done: { best: 'x', sweep: 0 } },
    { ...good, moves: [{ ...good.moves[0], chance: 3 }] },
    { ...good, moves: [{ ...good.moves[0], picks: 'button:draw' }] },
    { ...good, moves: [null] },
  ])
    expect(readFindings(bad), JSON.stringify(bad)).toBe(null);
});

test('a glance at every move is enough for a number', () => {
  expect(GLANCED).toBeGreaterThan(FEWEST_VISITS);
});
