// npm run lighthouse [route ...]: Lighthouse's mobile marks for pages of the built site, the median of three runs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from './bootstrap/browser.mjs';
import { inRoot } from './bootstrap/paths.mjs';
import { examplePages } from './pages.mjs';
import { serve } from './serve.mjs';

const RUNS = 3;
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

/**
 * Marks of one run, 0 to 100, metrics in Lighthouse's units (ms; CLS has none), and the ids of audits that failed. With the
 * metrics stands how fast this machine was meanwhile, by Lighthouse's own benchmark: only marks at like speeds compare.
 */
async function runOnce(url, port) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const marks = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * lhr.categories[name].score)]));
  const metrics = Object.fromEntries([
    ['machine', lhr.environment.benchmarkIndex],
    ...Object.entries(METRICS).map(([id, short]) => [short, Number(lhr.audits[id].numericValue.toFixed(3))]),
  ]);
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  return { marks, metrics, failed: failed.map(({ id }) => id) };
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
      for (let run = 0; run < RUNS; run++) runs.push(await runOnce(site.url + route, port));
      results[`/${route}`] = median(runs);
      const { marks, metrics, failed } = results[`/${route}`];
      console.log(`/${route}`);
      for (const values of [marks, metrics])
        console.log(
          '  ',
          Object.entries(values)
            .map((pair) => pair.join(' '))
            .join(', '),
        );
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
