// npm run bytes [route ...]: what a visitor's first look at a page costs: the files Chromium really loads, gzipped.
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from './bootstrap/browser.mjs';
import { examplePages } from './pages.mjs';
import { serve } from './serve.mjs';

/**
 * @typedef {object} Weight bytes, gzipped, each file once
 * @property {number} script JavaScript of the page itself
 * @property {number} worker JavaScript of its workers
 * @property {number} wasm WebAssembly
 * @property {number} total everything, HTML, styles, fonts and data included
 */

/** The kind of a request. Modules that a worker imports come with the worker as their destination or their referrer. */
async function kindOf(request, workers) {
  if (request.url().endsWith('.wasm')) return 'wasm';
  const { 'sec-fetch-dest': destination, referer } = await request.allHeaders();
  if (request.resourceType() !== 'script') return undefined;
  if (destination !== 'worker' && !workers.has(referer)) return 'script';
  workers.add(request.url());
  return 'worker';
}

/** Measured apart, since Chromium does not tell how much a worker's own script took. */
async function gzippedSize(url) {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}

/**
 * Opens an address as a new visitor without a service worker, whose precaching is no part of a page's own weight.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Weight>}
 */
export async function weigh(browser, url) {
  const context = await browser.newContext();
  await context.addInitScript('delete Navigator.prototype.serviceWorker');
  /** @type {import('playwright-core').Request[]} */
  const requests = [];
  context.on('requestfinished', (request) => requests.push(request));
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });

  const weight = { script: 0, worker: 0, wasm: 0, total: 0 };
  const workers = new Set();
  const seen = new Set();
  for (const request of requests.filter((each) => each.url().startsWith('http'))) {
    if (seen.has(request.url())) continue;
    seen.add(request.url());
    const size = await gzippedSize(request.url());
    const kind = await kindOf(request, workers);
    weight.total += size;
    if (kind) weight[kind] += size;
  }
  await context.close();
  return weight;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

async function main(wanted) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const site = await serve();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    console.log(
      'Gzipped, first visit'.padEnd(40),
      ...['script', 'worker', 'wasm', 'total'].map((name) => name.padStart(10)),
    );
    for (const route of wanted.length ? wanted : examplePages().map(([, page]) => page)) {
      const { script, worker, wasm, total } = await weigh(browser, site.url + route);
      console.log(`/${route}`.padEnd(40), ...[script, worker, wasm, total].map(kilobytes));
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
