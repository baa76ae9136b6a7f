/**
 * Scripts a page is told to fetch at once. Kit leaves out those that another script of the page also imports later, and
 * browsers would come to them one after the other.
 */
import { readFileSync } from 'node:fs';

const LISTED = /<link href="[^"]*?\/(_app\/[^"]+\.js)" rel="modulepreload">/g;

/** What Vite tells of the scripts it built, by its own names for them. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What each script imports at once, by file. */
let imports: Map<string, readonly string[]> | undefined;

function readImports(built: string): Map<string, readonly string[]> {
  const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8')) as Manifest;
  return new Map(
    Object.values(manifest).map(({ file, imports = [] }) => [file, imports.map((name) => manifest[name]!.file)]),
  );
}

/**
 * The scripts that those listed in a page cannot do without and that are not listed.
 *
 * @param html the whole page as Kit wrote it
 * @param built where the files of the site stand while its pages are written
 */
export function unlisted(html: string, built: string): string[] {
  const neededBy = (file: string) => (imports ??= readImports(built)).get(file) ?? [];
  const listed = Array.from(html.matchAll(LISTED), ([, file]) => file!);
  const all = new Set(listed);
  // What is added on the way has its turn as well.
  for (const file of all) for (const needed of neededBy(file)) all.add(needed);
  return [...all].slice(listed.length);
}
