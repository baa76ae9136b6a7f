import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = readFileSync(
  new URL('../../../../site/lib/games/conquest/odds/OddsPage.svelte', import.meta.url),
  'utf8',
);

it('links its rules by what they are about, not by their numbers', () => {
  expect(source.match(/\['CQ-[A-Z]+-\d+', m\.cq_odds_rule_\w+\]/g)).toHaveLength(5);
  expect(source).not.toMatch(/<a [^>]*>\{rule\}/);
});
