import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const components = readdirSync('site', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svelte'),
);

/** An element that takes whatever attributes it is given, or one whose name and attributes are both open. */
const SPREAD = /<[a-z][\w-]*\s(?:[^<>]|=>)*\{\.\.\./;
const OPEN = /<svelte:element\s+this=\{[^}]*\}\s+[^>]/;

test('no element takes attributes unnamed: setting every kind of them would be part of the scripts of every page', () => {
  const found = components.filter((file) => {
    const source = readFileSync(`site/${file}`, 'utf8');
    return SPREAD.test(source) || OPEN.test(source);
  });
  expect(found).toEqual([]);
});
