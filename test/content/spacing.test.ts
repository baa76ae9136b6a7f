import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Chinese sign and Latin letter or digit, or the other way round, with nothing between them. */
const TOUCHING = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u;

const files = ['site/messages', 'site/content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)zh-\w+\.json$/.test(file))
    .map((file) => join(folder, file)),
);

/** Every string in a value. */
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);

/** A value is filled in where it is said, so what stands at its place is not known here. */
const readable = (file: string): string[] =>
  strings(JSON.parse(readFileSync(file, 'utf8'))).map((text) => text.replace(/\{\w+\}/g, ' '));

describe('Chinese texts have a blank between Chinese signs and Latin letters or digits', () => {
  test('there are such texts', () => expect(files.length).toBeGreaterThan(100));

  test.each(files)('%s', (file) => {
    expect(readable(file).filter((text) => TOUCHING.test(text))).toEqual([]);
  });

  test('the names of boards and troops', () => {
    const data: unknown = JSON.parse(readFileSync('assembly/games/toy-battle/data/maps.json', 'utf8'));
    expect(strings(data).filter((text) => TOUCHING.test(text))).toEqual([]);
  });
});
