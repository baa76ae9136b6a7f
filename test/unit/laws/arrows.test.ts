import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rules from '../../../.dependency-cruiser.mjs';
import { inRoot } from '../../../tools/bootstrap/paths.mjs';
import { LAWFUL, PROBES, type Files } from './probes';

// Every law of .dependency-cruiser.mjs meets a file that breaks it, in a small tree of its own, and a few that keep it.

const laws = [...rules.forbidden, ...rules.required].map(({ name }) => name);

const tree = mkdtempSync(join(tmpdir(), 'sandtable-laws-'));
const found: { law: string; file: string }[] = [];

function write(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/** The tree must be where the command is run: the laws read the games from its folders. */
async function cruise(): Promise<Report> {
  const command = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = ['--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'json'];
  const run = promisify(execFile)(process.execPath, [command, 'assembly', 'workers', 'site', 'test', ...config], {
    cwd: tree,
    maxBuffer: 1 << 26,
  });
  // It ends with the number of violations.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as Report;
}

beforeAll(async () => {
  cpSync(inRoot('tools/arrows/aliases.mjs'), join(tree, 'tools/arrows/aliases.mjs'));
  write(LAWFUL);
  for (const { files } of Object.values(PROBES)) write(files);
  const { summary } = await cruise();
  found.push(...summary.violations.map(({ from, rule }) => ({ law: rule.name, file: from })));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('every law has a probe, and every probe a law', () => {
  expect(Object.keys(PROBES).sort()).toEqual([...laws].sort());
});

test.each(laws)('%s is reported where it is broken', (law) => {
  const probe = PROBES[law]!;
  expect(found.filter((one) => one.law === law).map(({ file }) => file)).toContain(probe.breaks);
});

test('what keeps the laws is not reported', () => {
  expect(found.filter(({ file }) => Object.hasOwn(LAWFUL, file))).toEqual([]);
});
