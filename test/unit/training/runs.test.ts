import { describe, expect, test } from 'vitest';
import { clockText } from '../../../site/lib/training/clock-text';
import { bestOf, nextInRun, runKey, runsOf } from '../../../site/lib/training/runs';
import { entry, tried } from './support';

const timed = { run: runKey('timed', 100) };
const streak = { run: runKey('streak', 200) };

test('runs are read off the log; what was solved with help counts for neither side', () => {
  const tries = [
    tried('a', 'solved', 101, timed),
    tried('b', 'failed', 102, timed),
    tried('c', 'assisted', 103, timed),
    tried('free', 'solved', 104),
    tried('d', 'solved', 201, streak),
    tried('odd', 'solved', 300, { run: 'marathon:1' }),
    tried('odd', 'solved', 300, { run: 'timed:soon' }),
    tried('e', 'solved', 400, { ...timed, game: 'tash-kalar' }),
  ];
  expect(runsOf(tries)).toEqual([
    { game: 'toy-battle', kind: 'timed', start: 100, solved: 1, failed: 1, ids: ['a', 'b', 'c'] },
    { game: 'tash-kalar', kind: 'timed', start: 100, solved: 1, failed: 0, ids: ['e'] },
    { game: 'toy-battle', kind: 'streak', start: 200, solved: 1, failed: 0, ids: ['d'] },
  ]);
  expect(bestOf(runsOf(tries), 'timed')).toBe(1);
  expect(bestOf(runsOf(tries), 'calm')).toBeNull();
});

describe('the next puzzle of a run', () => {
  const entries = [entry('a', 1), entry('b', 1), entry('c', 2), entry('d', 2), entry('e', 7)];

  test('gets harder, and no puzzle comes twice', () => {
    const had: string[] = [];
    for (let next = nextInRun(entries, [], had, 0); next !== null; next = nextInRun(entries, [], had, 0))
      had.push(next);
    expect(had).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('is one nobody has tried, else the one longest ago', () => {
    for (const random of [0, 0.99]) expect(nextInRun(entries, [tried('a', 'failed', 9)], [], random)).toBe('b');
    const both = [tried('b', 'solved', 1), tried('a', 'solved', 2)];
    expect(nextInRun(entries, both, [], 0.99)).toBe('b');
    expect(nextInRun(entries, [...both, tried('b', 'solved', 3)], [], 0)).toBe('a');
  });
});

test('the clock shows a second as long as any of it is left', () => {
  expect([180_000, 179_999, 61_000, 59_001, 1, 0].map(clockText)).toEqual([
    '3:00',
    '3:00',
    '1:01',
    '1:00',
    '0:01',
    '0:00',
  ]);
});
