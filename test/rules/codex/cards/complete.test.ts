import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import data from '../../../../assembly/games/codex/data/codex-cards.json' with { type: 'json' };
import { milestones } from '../../../../assembly/games/codex/data/milestones.json' with { type: 'json' };

const names = new Map([...data.cards, ...data.heroes].map(({ id, name }) => [id, name]));

it('every card and hero of the milestones has a test that begins with its name, and only one', () => {
  const folder = new URL('./', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const titles = sources.flatMap((source) =>
    [...source.matchAll(/^it\((['"])(.*?)\1, \(\) => \{$/gm)].map(([, , title]) => title!),
  );
  const untold = (id: string): boolean =>
    titles.filter((title) => title.startsWith(`${names.get(id)!}: `)).length !== 1;
  expect(milestones.flatMap(({ cards, heroes = [] }) => [...cards, ...heroes]).filter(untold)).toEqual([]);
});
