// npm test: from a fresh clone to one line that says how many checks passed and failed.
import './node.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallBrowser, NO_BROWSER } from './browser.mjs';
import { buildPart, parts } from './build.mjs';
import { countBySuite, sum, summaryLine } from './count.mjs';
import { install } from './install.mjs';
import { inRoot } from './paths.mjs';
import { npmRun, run } from './run.mjs';
import { step } from './step.mjs';
import { suites } from './suites.mjs';

const REPORT = 'test-results/report.json';
const PASSED = { passed: 1, failed: 0, skipped: 0 };
const FAILED = { passed: 0, failed: 1, skipped: 0 };
const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

// The site is built for a sub-path, as for a project page: what works there also works at the root of a host.
process.env.BASE_PATH ||= '/sandtable';

const results = new Map();

/** Does a piece of work and counts it under the title when it fails. Tells whether it succeeded. */
async function succeeds(title, work) {
  try {
    await work();
    return true;
  } catch {
    results.set(title, FAILED);
    return false;
  }
}

function finish() {
  const width = Math.max(...[...results.keys()].map((name) => name.length));
  console.log('');
  for (const [name, counts] of results) console.log(`${name.padEnd(width)}  ${summaryLine(counts)}`);
  const total = sum([...results.values()]);
  console.log(`\n${summaryLine(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** The browser for the end-to-end tests; without one they count as failed where a browser is a must, else as skipped. */
async function browserFor(suite) {
  const browser = await step('Find a browser', async () => {
    const path = await findOrInstallBrowser();
    if (path) return path;
    throw new Error(NO_BROWSER);
  }).catch(() => undefined);
  if (!browser) results.set(suite, process.env.CI || process.env.SANDTABLE_REQUIRE_BROWSER ? FAILED : SKIPPED);
  return browser;
}

async function runVitest(chosen, env) {
  mkdirSync(inRoot('test-results'), { recursive: true });
  rmSync(inRoot(REPORT), { force: true });
  const projects = chosen.flatMap((suite) => ['--project', suite]);
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${inRoot(REPORT)}`];
  const crashed = await run(process.execPath, [vitest, 'run', ...projects, ...reporters], { live: true, env }).then(
    () => false,
    () => true,
  );
  if (!existsSync(inRoot(REPORT))) throw new Error('Vitest ended without a report; see its output above.');

  const counts = countBySuite(JSON.parse(readFileSync(inRoot(REPORT), 'utf8')), chosen);
  for (const [suite, count] of counts) {
    const empty = count.passed + count.failed === 0;
    if (empty)
      console.log(
        `The suite "${suite}" ran no test: add some in test/${suite}, or remove it from tools/bootstrap/suites.mjs.`,
      );
    results.set(suite, empty ? { ...count, failed: 1 } : count);
  }
  // Errors outside of any test, such as a rejection nobody waited for, end Vitest with a failure but belong to no suite.
  if (crashed && sum([...counts.values()]).failed === 0) results.set('outside of tests', FAILED);
}

async function main() {
  if (!(await succeeds('install', install))) return;

  let built = true;
  for (const part of parts) built = (await succeeds(part.script, () => buildPart(part))) && built;
  if (await succeeds('types', () => step('Check types', () => npmRun('check')))) results.set('types', PASSED);

  // A site of an earlier build may still lie there; testing it would say nothing about this one.
  if (!built) results.set('e2e', FAILED);
  const browser = built ? await browserFor('e2e') : undefined;
  await runVitest(
    browser ? suites : suites.filter((suite) => suite !== 'e2e'),
    browser ? { CHROME_PATH: browser } : {},
  );
}

await main().catch((error) => {
  console.log(error);
  results.set('test runner', FAILED);
});
finish();
