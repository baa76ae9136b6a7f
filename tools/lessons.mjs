/**
 * Writes the lesson scripts of a game from its lesson data, so that positions, goals and lines have one source.
 *
 *   node tools/lessons.mjs           write site/content/toy-battle/lessons/<lesson>/script.json
 *   node tools/lessons.mjs --check   write nothing; exit 1 and name the scripts that differ from the data
 *
 * A script is the lesson without its words: the words stand beside it, one file a language.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const DATA = new URL('../assembly/games/toy-battle/data/lessons.json', import.meta.url);
const CONTENT = new URL('../site/content/toy-battle/lessons/', import.meta.url);

const withoutWords = ({ say, ...slip }) => slip;

const script = ({ id, steps }) => ({
  id,
  steps: steps.map(({ id, position, goal, line, teaches, wrong }) => ({
    id,
    position,
    goal,
    line,
    teaches,
    wrong: wrong.map(withoutWords),
  })),
});

const print = (value) => format(JSON.stringify(value), { parser: 'json', printWidth: 120 });

const { lessons } = JSON.parse(await readFile(DATA, 'utf8'));
const check = process.argv.includes('--check');
const stale = [];

for (const lesson of lessons) {
  const folder = new URL(`${lesson.id}/`, CONTENT);
  const file = new URL('script.json', folder);
  const text = await print(script(lesson));
  if (check) {
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found !== text) stale.push(fileURLToPath(file));
  } else {
    await mkdir(folder, { recursive: true });
    await writeFile(file, text);
  }
}

if (stale.length > 0) {
  console.error(`Out of date, run node tools/lessons.mjs:\n${stale.join('\n')}`);
  process.exit(1);
}
