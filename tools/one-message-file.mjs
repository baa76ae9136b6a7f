/**
 * Vite plugin for tests: the messages, each of which Paraglide writes into a file of its own, are loaded as one. A page takes what it
 * shows, while tests take all of them, and to ask for thousands of files took longer than many of the tests.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const INDEX = /\/paraglide\/messages\/_index\.js$/;
const EXPORT = /^export \* from '(\.\/.+)'$/gm;
const IMPORT = /^import .+$\n/gm;

/** Their text by the path of the index; every project of a run has a server of its own, and asks for it anew. */
const joined = new Map();

function joinedAt(index) {
  const texts = [...readFileSync(index, 'utf8').matchAll(EXPORT)].map(([, file]) =>
    readFileSync(join(dirname(index), file), 'utf8'),
  );
  const imports = new Set(texts.flatMap((text) => text.match(IMPORT) ?? []));
  return [...imports, ...texts.map((text) => text.replace(IMPORT, ''))].join('');
}

export function oneMessageFile() {
  return {
    name: 'one-message-file',
    load(id) {
      if (!INDEX.test(id)) return null;
      if (!joined.has(id)) joined.set(id, joinedAt(id));
      return { code: joined.get(id), map: null };
    },
  };
}
