import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import ids from '../../../assembly/games/codex/data/rule-ids.json' with { type: 'json' };

/** Why a rule cannot be tested: neither the engine nor the referee has the cards that show it yet. */
const WITHOUT_CARDS: Readonly<Record<string, string>> = {
  'CX-ZONE-6': 'no card of the milestones goes to the future or is held; the first are Jail and Plasmodium',
  'CX-HERO-15': 'no card of the milestones takes levels; the first is Nether Drain',
  'CX-ATK-9': 'no card of the milestones asks a toll; the first is Setsuki Hiruki',
  'CX-TGT-6': 'in no ability of the milestones the other player chooses a target; the first is Orpal Gloor',
  'CX-KW-23': 'nothing of the milestones fades; the first is Fading Argonaut',
  'CX-KW-24': 'nothing of the milestones is forecast; the first is Plasmodium',
  'CX-KW-29': 'nobody of the milestones has a stash; the first is Bigby Hayes',
};

it('every rule that a card can show has a test of its own', () => {
  const folder = new URL('./', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const tested = sources.flatMap((source) => [...source.matchAll(/^rule\('([^']+)'/gm)].map(([, id]) => id!));
  expect([...new Set(tested)].sort()).toEqual(ids.filter((id) => !(id in WITHOUT_CARDS)).sort());
});
