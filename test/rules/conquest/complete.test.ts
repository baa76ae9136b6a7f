import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import data from '../../../assembly/games/conquest/data/rules.json' with { type: 'json' };

it('every rule has a test of its own', () => {
  const folder = new URL('./', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const tested = sources.flatMap((source) => [...source.matchAll(/^rule\('([^']+)'/gm)].map(([, id]) => id!));
  expect([...new Set(tested)].sort()).toEqual(data.rules.map(({ id }) => id).sort());
});
