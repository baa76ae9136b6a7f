import { afterEach, expect, test, vi } from 'vitest';
import { Evaluator, type Searcher } from '../../../site/lib/analyse/evaluator.svelte';
import type { Findings } from '../../../site/lib/analyse/findings';
import { fetchKnown, withKnown, type Known } from '../../../site/lib/analyse/known';
import type { Shelf } from '../../../site/lib/analyse/shelf';
import { storedForm } from '../../../site/lib/analyse/stored-findings';
import { merge, NO_VALUES } from '../../../site/lib/analyse/values';
import type { MoveValue } from '../../../workers/analysis/contract';
import type { View } from '../../../workers/contract';

const value = (visits: number): MoveValue => ({
  action: 'draw',
  picks: [],
  certainty: 'estimated',
  chance: 0.5,
  chances: [0.5, 0.5],
  error: 0.01,
  visits,
  line: ['draw'],
});
const findings = (visits: number, done: Findings['done']): Findings => ({
  values: merge(NO_VALUES, [value(visits)]),
  done,
});

const view = { notation: 'x' } as View;
const known: Known = { view, findings: findings(500, { best: 1000, sweep: 20 }) };
const file = { engine: 'one.wasm', view, found: storedForm(known.findings) };
const wish = { decision: true, viewer: 0, moves: 2, values: true, holding: false, lines: true };

function searcher(search = vi.fn(async () => {})): Searcher & { search: typeof search } {
  return {
    look: async () => [value(0)],
    search,
    solve: async () => {},
    holding: async () => {},
    cancel: async () => {},
  };
}

/** A first visit, on which the engine is asked about a position. */
function visit(notation: string) {
  const engine = searcher();
  const shelf = withKnown(null, async () => known);
  const evaluator = new Evaluator(engine, { sweep: 10, lines: 1000 }, Promise.resolve(shelf));
  evaluator.attend({ ...wish, notation });
  return { engine, evaluator };
}

afterEach(() => vi.unstubAllGlobals());

test('what is known beforehand is shown and not searched for', async () => {
  const { engine, evaluator } = visit('x');
  await vi.waitFor(() => expect(evaluator.valuesOf('x').get('draw')?.visits).toBe(500), { timeout: 60_000 });
  await vi.waitFor(() => expect(evaluator.working).toBe(null), { timeout: 60_000 });
  expect(engine.search).not.toHaveBeenCalled();
});

test('of another position nothing is known, and it is searched', async () => {
  const { engine } = visit('y');
  await vi.waitFor(() => expect(engine.search).toHaveBeenCalledTimes(2), { timeout: 60_000 });
});

test('what the visitor found out with more work stands before it', async () => {
  const kept: Shelf = { take: async () => findings(9000, { best: 9000, sweep: 0 }), put: async () => {} };
  const found = await withKnown(kept, async () => known).take('x');
  expect(found?.values.get('draw')?.visits).toBe(9000);
  expect(found?.done).toEqual({ best: 9000, sweep: 20 });
});

test.each([
  ['of this engine', JSON.stringify(file), 'one.wasm', known],
  ['of another engine', JSON.stringify(file), 'two.wasm', null],
  ['of another shape', JSON.stringify({ ...file, found: { moves: [{}], done: {} } }), 'one.wasm', null],
  ['of a game whose first position nobody decides in', 'null', 'one.wasm', null],
  ['that is none', '<!doctype html>', 'one.wasm', null],
])('a file %s', async (_, text, engine, expected) => {
  vi.stubGlobal('fetch', async () => new Response(text));
  expect(await fetchKnown('codex', engine)).toEqual(expected);
});
