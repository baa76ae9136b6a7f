import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../../tools/bootstrap/paths.mjs';

const files = ['assembly', 'test/games'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`),
);

// The compiler drops what is not used without a word, and no linter reads AssemblyScript.
it('no file of the engine imports what it does not use', () => {
  expect(files.length).toBeGreaterThan(30);
  const unused = files.flatMap((file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    const names = [...text.matchAll(/import(?: type)? \{([^}]*)\}/g)].flatMap(([, list]) =>
      list.split(',').map((name) => name.trim().split(' as ').at(-1)!),
    );
    return names
      .filter((name) => name !== '' && [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length < 2)
      .map((name) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});
