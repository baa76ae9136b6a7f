import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { jsonParts } from './tools/json-parts.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const SECOND = 1000;

/** One project a folder of test/, with the time a single test of it may take. */
function suite(name: string, seconds: number, test: TestProjectInlineConfiguration['test'] = {}) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`test/${name}/**/*.test.ts`],
      testTimeout: seconds * SECOND,
      hookTimeout: 60 * SECOND,
      ...test,
    },
  };
}

export default defineConfig({
  // A devDependency ships uncompiled Svelte components that no test touches; the warning would open every run.
  plugins: [svelte({ experimental: { disableSvelteResolveWarnings: true } }), jsonParts()],
  resolve: {
    alias: {
      $lib: folder('site/lib'),
      $workers: folder('workers'),
      $content: folder('site/content'),
      '$app/paths': folder('test/unit/support/app-paths.ts'),
    },
  },
  test: {
    // Vitest keeps one processor to itself; on a machine with two, that would leave the tests half of what is there.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      suite('unit', 30),
      suite('referee', 20),
      suite('rules', 30),
      suite('property', 60),
      suite('golden', 60),
      suite('content', 60),
      suite('differential', 300),
      // The browser comes last, so that no other suite slows down what it measures.
      suite('e2e', 180, {
        globalSetup: 'test/e2e/support/setup.ts',
        sequence: { groupOrder: 1 },
        maxConcurrency: 3,
        // A busy machine may take longer than the usual second to show what was asked for.
        expect: { poll: { timeout: 15 * SECOND } },
      }),
    ],
  },
});
