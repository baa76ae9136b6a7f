/**
 * Vite plugin: a page carries its messages in the base language only; each other language is a chunk of its own, loaded
 * by pages in that language (site/lib/i18n/dictionary.ts). Compiled messages hold all languages, which is right for the
 * server and while developing, but would make every visitor load four times the text.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const DICTIONARIES = 'virtual:dictionaries';
const DICTIONARY = 'virtual:dictionary/';
const QUERY = '?locale=';

/** What one compiled message module consists of: the texts, by locale, and where the function that chooses begins. */
function partsOf(code, name) {
  const at = code.indexOf(`\nexport const ${name} = `);
  const choice = code.slice(at);
  const texts = new Map(
    [...choice.matchAll(/if \(locale === "([^"]+)"\) return (\w+)\(/g)].map(([, l, text]) => [l, text]),
  );
  const base = /\n\s*return (\w+)\(inputs\)\s*\}\);?\s*$/.exec(choice)?.[1];
  if (at < 0 || !base) throw new Error(`the compiled message "${name}" has a shape this plugin does not know`);
  return { definitions: code.slice(0, at), texts, base };
}

/** @param {{ outdir: string, locales: readonly string[] }} options folder of the compiled messages, and all but the base locale */
export function localeChunks({ outdir, locales }) {
  const folder = join(outdir, 'messages');
  let splits = false;
  const isMessage = (id) => id.startsWith(`${folder}/`) && !basename(id).startsWith('_') && id.endsWith('.js');
  const nameOf = (id) => basename(id, '.js');

  return {
    name: 'locale-chunks',
    enforce: 'pre',

    configResolved(config) {
      splits = config.command === 'build';
    },

    resolveId(id) {
      if (id === DICTIONARIES || id.startsWith(DICTIONARY)) return `\0${id}`;
      if (id.startsWith(folder) && id.includes(QUERY)) return id;
    },

    load(id, options) {
      if (id === `\0${DICTIONARIES}`) {
        if (!splits || options?.ssr) return 'export default {};';
        return `export default { ${locales.map((l) => `'${l}': () => import('${DICTIONARY}${l}')`).join(', ')} };`;
      }
      if (id.startsWith(`\0${DICTIONARY}`)) {
        const locale = id.slice(DICTIONARY.length + 1);
        const names = readdirSync(folder)
          .filter((file) => isMessage(join(folder, file)))
          .map(nameOf);
        const imports = names.map(
          (name) => `import { text as ${name} } from '${join(folder, name)}.js${QUERY}${locale}';`,
        );
        return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
      }
      const [file, locale] = id.split(QUERY);
      if (locale === undefined || !isMessage(file)) return;
      const { definitions, texts, base } = partsOf(readFileSync(file, 'utf8'), nameOf(file));
      return `${definitions}\nexport const text = ${texts.get(locale) ?? base};\n`;
    },

    transform(code, id, options) {
      if (!splits || options?.ssr || !isMessage(id)) return;
      const name = nameOf(id);
      const { definitions, base } = partsOf(code, name);
      const choose = `export const ${name} = (inputs = {}, options) => say('${name}', ${base}, inputs, options?.locale);`;
      return { code: `import { say } from '$lib/i18n/dictionary';\n${definitions}\n${choose}\n`, map: null };
    },
  };
}
