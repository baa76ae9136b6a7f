import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import data from '../../../assembly/games/conquest/data/rules.json' with { type: 'json' };
import refusals from '../../../site/content/conquest/refusals/en.json' with { type: 'json' };
import { UNANSWERED, UNREACHED, WITHOUT_WORDS } from '../../support/conquest-unanswered';

const folder = new URL('./', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

it('every rule has a test of its own', () => {
  const tested = sources.flatMap((source) => [...source.matchAll(/^rule\('([^']+)'/gm)].map(([, id]) => id!));
  expect([...new Set(tested)].sort()).toEqual(data.rules.map(({ id }) => id).sort());
});

it('every rule that has words for a refusal refuses something in a test, but for those that nothing can break', () => {
  const statements = sources.flatMap((source) => source.split(/;\n/)).filter((text) => /why\(|broken\(/.test(text));
  const refusing = statements.flatMap((text) => text.replace(/^\s*rule\('[^']+'/gm, '').match(/CQ-[A-Z]+-\d+/g) ?? []);
  const told = new Set(
    Object.keys(refusals)
      .map((id) => id.split('/')[0]!)
      .filter((id) => id.startsWith('CQ-')),
  );
  const missing = [...told].filter((id) => !refusing.includes(id));
  expect(missing.sort()).toEqual([...Object.keys(UNANSWERED), UNREACHED, WITHOUT_WORDS].sort());
});
