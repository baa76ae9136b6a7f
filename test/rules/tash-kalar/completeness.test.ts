import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../../assembly/games/tash-kalar/data/rules.json' with { type: 'json' };

const folder = new URL('.', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && !import.meta.url.endsWith(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const idsIn = (text: string): string[] => text.match(/TS-[A-Z]+-\d+/g) ?? [];
const found = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].flatMap((hit) => idsIn(hit[1]!)));

/** What a test is called by: the title of one, the id of a case, the first cell of a row. */
const tested = [
  ...found(/(?:test|describe)(?:\.each\([^()]*\))?\(\s*['"`]([^:'"`]*):/g),
  ...found(/^rule\(\s*'([^']+)'/gm),
  ...found(/^row\(\s*\d+,\s*'([^']+)'/gm),
  ...found(/\brule: '([^']+)'/g),
  ...found(/^\s*\['(TS-[^']+)',/gm),
];

/** Rules of the boxed game's other modes, of its expansions and of its draft. */
const NOT_YET = [
  ...['TS-MODE-4', 'TS-DRAFT-1'],
  ...Object.entries({ MELEE: 6, TEAM: 4, EVER: 4, NETH: 4, ETHER: 4 }).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, i) => `TS-${area}-${i + 1}`),
  ),
];

test('every rule has a test, or is listed as one that is not played yet', () => {
  expect(rules).toHaveLength(174);
  expect(rules.map(({ id }) => id).filter((id) => !tested.includes(id) && !NOT_YET.includes(id))).toEqual([]);
});

test('the rules not played yet are those marked so in the data, and none of them has a test', () => {
  const later = rules.filter((rule) => 'scope' in rule && rule.scope === 'later').map(({ id }) => id);
  expect(NOT_YET).toHaveLength(24);
  expect([...NOT_YET].sort()).toEqual(later.sort());
  expect(tested.filter((id) => NOT_YET.includes(id))).toEqual([]);
});

test('every test names a rule that exists', () => {
  const ids = rules.map(({ id }) => id);
  expect(sources.flatMap(idsIn).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every row of the refusal table has a test', () => {
  const rows = new Set(sources.flatMap((text) => [...text.matchAll(/^row\(\s*(\d+),/gm)].map((hit) => Number(hit[1]))));
  expect([...rows].sort((a, b) => a - b)).toEqual(Array.from({ length: 47 }, (_, i) => i + 1));
});
