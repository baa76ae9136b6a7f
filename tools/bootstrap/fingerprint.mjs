import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';

/** Folders a build writes into: what they hold is a result, never a cause. */
const RESULTS = new Set(['node_modules', 'paraglide', '.svelte-kit', '.cache']);

function* filesBelow(path) {
  if (statSync(path).isFile()) return yield path;
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!RESULTS.has(entry.name)) yield* filesBelow(join(path, entry.name));
  }
}

/** One hash over names and contents of files and whole folders, given relative to the root; absent ones count as empty. */
export function fingerprint(...paths) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const path of paths.map((name) => inRoot(name)).filter(existsSync)) {
    for (const file of filesBelow(path)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** True when the stamp file holds this very value. */
export const stampIs = (file, value) => existsSync(inRoot(file)) && readFileSync(inRoot(file), 'utf8') === value;

export function writeStamp(file, value) {
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), value);
}
