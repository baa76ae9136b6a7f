/**
 * What the site needs without a network, in a few packs: files that are fetched together, zipped together, and unpacked
 * by the service worker (site/lib/offline/pack.ts). A pack is named by its content, so that an update fetches only what
 * it changed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { inRoot } from './bootstrap/paths.mjs';

const zip = promisify(gzip);

/** Where packs lie below the site's base, with a list of them for each version. */
const FOLDER = '_app/offline';

const TYPES = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Of no use without a network: what asks for a newer site, and pictures that other sites show of links to this one. Some
 * hosts serve no names that begin with a dot.
 */
const LEFT_OUT = /(^|\/)\.|^service-worker\.js$|^share\/|^_app\/(version\.json$|offline\/)/;

/**
 * Pages below a section (each step of a lesson) are many and alike: offline they are rendered from 404.html, whose
 * scripts and data are packed. Pages above are packed as they stand.
 */
const MAX_FOLDERS = 3;
const isDeepPage = (file) => file.endsWith('.html') && file.split('/').length - 1 > MAX_FOLDERS;

/** Kit's scripts: each names others by their hashes, so they change together. */
const SCRIPT = /^_app\/immutable\/(?!assets\/).*\.js$/;

const BASE_LANGUAGE = 'en';

/**
 * Which pack a file belongs to.
 *
 * @param {string} file below the site's base
 * @param {{ games: readonly string[], languages: readonly string[], source?: string }} known source: the module that a
 *   script was made of
 * @returns {{ game?: string, language?: string } | null} null for what is not packed
 */
export function packOf(file, { games, languages, source = '' }) {
  if (LEFT_OUT.test(file) || isDeepPage(file)) return null;
  const name = (list, text) => list.find((one) => text.split(/[./]/).includes(one));
  // Scripts in the base language are also what others fall back to.
  if (SCRIPT.test(file)) {
    const language = name(languages, source);
    return language === BASE_LANGUAGE ? {} : { language };
  }
  const language = name(languages, file);
  return file.endsWith('.html') ? { language } : { game: name(games, file), language };
}

const asPath = (file) => file.replace(/(^|\/)index\.html$/, '$1');

/** The bytes of a pack: the length of a list, the list of paths, types and lengths, and the files one behind the other. */
export function packed(files) {
  const list = files.map(({ file, bytes }) => {
    const type = TYPES[extname(file)];
    if (!type) throw new Error(`${file}: tools/offline-packs.mjs knows no content type for it`);
    return [asPath(file), type, bytes.length];
  });
  const head = Buffer.from(JSON.stringify(list));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...files.map(({ bytes }) => bytes)]);
}

/** Module by script, where Vite knows one. */
function sourcesOf(client) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  return new Map(Object.values(manifest).map(({ file, src }) => [file, src]));
}

const foldersOf = (path) => readdirSync(inRoot(path)).sort();

/** Writes the packs of a finished site and their list. */
async function writePacks(dist, client, version) {
  const { locales: languages } = JSON.parse(readFileSync(inRoot('project.inlang/settings.json'), 'utf8'));
  const known = { games: foldersOf('assembly/games'), languages };
  const sources = sourcesOf(client);
  const groups = new Map();
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
  for (const file of files) {
    const belongs = packOf(file, { ...known, source: sources.get(file) });
    if (!belongs) continue;
    // What Kit builds anew and what stays when only a text changes are kept apart.
    const key = JSON.stringify([belongs, SCRIPT.test(file) || file.endsWith('.html')]);
    const group = groups.get(key) ?? { belongs, files: [] };
    group.files.push({ file, bytes: readFileSync(join(dist, file)) });
    groups.set(key, group);
  }

  mkdirSync(join(dist, FOLDER), { recursive: true });
  const packs = await Promise.all(
    [...groups.values()].map(async ({ belongs, files }) => {
      const bytes = packed(files);
      const zipped = await zip(bytes, { level: 9 });
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      // Not .gz: some hosts take that for a way of sending a file, and browsers then unzip it themselves.
      writeFileSync(join(dist, FOLDER, `${hash}.bin`), zipped);
      return { hash, ...belongs, fetched: zipped.length, kept: bytes.length };
    }),
  );
  writeFileSync(join(dist, FOLDER, `${version}.json`), JSON.stringify(packs));
}

/**
 * Lets an adapter write the site, then packs what was written.
 *
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @param {string} folder it writes to
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function withOfflinePacks(adapter, folder) {
  return {
    ...adapter,
    async adapt(builder) {
      await adapter.adapt(builder);
      await writePacks(inRoot(folder), builder.getClientDirectory(), builder.config.kit.version.name);
    },
  };
}
