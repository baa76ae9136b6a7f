import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { withOfflinePacks } from './tools/offline-packs.mjs';

const template = 'site/app.html';

/** Kit hashes the scripts it writes but not those of the template; without these the theme script would be blocked. */
const templateHashes = [...readFileSync(template, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
  ([, script]) => /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`),
);

/** Of the host, for addresses that have to be whole: pictures of links that are shared. */
const origin = process.env.SITE_ORIGIN;

const base = /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? '');

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Five characters tell a few hundred components apart, and every element of every page carries one.
    cssHash: ({ hash, css, filename }) => `s-${hash(filename ?? css).slice(0, 5)}`,
  },
  kit: {
    adapter: withOfflinePacks(adapter({ pages: 'dist', assets: 'dist', fallback: '404.html' }), 'dist'),
    files: { src: 'site', assets: 'site/static' },
    alias: { $workers: 'workers', $content: 'site/content' },
    paths: { base },
    ...(origin && { prerender: { origin } }),
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['none'],
        'script-src': ['self', 'wasm-unsafe-eval', ...templateHashes],
        // Svelte writes style attributes into prerendered HTML, which hashes cannot allow.
        'style-src': ['self', 'unsafe-inline'],
        // A picture of a board is made from its drawing in the page; no other page can name what is only here.
        'img-src': ['self', 'blob:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'base-uri': ['none'],
        'form-action': ['none'],
      },
    },
    // Registered in site/lib/offline/follow.ts, which also tells the visitor of a new version.
    serviceWorker: { register: false },
  },
};
