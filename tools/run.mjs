// Bundles one TypeScript entry of this project for Node and runs it: `node tools/run.mjs test/bench/bench.ts [args]`.
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { jsonParts } from './json-parts.mjs';

const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node tools/run.mjs <entry.ts> [arguments]');
  process.exit(2);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = `${root}build/run`;
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [jsonParts()],
  build: { ssr: entry, outDir, emptyOutDir: false, target: 'node20' },
});
process.argv = [process.argv[0], entry, ...args];
await import(pathToFileURL(`${outDir}/${basename(entry, '.ts')}.js`).href);
