import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkGroups } from '../../../tools/chunk-groups.mjs';

/** A pattern of alternatives, split where it is not within brackets. */
function alternatives(pattern: string): string[] {
  const found = [''];
  let depth = 0;
  for (const part of pattern.match(/\\.|[^\\]/g) ?? []) {
    depth += part === '(' ? 1 : part === ')' ? -1 : 0;
    if (part === '|' && depth === 0) found.push('');
    else found[found.length - 1] += part;
  }
  return found;
}

/** All the patterns without alternatives that a pattern stands for. */
function spelled(pattern: string): string[] {
  const found = /^((?:\\.|[^\\(])*)\(((?:\\.|[^\\()]|\((?:\\.|[^\\()])*\))*)\)(\??)(.*)$/.exec(pattern);
  if (!found) return [pattern];
  const [, before = '', inner = '', optional, after = ''] = found;
  const choices = [...alternatives(inner), ...(optional ? [''] : [])];
  return choices.flatMap((choice) => spelled(before + choice + after));
}

const list = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`);
const modules = [...list('site'), ...list('workers')];

test.each(chunkGroups.map(({ name, test }) => [name, test] as const))(
  'all that goes into the chunk "%s" is there',
  (_, { source }) => {
    const patterns = alternatives(source).flatMap(spelled);
    const missing = patterns.filter((pattern) => !modules.some((module) => new RegExp(pattern).test(module)));
    const packages = /^\\\/node_modules\\\/(.+)\\\/$|^\\\/(comlink)\\\/$/;
    expect(
      missing.filter((pattern) => {
        const found = packages.exec(pattern);
        return !existsSync(`node_modules/${(found?.[1] ?? found?.[2] ?? '').replaceAll('\\', '') || '-'}`);
      }),
    ).toEqual([]);
  },
);
