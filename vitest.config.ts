import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { jsonParts } from './tools/json-parts.mjs';
import { oneMessageFile } from './tools/one-message-file.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const SECOND = 1000;

/** What a test may take before it counts as stuck, however busy the machine: many times what any of them needs. */
const STUCK = 120 * SECOND;

/** One project a folder of test/. */
function suite(name: string, test: TestProjectInlineConfiguration['test'] = {}) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`test/${name}/**/*.test.ts`],
      testTimeout: STUCK,
      hookTimeout: STUCK,
      ...test,
    },
  };
}

/**
 * Files that share the modules of their worker, and so its browser, since to load those anew for each file took longer
 * than many of the tests. So none of them may leave anything changed that it imports, or depend on what an engine was asked before.
 */
const SHARED = { isolate: false };

export default defineConfig({
  // A devDependency ships uncompiled Svelte components that no test touches; the warning would open every run.
  plugins: [svelte({ experimental: { disableSvelteResolveWarnings: true } }), jsonParts(), oneMessageFile()],
  resolve: {
    alias: {
      $lib: folder('site/lib'),
      $workers: folder('workers'),
      $content: folder('site/content'),
      '$app/paths': folder('test/unit/support/app-paths.ts'),
    },
  },
  test: {
    // A run that goes on past midnight keeps its day.
    env: { SANDTABLE_DAY: process.env.SANDTABLE_DAY || new Date().toISOString().slice(0, 10) },
    // Vitest keeps one processor to itself; on a machine with two, that would leave the tests half of what is there.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      suite('unit', SHARED),
      suite('referee', SHARED),
      suite('rules', SHARED),
      suite('property'),
      suite('golden'),
      suite('content', SHARED),
      suite('differential', { testTimeout: 300 * SECOND }),
      // The browser comes last, so that no other suite slows down what it measures.
      suite('e2e', {
        ...SHARED,
        testTimeout: 180 * SECOND,
        globalSetup: 'test/e2e/support/setup.ts',
        // While one page waits for something, another one goes on.
        sequence: { groupOrder: 1, concurrent: true },
        maxConcurrency: 3,
        // What only fails on a busy machine passes then; the run names it all the same (tools/bootstrap/count.mjs).
        retry: 1,
        // A busy machine may take longer than the usual second to show what was asked for.
        expect: { poll: { timeout: 15 * SECOND } },
      }),
    ],
  },
});
