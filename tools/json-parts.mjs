/**
 * Vite plugin: pages load of a data file only what they show.
 *
 *     import maps from './maps.json?each=maps';     // loaders by id, every member of the list in a chunk of its own
 *     import troops from './maps.json?part=troops'; // that part of the file alone
 *     import map from './map.json?keys=lands,name'; // the file with those members alone, at every depth
 *     import cards from './cards.json?columns=cards,id,cost'; // lists of records as a column for each of those members
 *     import count from './index.json?length';      // how long the list is
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Without the file's ending, or Vite would read what the plugin gives as JSON. */
const OURS = /^\0json-(each|part|keys|columns|length):([^:]*):(.+)$/;

const contents = (file) => JSON.parse(readFileSync(file, 'utf8'));

const partOf = (file, path) =>
  path
    .split('/')
    .reduce((value, key) => (Array.isArray(value) ? value.find(({ id }) => id === key) : value?.[key]), contents(file));

/** Records of like shape take far less room by column; null is what a record does not have. */
function columnsOf(data, keys) {
  const columns = (rows) =>
    Object.fromEntries(
      keys.filter((key) => rows.some((row) => key in row)).map((key) => [key, rows.map((row) => row[key] ?? null)]),
    );
  const lists = keys.filter((key) => Array.isArray(data[key])).map((key) => [key, columns(data[key])]);
  return JSON.stringify(Object.fromEntries(lists), keys);
}

export function jsonParts() {
  return {
    name: 'json-parts',
    enforce: 'pre',

    resolveId(source, importer) {
      if (OURS.test(source)) return source;
      const [, file, kind = 'length', path = ''] =
        /^(.+)\.json\?(?:(each|part|keys|columns)=(.+)|length)$/.exec(source) ?? [];
      if (file && importer) return `\0json-${kind}:${path}:${resolve(dirname(importer), file)}`;
    },

    load(id) {
      const [, kind, path, name] = OURS.exec(id) ?? [];
      if (!kind) return;
      const file = `${name}.json`;
      this.addWatchFile(file);
      if (kind === 'length') return `export default ${contents(file).length};`;
      if (kind === 'keys') return `export default ${JSON.stringify(contents(file), path.split(','))};`;
      if (kind === 'columns') return `export default ${columnsOf(contents(file), path.split(','))};`;
      const part = partOf(file, path);
      if (part === undefined) throw new Error(`${file} has no part "${path}"`);
      if (kind === 'part') return `export default ${JSON.stringify(part)};`;
      const loaders = part.map(({ id }) => `'${id}': () => import('\0json-part:${path}/${id}:${name}')`);
      return `export default { ${loaders.join(', ')} };`;
    },
  };
}
