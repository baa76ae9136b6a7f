// Writes the engine's tables from each game's data: `node tools/tables.mjs [--check]`. What only one game has is made
// by tools/tables/<game>.mjs, which exports the text of the game's tables, and further texts by file name as `files`.
// The output is committed so that the engine can be read without running anything; a test runs --check.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { gameFolder } from './tables/data.mjs';
import { ruleIds, ruleNumbers } from './tables/rule-numbers.mjs';

const games = readdirSync(gameFolder('.'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const stale = [];
for (const game of games) {
  const { tables, files = {} } = await import(`./tables/${game}.mjs`);
  for (const [name, text] of [
    ['tables.ts', tables],
    ['rule-numbers.ts', ruleNumbers(game)],
    ['data/rule-ids.json', ruleIds(game)],
    ...Object.entries(files),
  ]) {
    const file = new URL(name, gameFolder(game));
    if (read(file) !== text) stale.push({ file, text, title: `${game}/${name}` });
  }
}

if (!process.argv.includes('--check')) for (const { file, text } of stale) writeFileSync(file, text);
else if (stale.length) {
  console.error(`out of date: ${stale.map(({ title }) => title).join(', ')}; run node tools/tables.mjs`);
  process.exit(1);
}
