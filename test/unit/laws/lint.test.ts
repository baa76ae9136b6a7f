import { ESLint } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import { describe, expect, test } from 'vitest';
import config from '../../../eslint.config.js';
import { root } from '../../../tools/bootstrap/paths.mjs';

// Every rule of eslint.config.js meets a text that breaks it, under the name of a file of the kind it is for.

interface Probe {
  file: string;
  broken: string;
}

/** By rule. */
const PROBES: Readonly<Record<string, Probe>> = {
  '@typescript-eslint/no-unused-vars': { file: 'workers/probe.ts', broken: 'const unused = 1;' },
  '@typescript-eslint/no-explicit-any': { file: 'workers/probe.ts', broken: 'export const loose: any = 1;' },
  eqeqeq: { file: 'workers/probe.ts', broken: 'export const same = (a: number, b: number) => a == b;' },
  'no-constant-binary-expression': { file: 'workers/probe.ts', broken: 'export const f = (a: object) => !a ?? 1;' },
  'no-self-compare': { file: 'workers/probe.ts', broken: 'export const f = (a: number) => a === a;' },
  'no-unreachable-loop': { file: 'workers/probe.ts', broken: 'export function f() { while (f.length) { return 1; } }' },
  'no-template-curly-in-string': { file: 'tools/probe.mjs', broken: `export const name = '\${game}';` },
  'svelte/require-each-key': { file: 'site/lib/Probe.svelte', broken: '{#each [1, 2] as n}{n}{/each}' },
  'svelte/no-at-html-tags': { file: 'site/lib/Probe.svelte', broken: "{@html '<b>bold</b>'}" },
  'svelte/no-dupe-style-properties': {
    file: 'site/lib/Probe.svelte',
    broken: '<p style="color: red; color: blue">red</p>',
  },
  'no-undef': { file: 'tools/probe.mjs', broken: 'export default nowhere;' },
};

const eslint = new ESLint({ cwd: root });

async function rulesAgainst({ file, broken }: Probe): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${broken}\n`, { filePath: file });
  return result!.messages.map(({ ruleId }) => ruleId);
}

/** Those Svelte's own parser needs are not ours. */
const GIVEN = svelte.configs.base.flatMap(({ rules = {} }) => Object.keys(rules));
const rules = config
  .flatMap((part) => Object.keys(('rules' in part && part.rules) || {}))
  .filter((rule) => !GIVEN.includes(rule));

test('every rule has a probe, and every probe a rule', () => {
  expect(Object.keys(PROBES).sort()).toEqual([...rules].sort());
});

describe.each(rules)('%s', (rule) => {
  test('is reported where it is broken', async () => {
    expect(await rulesAgainst(PROBES[rule]!)).toContain(rule);
  });
});

test('what breaks no rule is not reported, nor what another compiler reads', async () => {
  expect(
    await rulesAgainst({ file: 'workers/probe.ts', broken: 'export const kept = (_unused: number) => 1;' }),
  ).toEqual([]);
  expect(await eslint.isPathIgnored('assembly/probe.ts')).toBe(true);
});
