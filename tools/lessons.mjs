/**
 * Writes the lesson scripts of every game from its lesson data, so that positions, goals and lines have one source.
 *
 *   node tools/lessons.mjs           write site/content/<game>/lessons/<lesson>/script.json
 *   node tools/lessons.mjs --check   write nothing; exit 1 and name the scripts that differ from the data
 *
 * A script is the lesson without its words: the words stand beside it, one file a language.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const GAMES = new URL('../assembly/games/', import.meta.url);

const withoutWords = ({ say, ...slip }) => slip;

/** JSON leaves out what a step does not have. */
const script = ({ id, steps }) => ({
  id,
  steps: steps.map(({ id, position, before, goal, after, lost, line, teaches, wrong }) => ({
    id,
    position,
    before,
    goal,
    after,
    lost,
    line,
    teaches,
    wrong: wrong.map(withoutWords),
  })),
});

const print = (value) => format(JSON.stringify(value), { parser: 'json', printWidth: 120 });

/** The lessons of a game; none while it has no lesson data. */
const lessonsOf = (game) =>
  readFile(new URL(`${game}/data/lessons.json`, GAMES), 'utf8').then(
    (text) => JSON.parse(text).lessons,
    () => [],
  );

const check = process.argv.includes('--check');
const stale = [];

for (const game of await readdir(GAMES)) {
  const content = new URL(`../site/content/${game}/lessons/`, import.meta.url);
  for (const lesson of await lessonsOf(game)) {
    const folder = new URL(`${lesson.id}/`, content);
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
}

if (stale.length > 0) {
  console.error(`Out of date, run node tools/lessons.mjs:\n${stale.join('\n')}`);
  process.exit(1);
}
