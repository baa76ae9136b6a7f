import { readFileSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import format from '../../../site/messages/format.js';
import { LANGUAGES, type Language } from '../../../workers/registry';

type Entry = string | { match: Record<string, string> }[];

const root = 'site/messages';

/** Folders of message files: the shell's own and one for each part of the site that has its own. */
const folders = [
  root,
  ...readdirSync(root, { withFileTypes: true }).flatMap((f) => (f.isDirectory() ? join(root, f.name) : [])),
];

function read(folder: string, language: Language): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, Entry>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const texts = (entry: Entry): string[] =>
  typeof entry === 'string' ? [entry] : entry.flatMap((form) => Object.values(form.match));
const inputs = (entry: Entry) => [...new Set(texts(entry).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

test('the compiler reads every folder of messages, in every language', () => {
  const settings = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
  const told: { path: string }[] = format.toBeImportedFiles({ settings });
  const files = folders.flatMap((folder) => LANGUAGES.map((language) => join(folder, `${language}.json`)));
  expect(told.map(({ path }) => normalize(path)).sort()).toEqual(files.sort());
});

describe('the shell speaks all languages', () => {
  const english = read(root, 'en');

  test.each(LANGUAGES)('%s has every message, with the same inputs, and no other', (language) => {
    const own = read(root, language);
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    for (const [key, entry] of Object.entries(own)) {
      expect(`${key} ${inputs(entry)}`).toBe(`${key} ${inputs(english[key])}`);
      for (const text of texts(entry)) expect(text.trim()).not.toBe('');
    }
  });
});

describe.each(folders)('%s', (folder) => {
  test('no language has a message that English lacks', () => {
    const english = new Set(Object.keys(read(folder, 'en')));
    for (const language of LANGUAGES) {
      expect(Object.keys(read(folder, language)).filter((key) => !english.has(key))).toEqual([]);
    }
  });
});
