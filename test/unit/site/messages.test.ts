import { readFileSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import format from '../../../site/messages/format.js';
import { LANGUAGES, type Language } from '../../../workers/registry';

type Entry = string | { match: Record<string, string> }[];

const root = 'site/messages';

/** Every game there is code for, on the site or not yet. */
const GAMES = readdirSync('workers/games');

/** Folders of message files: the shell's own and one for each part of the site that has its own. */
const folders = [
  root,
  ...readdirSync(root, { withFileTypes: true }).flatMap((f) => (f.isDirectory() ? join(root, f.name) : [])),
];

const read = (folder: string, language: Language): Record<string, Entry> =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, Entry>;

const texts = (entry: Entry): string[] =>
  typeof entry === 'string' ? [entry] : entry.flatMap((form) => Object.values(form.match));
const inputs = (entry: Entry) => [...new Set(texts(entry).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

test('the compiler reads every folder of messages, in every language', () => {
  const settings = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
  const told: { path: string }[] = format.toBeImportedFiles({ settings });
  const files = folders.flatMap((folder) => LANGUAGES.map((language) => join(folder, `${language}.json`)));
  expect(told.map(({ path }) => normalize(path)).sort()).toEqual(files.sort());
});

describe.each(folders)('the messages of %s', (folder) => {
  const english = read(folder, 'en');

  test.each(LANGUAGES)('are all there in %s, with the same inputs, and no other', (language) => {
    const own = read(folder, language);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [key, entry] of Object.entries(own)) {
      expect(`${key} ${inputs(entry)}`).toBe(`${key} ${inputs(english[key]!)}`);
      for (const text of texts(entry)) expect(text.trim()).not.toBe('');
    }
  });
});

describe('who says what', () => {
  /** Files by the keys of messages they name. */
  const users = new Map<string, string[]>();
  for (const file of readdirSync('site', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|svelte)$/.test(file) || file.includes('paraglide/')) continue;
    const said = readFileSync(join('site', file), 'utf8').matchAll(/\bm\.(\w+)/g);
    for (const [, key] of said) users.set(key!, [...(users.get(key!) ?? []), file]);
  }
  const gameOf = (path: string): string | undefined =>
    GAMES.find((game) => path.includes(`/games/${game}/`) || path.includes(`messages/${game}`));

  test.each(folders)('every message of %s is said by somebody', (folder) => {
    expect(Object.keys(read(folder, 'en')).filter((key) => !key.startsWith('$') && !users.has(key))).toEqual([]);
  });

  test.each(folders.filter((folder) => !gameOf(folder)))('none of %s is said by one game alone', (folder) => {
    const byOne = Object.keys(read(folder, 'en')).filter((key) => {
      const games = new Set((users.get(key) ?? []).map(gameOf));
      return games.size === 1 && !games.has(undefined);
    });
    expect(byOne).toEqual([]);
  });
});
