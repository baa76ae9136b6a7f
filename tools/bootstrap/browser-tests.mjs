import { readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** What every visitor does or must be able to do, and what nothing may break. */
const EVERY_RUN = new Set(
  ['accessibility', 'analyse', 'budgets', 'front', 'learn', 'offline', 'pages', 'play', 'puzzles'].map(
    (name) => `test/e2e/${name}.test.ts`,
  ),
);
const MS_A_DAY = 86_400_000;
/** Each of the rest runs on two days of seven: what rotates within a file by smaller numbers still comes to all. */
const [TURNS, DAYS] = [2, 7];

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
  const others = all.filter((file) => !EVERY_RUN.has(file));
  const todays = others.filter((_, i) => (i + turn) % DAYS < TURNS);
  return all.filter((file) => EVERY_RUN.has(file) || todays.includes(file));
}
