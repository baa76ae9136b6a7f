import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absorb } from '../../../site/lib/progress/absorb';
import { memoryBackend } from '../../../site/lib/progress/backend';
import { Ledger } from '../../../site/lib/progress/ledger';
import { readFile, writeFile } from '../../../site/lib/progress/transfer';

async function ledger() {
  const made = new Ledger(() => 5);
  await made.open(async () => memoryBackend());
  return made;
}

async function example() {
  const made = await ledger();
  await made.recordStep('toy-battle', 'TB-L01-1', 'solved');
  await made.recordPuzzle('toy-battle', 'P1', 'assisted');
  await made.saveWork('analyses', 'toy-battle', 'Ein Titel 標題', 'line "one"\nline two', 'k');
  await made.changeSetting('keys', { flip: ['Shift+f'] });
  return made;
}

const header = { format: 'sandtable-progress', version: 1 };
const fileOf = (members: object) => JSON.stringify({ ...header, ...members });

test('a file brings everything back on an empty device', async () => {
  const from = await example();
  const read = readFile(writeFile(from.state.snapshot, new Date(0)));
  if (!read.ok) throw new Error(read.error.problem);
  expect(read).toMatchObject({ records: 6, skipped: [] });
  const to = await ledger();
  await absorb(to, read.batch);
  expect(to.state.snapshot).toEqual(from.state.snapshot);
});

test('importing adds to what is there, and twice changes nothing more', async () => {
  const read = readFile(writeFile((await example()).state.snapshot, new Date(0)));
  if (!read.ok) throw new Error(read.error.problem);
  const to = await ledger();
  await to.recordStep('toy-battle', 'mine', 'assisted');
  await to.saveWork('analyses', 'toy-battle', 'Mine', 'another text', 'k');
  await absorb(to, read.batch);
  const once = to.state.snapshot;
  await absorb(to, read.batch);
  expect(to.state.snapshot).toEqual(once);
  expect(once.steps.size).toBe(2);
  expect([...once.analyses.values()].map((analysis) => analysis.title).sort()).toEqual(['Ein Titel 標題', 'Mine']);
});

describe('a foreign file is refused with what is wrong and where', () => {
  test.each([
    ['{"format": "sandtable-progress",\n "version": 1,\n "steps": [}', 'not-json', /JSON/, '"{\\"format'],
    ['', 'not-json', /JSON/, '""'],
    ['[1, 2]', 'not-ours', '', '[1,2]'],
    ['"text"', 'not-ours', '', '"text"'],
    ['{"format": "other"}', 'not-ours', 'format', '"other"'],
    ['{}', 'not-ours', 'format', 'undefined'],
    [JSON.stringify({ ...header, version: 0 }), 'not-ours', 'version', '0'],
    [JSON.stringify({ ...header, version: 99 }), 'newer', 'version', '99'],
    [fileOf({ puzzles: { a: 1 } }), 'not-a-list', 'puzzles', '{"a":1}'],
  ])('%s', (text, problem, where, found) => {
    const read = readFile(text);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error.problem).toBe(problem);
    if (where instanceof RegExp) expect(read.error.where).toMatch(where);
    else expect(read.error.where).toBe(where);
    expect(read.error.found.startsWith(found)).toBe(true);
  });
});

test('single bad records are named and left out', () => {
  const good = { key: 'g/a', game: 'g', id: 'a', best: 'solved', first: 1, last: 2 };
  const steps = [good, { ...good, best: 'great' }, { ...good, last: -1 }, { ...good, key: 'g/b' }, 'x'];
  const read = readFile(fileOf({ steps }));
  if (!read.ok) throw new Error(read.error.problem);
  expect(read.records).toBe(1);
  expect(read.skipped.map(({ where, found }) => `${where} ${found}`)).toEqual([
    'steps[1].best "great"',
    'steps[2].last -1',
    'steps[3].key "g/b"',
    'steps[4] "x"',
  ]);
});

describe('different works under one key', () => {
  const record = (text: string) => ({ key: 'k', game: 'toy-battle', title: text, text, created: 1, changed: 1 });
  const texts = (to: Ledger) => [...to.state.snapshot.analyses.values()].map(({ text }) => text).sort();

  test('of one file are all kept', async () => {
    const to = await ledger();
    await absorb(to, { analyses: [record('one'), record('two'), record('one'), record('three')] });
    expect(texts(to)).toEqual(['one', 'three', 'two']);
  });

  test('are kept when another tab has stored one that this one has not heard of', async () => {
    const backend = memoryBackend();
    const [to, other] = [new Ledger(() => 5), new Ledger(() => 5)];
    for (const one of [to, other]) await one.open(async () => backend);
    await other.saveWork('analyses', 'toy-battle', 'Theirs', 'theirs', 'k');
    await absorb(to, { analyses: [record('brought')] });
    expect(texts(to)).toEqual(['brought', 'theirs']);
    expect((await backend.readAll()).analyses).toHaveLength(2);
  });
});

test('dates that are none are refused', () => {
  const analysis = { key: 'k', game: 'g', title: 't', text: 'x', created: 1, changed: 1 };
  const analyses = [
    { ...analysis, changed: 8.65e15 },
    { ...analysis, created: 8.65e15 },
  ];
  const read = readFile(fileOf({ analyses: [...analyses, { ...analysis, revision: 1e300 }, analysis] }));
  if (!read.ok) throw new Error(read.error.problem);
  expect(read.records).toBe(1);
  expect(read.skipped.map(({ where }) => where)).toEqual([
    'analyses[0].changed',
    'analyses[1].created',
    'analyses[2].revision',
  ]);
});

test('an import is done in few steps, tells how far it is, and can be stopped; what is there stays', async () => {
  const steps = Array.from({ length: 1200 }, (_, i) => {
    return { key: `g/${i}`, game: 'g', id: String(i), best: 'solved', first: 1, last: 1 };
  });
  const backend = memoryBackend();
  let writes = 0;
  const to = new Ledger(() => 5);
  await to.open(async () => ({
    ...backend,
    update: (...args) => {
      writes++;
      return backend.update(...args);
    },
  }));
  const stop = new AbortController();
  const seen: number[] = [];
  const step = (done: number) => {
    seen.push(done);
    if (done > 500) stop.abort();
  };
  expect(await absorb(to, { steps }, { step, signal: stop.signal })).toBe(1000);
  expect(seen).toEqual([500, 1000]);
  expect(writes).toBe(2);
  expect((await backend.readAll()).steps).toHaveLength(1000);
  expect(to.state.snapshot.steps.size).toBe(1000);
});

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void readFile(text)));
  fc.assert(fc.property(fc.json(), (text) => void readFile(text)));
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('steps', 'puzzles', 'analyses', 'settings'), fc.jsonValue()),
      (lists) => void readFile(fileOf(lists)),
    ),
  );
});
