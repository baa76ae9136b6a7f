import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import rules from '../../../assembly/games/toy-battle/data/rules.json' with { type: 'json' };

const folder = new URL('.', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && !import.meta.url.endsWith(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const ids = rules.rules.map(({ id }) => id);
const found = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map((hit) => hit[1]!));

/** Only tests that stand at the beginning of a line count, so that one put into a comment does not. */
const tested = found(/^rule(?:OfSight)?\(\s*'([^']+)'/gm);

test('every rule has a test: a rule id without one does not exist', () => {
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !tested.includes(id))).toEqual([]);
});

test('every test names a rule that exists', () => {
  expect(tested.filter((id) => !ids.includes(id))).toEqual([]);
  expect(found(/(TB-[A-Z0-9]+-\d+)/g).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every row of the refusal table has a test', () => {
  const rows = new Set(found(/^row\(\s*(\d+)/gm).map(Number));
  expect([...rows].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
});
