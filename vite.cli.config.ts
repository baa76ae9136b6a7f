import { defineConfig } from 'vite';

/** The command line as one program for Node, beside the engines it loads. */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'workers/cli/main.ts', outDir: 'build/cli', emptyOutDir: true, target: 'node20' },
});
