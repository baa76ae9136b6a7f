import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { check, getFileInfo, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, onTestFinished, test as every } from 'vitest';
import { inRoot, root } from '../../../tools/bootstrap/paths.mjs';
import { suites } from '../../../tools/bootstrap/suites.mjs';
import { day, inTurn } from '../../support/day';
import { PLACES, TABLES } from './contributing';
import { REGISTERED, withLine } from './registering';
import { fell, files, generate, plant, run, tree, type Run } from './tree';

// The skeleton of a game, made in a copy of the repository: is it what CONTRIBUTING.md says, and as good as any game?
// It takes longer than any other file of this suite, so it runs on every second day; three days, by which whole compilers
// take turns here, have no part in common with two.
const test = every.skipIf(day % 2 === 1);

/** Longer than its placeholder, so that lines are laid out anew. */
const GAME = 'hollow-mountain';

const newGame = (...words: string[]): Promise<Run> => run('tools/new-game.mjs', ...words, '--root', tree);
const text = (path: string): string => readFileSync(join(tree, path), 'utf8');
const write = (path: string, content: string): void => writeFileSync(join(tree, path), content);

/** What the compiler looks at. */
const configure = (name: string, include: string[]): void => {
  const given = ['.svelte-kit/ambient.d.ts', '.svelte-kit/non-ambient.d.ts', 'site/**/*.d.ts'];
  write(name, JSON.stringify({ extends: './tsconfig.json', include: [...given, ...include] }));
};

/** Whole compilers run here, which takes a busy machine its time; ms. */
const BUSY = { timeout: 600_000 };

let before: Map<string, string>;
let made: string[];

beforeAll(async () => {
  plant();
  before = files();
  expect(await newGame(GAME)).toMatchObject({ code: 0, err: '' });
  made = [...files().keys()].filter((path) => !before.has(path));
  await generate();
}, BUSY.timeout);

afterAll(fell);

/** A place of the list in the skeleton: its path as a pattern. */
const pattern = (place: string): RegExp => {
  const path = place.replaceAll('<game>', GAME).replaceAll('.', '\\.').replaceAll('*', '[^/]+');
  return new RegExp(`^${path.replace('<suite>', `(?:${suites.join('|')})`)}${place.endsWith('/') ? '' : '$'}`);
};

test('every place that CONTRIBUTING names is in the skeleton, unless it says that it is not', () => {
  expect(PLACES.length).toBeGreaterThan(30);
  const filled = (path: string) => made.some((file) => pattern(path).test(file));
  expect(PLACES.filter(({ path, spared }) => filled(path) === spared)).toEqual([]);
});

test('every file of the skeleton is in a place that CONTRIBUTING names, and none of the others was touched', () => {
  expect(made.filter((file) => !PLACES.some(({ path }) => pattern(path).test(file)))).toEqual([]);
  const now = files();
  expect([...before].filter(([path, hash]) => now.get(path) !== hash)).toEqual([]);
});

test('it is laid out and written as the rest', BUSY, async () => {
  const eslint = new ESLint({ cwd: root });
  for (const path of made) {
    const { ignored, inferredParser } = await getFileInfo(path, { ignorePath: inRoot('.prettierignore') });
    const options = { ...(await resolveConfig(inRoot(path))), filepath: path };
    if (!ignored && inferredParser) expect([path, await check(text(path), options)]).toEqual([path, true]);
    if (!/\.(?:ts|mjs|svelte)$/.test(path) || (await eslint.isPathIgnored(path))) continue;
    const [result] = await eslint.lintText(text(path), { filePath: path });
    expect([path, result!.messages]).toEqual([path, []]);
  }
});

test('what is generated of it is what its data says', BUSY, async () => {
  for (const tool of ['tables', 'lessons']) {
    expect(await run(join(tree, `tools/${tool}.mjs`), '--check')).toMatchObject({ code: 0 });
  }
});

test('it keeps the laws of architecture', BUSY, async () => {
  const parts = made.filter((path) => /\.(?:ts|mjs|svelte)$/.test(path));
  const config = ['--config', '.dependency-cruiser.mjs', '--preserve-symlinks', '--output-type', 'json'];
  const { out } = await run('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...parts, ...config);
  const { summary } = JSON.parse(out) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  const broken = summary.violations.filter(({ from }) => made.includes(from));
  expect(broken.map(({ from, rule }) => `${rule.name}: ${from}`)).toEqual([]);
});

/** What runs a whole compiler over the repository, one a day. */
const COMPILED: [what: string, check: () => Promise<void>][] = [
  [
    'its engine compiles, and all its tests pass',
    async () => {
      const built = `build/${GAME}.test.wasm`;
      mkdirSync(join(tree, 'build'));
      const asked = [`assembly/${GAME}.ts`, '--config', 'asconfig.json', '--target', 'test', '-o', built];
      expect(await run('node_modules/assemblyscript/bin/asc.js', ...asked)).toMatchObject({ code: 0, err: '' });
      const tests = made.filter((path) => path.endsWith('.test.ts'));
      const report = await run('node_modules/vitest/vitest.mjs', 'run', '--root', tree, ...tests.map(dirname));
      expect(report).toMatchObject({ code: 0 });
      expect(report.out).toMatch(new RegExp(`${tests.length} passed`));
    },
  ],
  [
    'its parts are what they are said to be',
    async () => {
      configure(
        'tsconfig.parts.json',
        made.filter((path) => /\.(?:ts|svelte)$/.test(path) && !path.startsWith('assembly/')),
      );
      const asked = ['--tsconfig', './tsconfig.parts.json', '--output', 'human', '--fail-on-warnings'];
      const checked = await run('node_modules/svelte-check/bin/svelte-check', ...asked);
      expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('0 errors and 0 warnings')]);
    },
  ],
  [
    'it can be registered with a line in each table that CONTRIBUTING names, and the compiler asks for no others',
    async () => {
      const originals = [REGISTERED, ...TABLES].map((path) => [path, text(path)] as const);
      expect(text(REGISTERED)).not.toContain(GAME);
      onTestFinished(() => originals.forEach(([path, original]) => write(path, original)));
      for (const [path, original] of originals) write(path, withLine(path, original, GAME));
      expect(await newGame(GAME, '--remove')).toMatchObject({
        code: 2,
        err: `"${GAME}" stays: it stands in ${REGISTERED}\n`,
      });

      // Every table lacks another game, and nothing else is wrong with any.
      write(REGISTERED, withLine(REGISTERED, text(REGISTERED), 'left-out'));
      configure('tsconfig.tables.json', ['workers/**/*.ts', 'site/**/*.ts']);
      const { out } = await run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.tables.json');
      const wrong = Array.from(out.matchAll(/^(\S+?)\(\d+,\d+\): error (.*)/gm), ([, path, error]) => ({
        path: path!,
        error: error!,
      }));
      const lacks = wrong.filter(({ error }) => error.startsWith(`TS2741: Property '"left-out"' is missing`));
      expect(lacks.map(({ path }) => path).sort()).toEqual([...TABLES].sort());
      expect(
        wrong.filter((one) => !lacks.includes(one) && (TABLES.includes(one.path) || one.error.includes(GAME))),
      ).toEqual([]);
    },
  ],
];

test.for(inTurn(COMPILED, COMPILED.length))('%s', BUSY, ([, check]) => check());

test('it goes away as a whole, unless something of it was changed', BUSY, async () => {
  const state = `workers/games/${GAME}/state.ts`;
  const original = text(state);
  const stays = (path: string) => ({ code: 2, out: '', err: `"${GAME}" stays: ${path} was changed or added\n` });

  write(state, `${original}export const more = 1;\n`);
  expect(await newGame(GAME, '--remove')).toEqual(stays(state));
  write(state, original);

  const added = `assembly/games/${GAME}/plans.ts`;
  write(added, '');
  expect(await newGame(GAME, '--remove')).toEqual(stays(added));
  rmSync(join(tree, added));

  expect(await newGame(GAME, '--remove')).toMatchObject({ code: 0, err: '' });
  expect(files()).toEqual(before);
  expect(made.map(dirname).filter((folder) => folder.includes(GAME) && existsSync(join(tree, folder)))).toEqual([]);
});

test.each([
  [['Hollow'], 'is no name'],
  [['a--b'], 'is no name'],
  [['toy-battle'], 'is taken'],
  [['puzzles'], 'is taken'],
  [['toy-battle', '--remove'], 'it stands in workers/registry.ts'],
  [['hollow-hill', '--remove'], 'there is no game'],
  [['one', 'two'], 'usage'],
  [[], 'usage'],
  [['hollow-hill', '--force'], 'usage'],
])('%j is refused in one line', async (words, reason) => {
  const { code, out, err } = await newGame(...words);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err).toContain(reason);
  expect(files()).toEqual(before);
});
