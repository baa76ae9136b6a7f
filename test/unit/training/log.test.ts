import { expect, test } from 'vitest';
import { absorb } from '../../../site/lib/progress/absorb';
import { memoryBackend } from '../../../site/lib/progress/backend';
import { Ledger } from '../../../site/lib/progress/ledger';
import { readFile, writeFile } from '../../../site/lib/progress/transfer';
import { triesOf } from '../../../site/lib/training/log';

async function ledger(now: () => number = () => 5) {
  const made = new Ledger(now);
  await made.open(async () => memoryBackend());
  return made;
}

test('every try is a line of the log, also two in one moment', async () => {
  const made = await ledger();
  await made.recordPuzzle('toy-battle', 'p', 'failed', { difficulty: 4 });
  await made.recordPuzzle('toy-battle', 'p', 'solved', { difficulty: 4, run: 'timed:5' });
  await made.recordStep('toy-battle', 's', 'assisted');
  expect(triesOf(made.state.snapshot)).toEqual([
    { game: 'toy-battle', id: 'p', of: 'puzzle', result: 'failed', at: 5, difficulty: 4, first: true },
    { game: 'toy-battle', id: 's', of: 'step', result: 'assisted', at: 5, first: true },
    { game: 'toy-battle', id: 'p', of: 'puzzle', result: 'solved', at: 6, difficulty: 4, run: 'timed:5', first: false },
  ]);
});

test('a file of an older version tells what it knows: the last try, and whether it was the first', async () => {
  const record = { key: 'g/a', game: 'g', id: 'a', best: 'solved', latest: 'failed', attempts: 1, first: 3, last: 3 };
  const puzzles = [record, { ...record, key: 'g/b', id: 'b', attempts: 2, last: 9 }];
  const steps = [{ key: 'g/s', game: 'g', id: 's', best: 'solved', first: 1, last: 2 }];
  const read = readFile(JSON.stringify({ format: 'sandtable-progress', version: 2, puzzles, steps }));
  if (!read.ok) throw new Error(read.error.problem);
  const made = await ledger(() => 20);
  await absorb(made, read.batch);
  const brief = () => triesOf(made.state.snapshot).map(({ id, at, first, result }) => ({ id, at, first, result }));
  expect(brief()).toEqual([
    { id: 's', at: 2, first: true, result: 'solved' },
    { id: 'a', at: 3, first: true, result: 'failed' },
    { id: 'b', at: 9, first: false, result: 'failed' },
  ]);
  await made.recordPuzzle('g', 'a', 'solved');
  expect(brief().at(-1)).toEqual({ id: 'a', at: 20, first: false, result: 'solved' });
});

test('logs of two devices come together the same way in any order, any number of times', async () => {
  const [one, two] = [await ledger(() => 5), await ledger(() => 7)];
  await one.recordPuzzle('g', 'a', 'failed');
  await two.recordPuzzle('g', 'a', 'solved');
  await two.recordPuzzle('g', 'b', 'assisted');
  const files = [one, two].map(({ state }) => {
    const read = readFile(writeFile(state.snapshot, new Date(0)));
    if (!read.ok) throw new Error(read.error.problem);
    return read.batch;
  });
  const merged = async (order: number[]) => {
    const to = await ledger();
    for (const i of order) await absorb(to, files[i]!);
    return triesOf(to.state.snapshot);
  };
  const once = await merged([0, 1]);
  expect(once.map(({ id, first }) => [id, first])).toEqual([
    ['a', true],
    ['a', false],
    ['b', true],
  ]);
  expect(await merged([1, 0])).toEqual(once);
  expect(await merged([0, 1, 1, 0])).toEqual(once);
});

test('lines whose key is not theirs are left out', () => {
  const good = { key: 'g/a@5', game: 'g', id: 'a', of: 'puzzle', result: 'failed', at: 5, difficulty: 3 };
  const attempts = [
    good,
    { ...good, at: 6 },
    { ...good, of: 'nap' },
    { ...good, difficulty: 11 },
    { ...good, run: '' },
  ];
  const read = readFile(JSON.stringify({ format: 'sandtable-progress', version: 3, attempts }));
  if (!read.ok) throw new Error(read.error.problem);
  expect(read.records).toBe(1);
  expect(read.skipped.map(({ where }) => where)).toEqual([
    'attempts[1].key',
    'attempts[2].of',
    'attempts[3].difficulty',
    'attempts[4].run',
  ]);
});
