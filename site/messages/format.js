/**
 * Reads the message files in a folder, named in project.inlang/settings.json, and in the folders in it, one file a language
 * (a missing file is an empty one), for the inlang compiler, without fetching a plugin from a CDN at build time.
 *
 * The format is the subset of the inlang message format that the site uses:
 *   "key": "Hello {name}"
 *   "key": [{ "declarations": ["input count", "local form = count: plural"],
 *             "selectors": ["form"],
 *             "match": { "form=one": "{count} step", "form=*": "{count} steps" } }]
 */
import { readdirSync } from 'node:fs';

const LOCAL = /^local\s+(\w+)\s*=\s*(\w+)\s*:\s*(\w+)$/;
const INPUT = /^input\s+(\w+)$/;

const variable = (name) => ({ type: 'variable-reference', name });

function pattern(text) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 ? { type: 'expression', arg: variable(part) } : { type: 'text', value: part }))
    .filter((part) => part.type !== 'text' || part.value !== '');
}

/**
 * A text as it is shown: in Polish every word of one letter is tied to the next, as by `site/lib/i18n/bound.ts`, which
 * cannot be imported here, since the compiler reads this file alone.
 */
const shown = (text, locale) =>
  locale === 'pl' ? text.replace(/(?<=^|[\s(„])([aiouwz]) /giu, '$1\u00a0') : text;

function inputs(text) {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]))];
}

function declaration(line, where) {
  const input = INPUT.exec(line);
  if (input) return { type: 'input-variable', name: input[1] };
  const local = LOCAL.exec(line);
  if (!local) throw new Error(`${where}: cannot read the declaration "${line}"`);
  const [, name, of, fn] = local;
  const annotation = { type: 'function-reference', name: fn, options: [] };
  return { type: 'local-variable', name, value: { type: 'expression', arg: variable(of), annotation } };
}

function matches(key) {
  return key.split(',').map((part) => {
    const [name, value] = part.trim().split('=');
    return value === '*' || value === undefined
      ? { type: 'catchall-match', key: name }
      : { type: 'literal-match', key: name, value };
  });
}

/** One entry of a message file in a uniform shape: declarations, selectors and [match, text] pairs. */
function entry(value, where) {
  if (typeof value === 'string') {
    const declarations = inputs(value).map((name) => ({ type: 'input-variable', name }));
    return { declarations, selectors: [], variants: [[[], value]] };
  }
  const [form] = value;
  return {
    declarations: form.declarations.map((line) => declaration(line, where)),
    selectors: form.selectors.map(variable),
    variants: Object.entries(form.match).map(([key, text]) => [matches(key), text]),
  };
}

function read(content, path) {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`);
  }
}

const KEY = 'plugin.sandtable.messages';

export default {
  key: KEY,

  /** The compiler is run where the folder of the project stands: in the root of the repository. */
  toBeImportedFiles({ settings }) {
    const { folder } = settings[KEY];
    const parts = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
      .sort();
    return [folder, ...parts].flatMap((part) =>
      settings.locales.map((locale) => {
        const path = `${part}/${locale}.json`;
        return { locale, path, metadata: { path } };
      }),
    );
  },

  importFiles({ files }) {
    const bundles = new Map();
    const messages = [];
    const variants = [];
    const seen = new Set();
    for (const { locale, content, toBeImportedFilesMetadata } of files) {
      const { path } = toBeImportedFilesMetadata;
      for (const [id, value] of Object.entries(read(content, path))) {
        if (seen.has(`${locale} ${id}`)) throw new Error(`${path}: message "${id}" stands in another file too`);
        seen.add(`${locale} ${id}`);
        const message = entry(value, `${path}: ${id}`);
        const known = bundles.get(id)?.declarations ?? [];
        const fresh = message.declarations.filter((a) => !known.some((b) => b.name === a.name));
        bundles.set(id, { id, declarations: [...known, ...fresh] });
        messages.push({ bundleId: id, locale, selectors: message.selectors });
        for (const [when, text] of message.variants) {
          variants.push({ messageBundleId: id, messageLocale: locale, matches: when, pattern: pattern(shown(text, locale)) });
        }
      }
    }
    return { bundles: [...bundles.values()], messages, variants };
  },
};
