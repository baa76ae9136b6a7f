import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import ids from '../../../assembly/games/codex/data/rule-ids.json' with { type: 'json' };

/** What no card of the milestones shows: tolls, the future, time runes, stashing, silence, lost levels, what cannot be destroyed. */
const WITHOUT_CARDS = [
  'CX-ZONE-6',
  'CX-HERO-15',
  'CX-ATK-9',
  'CX-EFF-6',
  'CX-TGT-6',
  'CX-KW-3',
  'CX-KW-23',
  'CX-KW-24',
  'CX-KW-27',
  'CX-KW-28',
  'CX-KW-29',
  'CX-KW-32',
  'CX-KW-34',
];

it('every rule that a card of the milestones can show has a test of its own', () => {
  const folder = new URL('./', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const tested = sources.flatMap((source) => [...source.matchAll(/^rule\('([^']+)'/gm)].map(([, id]) => id!));
  expect([...new Set(tested)].sort()).toEqual(ids.filter((id) => !WITHOUT_CARDS.includes(id)).sort());
});
