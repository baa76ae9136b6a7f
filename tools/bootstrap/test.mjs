// npm test: from a fresh clone to one line that says how many checks passed and failed.
import './node.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserTests } from './browser-tests.mjs';
import { findOrInstallBrowser, NO_BROWSER } from './browser.mjs';
import { buildPart, commandLine, engine, site } from './build.mjs';
import { countBySuite, failuresOf, sum, summaryLine, unsteadyOf } from './count.mjs';
import { install } from './install.mjs';
import { inRoot } from './paths.mjs';
import { npmRun, run } from './run.mjs';
import { step } from './step.mjs';
import { suites } from './suites.mjs';

/** The suite that needs the built site, and all others. */
const BROWSER = 'e2e';
const others = suites.filter((suite) => suite !== BROWSER);

/** The order in which results are told, whichever came first. */
const ORDER = [
  'install',
  engine.script,
  commandLine.script,
  'types',
  'layout',
  'arrows',
  'lint',
  site.script,
  ...suites,
];

/** The day by which is chosen what is too much for every run; a run that goes on past midnight keeps it. */
const DAY = (process.env.SANDTABLE_DAY ||= new Date().toISOString().slice(0, 10));

const PASSED = { passed: 1, failed: 0, skipped: 0 };
const FAILED = { passed: 0, failed: 1, skipped: 0 };
const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

// The site is built for a sub-path, as for a project page: what works there also works at the root of a host.
process.env.BASE_PATH ||= '/sandtable';

const results = new Map();
const failures = [];

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
  const place = (name) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const inOrder = [...results].sort(([a], [b]) => place(a) - place(b));
  console.log('');
  for (const [name, counts] of inOrder) console.log(`${name.padEnd(width)}  ${summaryLine(counts)}`);
  if (failures.length > 0) console.log('');
  for (const { file, test, why } of failures) console.log(`Failed: ${[file, test, why].filter(Boolean).join(': ')}`);
  const total = sum([...results.values()]);
  console.log(`\n${summaryLine(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** The browser for the end-to-end tests; without one they count as failed where a browser is a must, else as skipped. */
async function findBrowser() {
  const browser = await step('Find a browser', async () => {
    const path = await findOrInstallBrowser();
    if (path) return path;
    throw new Error(NO_BROWSER);
  }).catch(() => undefined);
  if (!browser) results.set(BROWSER, process.env.CI || process.env.SANDTABLE_REQUIRE_BROWSER ? FAILED : SKIPPED);
  return browser;
}

/** Runs suites, or those files of them, and keeps Vitest's report on them under that name. */
async function runVitest(name, chosen, { env, files = [] } = {}) {
  const file = inRoot(`test-results/${name}.json`);
  mkdirSync(inRoot('test-results'), { recursive: true });
  rmSync(file, { force: true });
  const projects = chosen.flatMap((suite) => ['--project', suite]);
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const crashed = await run(process.execPath, [vitest, 'run', ...files, ...projects, ...reporters], {
    live: true,
    env,
  }).then(
    () => false,
    () => true,
  );
  if (!existsSync(file)) throw new Error('Vitest ended without a report; see its output above.');

  const report = JSON.parse(readFileSync(file, 'utf8'));
  failures.push(...failuresOf(report));
  for (const test of unsteadyOf(report)) console.log(`Passed only when it was tried again: ${test}`);

  const counts = countBySuite(report, chosen);
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

const build = (part) => succeeds(part.script, () => buildPart(part));

/** Runs a script of package.json that finds faults without running anything, and counts it as one check. */
async function check(name, title, script) {
  if (await succeeds(name, () => step(title, () => npmRun(script)))) results.set(name, PASSED);
}

/** What needs no compiled engine. One after the other: both write what SvelteKit generates. */
async function prepare() {
  await check('types', 'Check types', 'check');
  return build(commandLine);
}

/** What only reads the sources. One after the other: each keeps a processor busy by itself. */
async function readSources() {
  await check('layout', 'Check layout', 'format:check');
  await check('arrows', 'Check arrows between files', 'arrows');
  await check('lint', 'Look for likely mistakes', 'lint');
}

async function testInBrowser() {
  const browser = await findBrowser();
  if (browser) await runVitest(BROWSER, [BROWSER], { env: { CHROME_PATH: browser }, files: browserTests(DAY) });
}

async function main() {
  if (!(await succeeds('install', install))) return;

  const [compiled, prepared] = await Promise.all([build(engine), prepare(), readSources()]);
  // The build of the site keeps one processor busy for most of its time, and no other suite looks at what it makes.
  const [built] = await Promise.all([build(site), runVitest('node', others)]);

  // A site of an earlier build may still lie there; testing it would say nothing about this one.
  if (compiled && prepared && built) await testInBrowser();
  else results.set(BROWSER, FAILED);
}

await main().catch((error) => {
  console.log(error);
  results.set('test runner', FAILED);
});
finish();
