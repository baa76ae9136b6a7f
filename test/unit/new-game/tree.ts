/** A copy of what a new game is made in, in a folder of its own, and commands that are run there. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inRoot, root } from '../../../tools/bootstrap/paths.mjs';

const COPIED = [
  ...['assembly', 'project.inlang', 'site', 'tools', 'workers'],
  ...['.dependency-cruiser.mjs', 'asconfig.json', 'package.json', 'svelte.config.js', 'tsconfig.json'],
  ...['vite.config.ts', 'vitest.config.ts'],
];
/** Configurations of tests among it. */
const GENERATED =
  /^(?:\.svelte-kit|build|node_modules|project\.inlang\/\.meta\.json|tsconfig\.\w+\.json|site\/lib\/paraglide)/;
/** Puzzles are large, and nothing here looks at them. */
const LEFT_OUT = /\/site\/(?:lib\/paraglide|content\/[^/]+\/puzzles\/(?!index))/;

export const tree = mkdtempSync(join(tmpdir(), 'sandtable-game-'));

export function plant(): void {
  for (const path of COPIED)
    cpSync(inRoot(path), join(tree, path), { recursive: true, filter: (at) => !LEFT_OUT.test(at) });
  symlinkSync(inRoot('node_modules'), join(tree, 'node_modules'));
}

export const fell = (): void => rmSync(tree, { recursive: true, force: true });

/** Exit code and all that was said. */
export interface Run {
  code: number;
  out: string;
  err: string;
}

/** Runs a program of this repository or of its packages where the copy is. */
export async function run(program: string, ...args: string[]): Promise<Run> {
  const given = { cwd: tree, maxBuffer: 1 << 26 };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [resolve(root, program), ...args], given);
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

/** What SvelteKit and Paraglide make of the copy, as `npm run check` does. */
export async function generate(): Promise<void> {
  const messages = ['compile', '--silent', '--project', './project.inlang', '--outdir', './site/lib/paraglide'];
  const strategy = ['--strategy', 'globalVariable', 'baseLocale', '--is-server', 'import.meta.env.SSR'];
  await run('node_modules/@inlang/paraglide-js/bin/run.js', ...messages, ...strategy);
  await run('node_modules/@sveltejs/kit/svelte-kit.js', 'sync');
}

/** Every file that is not generated, by path, as a hash of its content. */
export function files(): Map<string, string> {
  const all = readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = all.map(({ parentPath, name }) => relative(tree, join(parentPath, name)));
  const written = paths.filter((path) => !GENERATED.test(path)).sort();
  return new Map(
    written.map((path) => [
      path,
      createHash('sha1')
        .update(readFileSync(join(tree, path)))
        .digest('hex'),
    ]),
  );
}
