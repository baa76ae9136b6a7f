/** Comments and READMEs name files: a file that was moved or renamed leaves names behind that lead nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['assembly', 'workers', 'site', 'tools', 'test', 'docs'];
/** Made from messages, not written. */
const GENERATED = 'site/lib/paraglide';

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));

const paths = FOLDERS.flatMap(below).filter((path) => !path.startsWith(GENERATED));
const topmost = readdirSync('.');
const known = [...topmost, ...paths, ...below('project.inlang'), ...below('.github')];

/** What only a build has, or the browser. */
const BUILT = new Set(['index.html', '404.html', '__data.json', 'build/lighthouse.json']);

/** Names with a placeholder or a query in them are examples. */
const NAME =
  /(?<![\w+*<>{}[\]@$/.-])(?:\.{0,2}\/)?(?:\.\.\/)*(?:[\w.-]+\/)*[\w+-]+(?:\.[\w-]+)*\.(?:ts|mjs|js|svelte|md|json|css|html|yml)(?![\w*<>{}/?-])/g;

/** The prose of a file: all of a text, the comments of code. */
function prose(path: string, text: string): string {
  if (path.endsWith('.md')) return text;
  return [/(?:^|\s)\/\*[\s\S]*?\*\//gm, /(?:^|\s)\/\/.*$/gm, /<!--[\s\S]*?-->/g]
    .flatMap((comment) => text.match(comment) ?? [])
    .join('\n');
}

/**
 * Whether a name leads somewhere: from the file that names it or from the topmost folder, or as the end of a path. One
 * without a folder is looked for in the same part of the project only.
 */
function leads(name: string, from: string): boolean {
  const cited = normalize(name);
  if (known.includes(cited) || known.includes(join(dirname(from), cited))) return true;
  const part = from.split('/')[0]!;
  const anywhere = name.includes('/') || !['assembly', 'workers', 'site', 'tools', 'test'].includes(part);
  return known.some((path) => path.endsWith(`/${cited}`) && (anywhere || path.startsWith(`${part}/`)));
}

const written = [...paths, ...topmost].filter((path) => /\.(ts|mjs|svelte|css|md)$/.test(path));

test('every file that a comment or a README names is there', () => {
  const cited = written.flatMap((path) =>
    (prose(path, readFileSync(path, 'utf8')).match(NAME) ?? []).map((name) => ({ path, name })),
  );
  expect(cited.length).toBeGreaterThan(200);
  const lost = cited.filter(({ path, name }) => !BUILT.has(name) && !leads(name, path));
  expect(lost).toEqual([]);
});
