import { readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const named = (...names) => names.map((name) => `test/e2e/${name}.test.ts`);

/** What most visitors do, and what any change of the scripts may break. */
const EVERY_RUN = named('budgets', 'front', 'learn');
/** The longest of the others, those of a day in a row: about as much each day. */
const LONG = [named('analyse'), named('play'), named('accessibility', 'offline', 'pages', 'puzzles')];

const MS_A_DAY = 86_400_000;
/** Of so many days each other file runs on one: numbers without a common part with what rotates within a file, so that all comes. */
const DAYS = 7;

/**
 * Files of browser tests that a run takes, as paths from the root: those above, and those of the rest whose turn it is on
 * that day (`2026-11-22`). With `SANDTABLE_ALL_TESTS` all of them.
 */
export function browserTests(day) {
  const all = readdirSync(inRoot('test/e2e'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/e2e/${file.replaceAll('\\', '/')}`)
    .sort();
  if (process.env.SANDTABLE_ALL_TESTS) return all;
  const turn = Date.parse(day) / MS_A_DAY;
  const others = all.filter((file) => !EVERY_RUN.includes(file) && !LONG.flat().includes(file));
  const todays = [...EVERY_RUN, ...LONG[turn % LONG.length], ...others.filter((_, i) => (i + turn) % DAYS === 0)];
  return all.filter((file) => todays.includes(file));
}
