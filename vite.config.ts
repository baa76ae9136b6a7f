import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/chunk-groups.mjs';
import { compileHints } from './tools/compile-hints.mjs';
import { inlined } from './tools/inlined.mjs';
import { jsonParts } from './tools/json-parts.mjs';
import { localeChunks } from './tools/locale-chunks.mjs';
import { namedMembers } from './tools/named-members.mjs';
import { onlyGames, partsOfSite, registeredGames } from './tools/registered.mjs';
import { shortPreloads } from './tools/short-preloads.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './site/lib/paraglide',
      // The locale is a route parameter; site/lib/i18n tells the runtime which one it is.
      strategy: ['globalVariable', 'baseLocale'],
      isServer: 'import.meta.env.SSR',
    }),
    localeChunks({
      sources: folder('site/messages'),
      outdir: folder('site/lib/paraglide'),
      base: 'en',
      locales: ['zh-Hant', 'zh-Hans', 'pl'],
      holds: partsOfSite(folder('.')),
    }),
    onlyGames(registeredGames(folder('.'))),
    jsonParts({ pages: true }),
    namedMembers(),
    shortPreloads(),
    inlined(),
    compileHints(),
    sveltekit(),
  ],
  // Plain module workers: they import, so they cannot be classic scripts.
  worker: { format: 'es', plugins: () => [jsonParts()] },
  build: {
    // A data: URL would break the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What a chunk of its own may leave behind, an entry may have to export.
          preserveEntrySignatures: 'allow-extension',
          // All of Svelte is exported by one file; what a page does not use of it shall not come along, as if it had to run.
          treeshake: {
            moduleSideEffects: [
              { test: /\/svelte\/src\/(?!internal\/(?:disclose-version|flags))/, sideEffects: false },
            ],
          },
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
  server: {
    fs: {
      // In development everything outside site/ answers 403 unless it is named here.
      allow: ['site', 'workers', 'assembly', 'build', '.svelte-kit', 'node_modules'],
    },
  },
});
