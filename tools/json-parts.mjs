/**
 * Vite plugin: pages load of a data file only what they show.
 *
 *     import maps from './maps.json?each=maps';     // loaders by id, every member of the list in a chunk of its own
 *     import troops from './maps.json?part=troops'; // that part of the file alone
 *     import map from './map.json?keys=lands,name'; // the file with those members alone, at every depth
 *     import cards from './cards.json?columns=cards,id,cost'; // lists of records as a column for each of those members
 *     import count from './index.json?length';      // how long the list is
 *
 *     import { data, arrive } from './map.json?fetched&keys=lands'; // as without the word, but no script of a page
 *
 * What is fetched is a file of the site that pages ask for with `arrive`, and may only be read when that has resolved.
 * Everywhere else (workers, tests, the build itself) it is there at once.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';

const QUERY = /^(.+)\.json\?(fetched)?&?(?:(each|part|keys|columns)=(.+)|(length))?$/;

/** Without the file's ending, or Vite would read what the plugin gives as JSON. */
const OURS = /^\0json-(fetched)?-(each|part|keys|columns|length|whole):([^:]*):(.+)$/;

const contents = (file) => JSON.parse(readFileSync(file, 'utf8'));

function partOf(file, path) {
  const member = (value, key) => (Array.isArray(value) ? value.find(({ id }) => id === key) : value?.[key]);
  const part = path.split('/').reduce(member, contents(file));
  if (part === undefined) throw new Error(`${file} has no part "${path}"`);
  return part;
}

/** Records of like shape take far less room by column; null is what a record does not have. */
function columnsOf(data, keys) {
  const columns = (rows) =>
    Object.fromEntries(
      keys.filter((key) => rows.some((row) => key in row)).map((key) => [key, rows.map((row) => row[key] ?? null)]),
    );
  const lists = keys.filter((key) => Array.isArray(data[key])).map((key) => [key, columns(data[key])]);
  return JSON.stringify(Object.fromEntries(lists), keys);
}

/** What is wanted of a file, as JSON. */
const WANTED = {
  whole: (file) => JSON.stringify(contents(file)),
  length: (file) => String(contents(file).length),
  keys: (file, path) => JSON.stringify(contents(file), path.split(',')),
  columns: (file, path) => columnsOf(contents(file), path.split(',')),
  part: (file, path) => JSON.stringify(partOf(file, path)),
};

/** A module that has its data when it has been asked for; a request that failed can be made again. */
const fetching = (url) => `
  export let data;
  let coming;
  const read = async () => {
    data = await (await fetch(${url})).json();
  };
  const failed = (error) => {
    coming = undefined;
    throw error;
  };
  export const arrive = () => (coming ??= read().catch(failed));`;

/** @param {{ pages?: boolean }} options pages: what is built is scripts of pages, which can fetch a file */
export function jsonParts({ pages = false } = {}) {
  return {
    name: 'json-parts',
    enforce: 'pre',

    resolveId(source, importer) {
      if (OURS.test(source)) return source;
      const [, file, fetched = '', kind, path = '', length] = QUERY.exec(source) ?? [];
      if (file && importer && (fetched || kind || length))
        return `\0json-${fetched}-${kind ?? length ?? 'whole'}:${path}:${resolve(dirname(importer), file)}`;
    },

    load(id) {
      const [, fetched, kind, path, name] = OURS.exec(id) ?? [];
      if (!kind) return;
      const file = `${name}.json`;
      this.addWatchFile(file);
      if (kind === 'each') {
        const loaders = partOf(file, path).map(
          ({ id }) => `'${id}': () => import('\0json--part:${path}/${id}:${name}')`,
        );
        return `export default { ${loaders.join(', ')} };`;
      }
      const source = WANTED[kind](file, path);
      if (!fetched) return `export default ${source};`;
      if (!(pages && this.environment.name === 'client' && this.environment.mode === 'build'))
        return `export const data = ${source}; export const arrive = async () => {};`;
      const originalFileName = relative(process.cwd(), file);
      const asset = this.emitFile({ type: 'asset', name: basename(file), originalFileName, source });
      return fetching(`import.meta.ROLLUP_FILE_URL_${asset}`);
    },
  };
}
