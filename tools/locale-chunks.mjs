/**
 * Vite plugin: a page carries its messages in the base language only; each part of each other language is a chunk of its
 * own, loaded by pages that need it (site/lib/i18n/). Compiled messages hold all languages, which is right for the
 * server and while developing, but would make every visitor load four times the text. Of Paraglide's runtime, which can
 * look for the locale in many places, pages get the part that asks `overwriteGetLocale`'s function.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const DICTIONARIES = 'virtual:dictionaries';
const OF_LANGUAGE = `${DICTIONARIES}/`;
const DICTIONARY = 'virtual:dictionary/';
const QUERY = '?locale=';

/** What one compiled message module consists of: the texts, by locale, and what the function that chooses is exported as. */
function partsOf(code, name) {
  const at = code.search(new RegExp(`\n(export )?const ${name} = `));
  const choice = code.slice(at);
  const texts = new Map(
    [...choice.matchAll(/if \(locale === "([^"]+)"\) return (\w+)\(/g)].map(([, l, text]) => [l, text]),
  );
  // Files have no capital letters in their names, so a message that has some is exported under another name.
  const [, fallback, exported = name] =
    /\n\s*return (\w+)\(inputs\)\s*\}\);?\s*(?:export \{ \w+ as (".+") \}\s*)?$/.exec(choice) ?? [];
  if (at < 0 || !fallback) throw new Error(`the compiled message "${name}" has a shape this plugin does not know`);
  // What a text needs is always given: the compiler asks for it.
  const definitions = code
    .slice(0, at)
    .replace(/^import .*'\.\.\/runtime\.js';$/m, '')
    .replaceAll('${i?.', '${i.');
  return { definitions, texts, fallback, exported };
}

const runtimeOf = (base, locales) => `
export const baseLocale = '${base}';
export const locales = ${JSON.stringify([base, ...locales])};
export const isLocale = (name) => locales.includes(name);
export let getLocale = () => baseLocale;
export const overwriteGetLocale = (choose) => { getLocale = choose; };
`;

/** Keys by part: the subfolders of a folder of message files that `holds`, and under `shell` what stands in the folder itself. */
function keysOf(sources, base, holds) {
  const keys = (path) => (existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8'))) : []);
  const folders = readdirSync(sources, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && holds(entry.name),
  );
  return new Map([
    ['shell', new Set(keys(join(sources, `${base}.json`)))],
    ...folders.map(({ name }) => [name, new Set(keys(join(sources, name, `${base}.json`)))]),
  ]);
}

/**
 * @param {{ sources: string, outdir: string, base: string, locales: readonly string[], holds: (part: string) => boolean }}
 *   options folder of the message files; folder of what Paraglide made of them; the base locale; all others; which parts
 *   the site has
 */
export function localeChunks({ sources, outdir, base, locales, holds }) {
  const folder = join(outdir, 'messages');
  let splits = false;
  let numbers;
  const isMessage = (id) => id.startsWith(`${folder}/`) && !basename(id).startsWith('_') && id.endsWith('.js');
  const nameOf = (id) => basename(id, '.js');
  const allKeys = () => new Set([...keysOf(sources, base, holds).values()].flatMap((keys) => [...keys]));
  const keyOf = (file) => partsOf(readFileSync(file, 'utf8'), nameOf(file)).exported.replaceAll('"', '');

  /** The messages of some keys. */
  const files = (keys) =>
    readdirSync(folder)
      .map((file) => join(folder, file))
      .filter((file) => isMessage(file) && keys.has(keyOf(file)))
      .sort();

  /** What stands for a message in the built site: its place among all, shorter than its name on every page. */
  function numberOf(name) {
    numbers ??= new Map(files(allKeys()).map((file, i) => [nameOf(file), i.toString(36)]));
    return numbers.get(name);
  }

  return {
    name: 'locale-chunks',
    enforce: 'pre',

    configResolved(config) {
      splits = config.command === 'build';
    },

    resolveId(id) {
      if (id === DICTIONARIES || id.startsWith(OF_LANGUAGE) || id.startsWith(DICTIONARY)) return `\0${id}`;
      if (id.startsWith(folder) && id.includes(QUERY)) return id;
    },

    load(id, options) {
      if (id === `\0${DICTIONARIES}`) {
        if (!splits || options?.ssr) return 'export default {};';
        return `export default { ${locales.map((locale) => `'${locale}': () => import('${OF_LANGUAGE}${locale}')`)} };`;
      }
      if (id.startsWith(`\0${OF_LANGUAGE}`)) {
        const locale = id.slice(OF_LANGUAGE.length + 1);
        const parts = [...keysOf(sources, base, holds).keys()];
        return `export default { ${parts.map((part) => `'${part}': () => import('${DICTIONARY}${locale}/${part}')`)} };`;
      }
      if (id.startsWith(`\0${DICTIONARY}`)) {
        const [locale, part] = id.slice(DICTIONARY.length + 1).split('/');
        const keys = keysOf(sources, base, holds).get(part);
        const names = files(keys).map(nameOf);
        const imports = names.map(
          (name) => `import { text as ${name} } from '${join(folder, name)}.js${QUERY}${locale}';`,
        );
        const entries = names.map((name) => `'${numberOf(name)}': ${name}`);
        return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
      }
      if (splits && !options?.ssr && id === join(outdir, 'runtime.js')) return runtimeOf(base, locales);
      const [file, locale] = id.split(QUERY);
      if (locale === undefined || !isMessage(file)) return;
      const { definitions, texts, fallback } = partsOf(readFileSync(file, 'utf8'), nameOf(file));
      return `${definitions}\nexport const text = ${texts.get(locale) ?? fallback};\n`;
    },

    transform(code, id, options) {
      if (!splits || options?.ssr || !isMessage(id)) return;
      const name = nameOf(id);
      const { definitions, fallback, exported } = partsOf(code, name);
      const choose = `const said = /* @__PURE__ */ saying('${numberOf(name)}', ${fallback});\nexport { said as ${exported} };`;
      return { code: `import { saying } from '$lib/i18n/dictionary';\n${definitions}\n${choose}\n`, map: null };
    },
  };
}
