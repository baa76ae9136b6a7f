import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { inRoot, root } from '../../../tools/bootstrap/paths.mjs';
import { onlyGames, partsOfSite, registeredGames } from '../../../tools/registered.mjs';
import { GAMES } from '../../../workers/registry';

// What lies in the folders of a game that is not registered must not come onto the site.

const tree = mkdtempSync(join(tmpdir(), 'sandtable-registered-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

test('the games of the registry are read off it as it stands', () => {
  expect(registeredGames(root)).toEqual(GAMES.map(({ id }) => id));
});

test('a build holds the files of the games it is given, and of no others', async () => {
  for (const game of ['ants', 'bees']) {
    write(`content/${game}/terms/en.json`, JSON.stringify({ said: `terms of ${game}` }));
    write(`content/${game}/lessons/one/en.json`, JSON.stringify({ said: `lesson of ${game}` }));
    write(`content/${game}/lessons/one/script.json`, JSON.stringify({ said: `script of ${game}` }));
  }
  write(
    'main.ts',
    `export const terms = import.meta.glob<Record<string, string>>('/content/*/terms/*.json', { import: 'default' });
     export const lessons = import.meta.glob(
       ['./*/lessons/*/*.json', '!./*/lessons/*/script.json'],
       { base: './content', eager: true },
     );`,
  );
  const options = {
    write: false,
    rolldownOptions: { input: join(tree, 'main.ts'), preserveEntrySignatures: 'strict' },
  } as const;
  const plugins = [onlyGames(['ants'])];
  const built = await build({ root: tree, configFile: false, logLevel: 'error', plugins, build: options });
  const { output } = built as Rollup.RollupOutput;
  const all = output.map((file) => (file.type === 'chunk' ? file.code : file.source)).join('\n');
  expect(all).toContain('terms of ants');
  expect(all).toContain('lesson of ants');
  // They keep the names by which they are looked up.
  for (const name of ['/content/ants/terms/en.json', './ants/lessons/one/en.json']) expect(all).toContain(name);
  expect(all).not.toContain('bees');
  expect(all).not.toContain('script of ants');
});

test('the first star of every glob of the site is a game', () => {
  const { transform } = onlyGames(['ants']);
  const sources = readdirSync(inRoot('site'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const globs = sources
    .map((path) => readFileSync(inRoot('site', path), 'utf8'))
    .flatMap((code) => [...(transform(code, '')?.code.matchAll(/import\.meta\.glob[^(]*\(\s*\[([^\]]*)\]/g) ?? [])])
    .map(([, patterns]) => patterns!.trim());
  expect(globs.length).toBeGreaterThan(8);
  expect(globs.filter((patterns) => !/^'(?:.*\/(?:content|games|build)\/|\.\/)ants[/.]/.test(patterns))).toEqual([]);
});

test('every module of a registered game is among the engines of the site', () => {
  const { transform } = onlyGames(registeredGames(root));
  const code = transform(readFileSync(inRoot('site/lib/engine/files.ts'), 'utf8'), '')!.code;
  const patterns = [...code.matchAll(/'(?:\.\.\/)+build\/([\w*.-]+)'/g)].map(([, pattern]) => pattern!);
  const found = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  const modules = GAMES.flatMap((game) => [game.wasm, ...('side' in game ? [game.side] : [])]);
  expect(modules.length).toBeGreaterThan(GAMES.length);
  expect(modules.filter((file) => !found.some((pattern) => pattern.test(file)))).toEqual([]);
});

test('messages of a game, and of its parts, are on the site once it is registered', () => {
  write('workers/registry.ts', "export const GAMES = [\n  {\n    id: 'ants-two',\n  },\n];\n");
  for (const game of ['ants', 'ants-two', 'ants-two-small']) write(`assembly/games/${game}/rules.ts`, '');
  const holds = partsOfSite(tree);
  const parts = ['learn', 'ants', 'ants-learn', 'ants-two', 'ants-two-learn', 'ants-two-small', 'ants-two-small-learn'];
  expect(parts.filter(holds)).toEqual(['learn', 'ants-two', 'ants-two-learn']);
});
