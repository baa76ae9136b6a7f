import { defineConfig } from 'vite';
import { jsonParts } from './tools/json-parts.mjs';

/** The command line as one program for Node, beside the engines it loads. */
export default defineConfig({
  publicDir: false,
  plugins: [jsonParts()],
  build: { ssr: 'workers/cli/main.ts', outDir: 'build/cli', emptyOutDir: true, target: 'node20' },
});
