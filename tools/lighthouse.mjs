/*
 * npm run lighthouse [route ...]: Lighthouse's mobile marks for pages of the built site, the median of three runs.
 *
 * Lighthouse slows a page down by a constant factor, 4 unless told, meant for a machine that is as fast as a desktop of the
 * upper class; on another it asks for calibration (its page on throttling). So the factor is set anew before every run, such
 * that the phone it stands for is the same on every machine and under any load. SLOWDOWN=4 asks for the constant factor.
 *
 * Below the marks stand the blocking time by processor time, and the mark for performance with it: on a machine of few cores
 * Lighthouse's own blocking time says more of what else runs there than of the page (see blocking.mjs).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium } from 'playwright-core';
import { markWith, workBlocking } from './blocking.mjs';
import { findBrowser, NO_BROWSER } from './bootstrap/browser.mjs';
import { inRoot } from './bootstrap/paths.mjs';
import { examplePages } from './pages.mjs';
import { serve } from './serve.mjs';

const RUNS = 3;
/** Benchmark index of the phone: 4 times slower than the middle, 1750, of Lighthouse's upper class of desktops, 1500 to 2000. */
const PHONE = 1750 / 4;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
};

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** How much slower than this machine at this moment the phone is; 1 if it is not. */
async function slowdown(browser) {
  if (process.env.SLOWDOWN) return Number(process.env.SLOWDOWN);
  const page = await browser.newPage();
  const index = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
  await page.close();
  return Math.max(1, Number((index / PHONE).toFixed(2)));
}

/**
 * Marks of one run, 0 to 100, metrics in Lighthouse's units (ms; CLS has none), what they would be by processor time, and the
 * ids of audits that failed. With the metrics stand how fast this machine was meanwhile, by Lighthouse's own benchmark, and by
 * how much it was slowed down.
 */
async function runOnce(url, port, cpuSlowdownMultiplier) {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
  const { lhr, artifacts } = await lighthouse(url, {
    ...flags,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
  });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const marks = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * lhr.categories[name].score)]));
  const metrics = Object.fromEntries([
    ['machine', lhr.environment.benchmarkIndex],
    ['slowdown', cpuSlowdownMultiplier],
    ...Object.entries(METRICS).map(([id, short]) => [short, Number(lhr.audits[id].numericValue.toFixed(3))]),
  ]);
  const blocking = workBlocking(artifacts.Trace, cpuSlowdownMultiplier);
  const work = { performance: markWith(lhr, blocking), TBT: Math.round(blocking) };
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  return { marks, metrics, work, failed: failed.map(({ id }) => id) };
}

/** The run in the middle by performance: its numbers belong together, unlike medians taken one by one. */
const median = (runs) =>
  runs.toSorted((a, b) => a.marks.performance - b.marks.performance)[Math.floor(runs.length / 2)];

async function main(wanted) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const routes = wanted.length ? wanted : examplePages().map(([, page]) => page);
  const site = await serve();
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const results = {};
  try {
    for (const route of routes) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await runOnce(site.url + route, port, await slowdown(browser)));
      results[`/${route}`] = median(runs);
      const { marks, metrics, work, failed } = results[`/${route}`];
      const line = (values) =>
        Object.entries(values)
          .map((pair) => pair.join(' '))
          .join(', ');
      console.log(`/${route}`);
      for (const text of [line(marks), line(metrics), `by processor time: ${line(work)}`]) console.log('  ', text);
      if (failed.length) console.log('   failed audits:', failed.join(', '));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  mkdirSync(inRoot('build'), { recursive: true });
  writeFileSync(inRoot('build/lighthouse.json'), `${JSON.stringify(results, null, 2)}\n`);
}

await main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
