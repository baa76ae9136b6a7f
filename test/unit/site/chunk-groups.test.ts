import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkGroups } from '../../../tools/chunk-groups.mjs';

/** All the patterns without alternatives that a pattern of names stands for, also of what it leaves out. */
function spelled(pattern: string): string[] {
  const tokens = pattern.match(/\\.|[^\\]/g) ?? [];
  let at = 0;
  const each = (before: string[], after: string[]): string[] =>
    before.flatMap((one) => after.map((other) => one + other));
  function choices(): string[] {
    const all: string[] = [];
    let line = [''];
    for (; at < tokens.length && tokens[at] !== ')'; at++) {
      if (tokens[at] === '|') {
        all.push(...line);
        line = [''];
      } else if (tokens[at] === '(') {
        const leftOut = tokens[at + 1] === '?' && tokens[at + 2] === '!';
        at += leftOut ? 3 : 1;
        const inner = choices();
        const optional = tokens[at + 1] === '?';
        if (optional) at++;
        line = each(line, optional || leftOut ? [...inner, ''] : inner);
      } else line = each(line, [tokens[at]!]);
    }
    return [...all, ...line];
  }
  return choices();
}

const list = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`);
/** As tools/json-parts.mjs calls what is fetched. */
const fetched = list('assembly').map((file) => `json-fetched-${file}`);
const modules = [...list('site'), ...list('workers'), ...fetched];

test.each(chunkGroups.map(({ name, test }) => [name, test] as const))(
  'all that goes into the chunk "%s" is there',
  (_, { source }) => {
    const patterns = spelled(source);
    const missing = patterns.filter((pattern) => !modules.some((module) => new RegExp(pattern).test(module)));
    const inPackage = (pattern: string) => {
      const path = pattern.replaceAll('\\', '').replace(/^\/(node_modules\/)?/, 'node_modules/');
      return existsSync(path);
    };
    expect(missing.filter((pattern) => !inPackage(pattern))).toEqual([]);
  },
);
